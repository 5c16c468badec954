// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { GAME_IDS, type GameId } from '#games';
import '../../i18n/testing/texts.ts';
import { lessonDone } from '../../settings/learning.ts';
import { opponentsIn, rememberChoice } from './choice.ts';
import { GameButtons } from './GameButtons.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const prepare = vi.hoisted(() => vi.fn());
vi.mock('./usePlayNow.ts', () => ({ prepare }));
vi.mock('../../remote/me.ts', () => ({ useMe: () => 'nobody' }));

const play = vi.fn();
const playGuided = vi.fn();
const place = document.createElement('div');
document.body.append(place);

beforeEach(() => {
  localStorage.clear();
  play.mockClear();
  prepare.mockClear();
});

const row = () => place.querySelector('fieldset');
const press = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));

async function show(game: GameId) {
  const root = createRoot(place);
  await act(async () =>
    root.render(<GameButtons game={game} now={{ stage: 'choosing', play, playGuided }} />),
  );
  await press(place.querySelector('.btn-game'));
  await act(async () => {
    await import('./Levels.tsx');
  });
  return () => act(async () => root.unmount());
}

it.each(GAME_IDS)('offers every opponent of %s, and starts with a click', async (game) => {
  const hide = await show(game);
  expect(prepare).toHaveBeenCalledWith(game);
  const bots = [...(row()?.querySelectorAll('.level') ?? [])];
  expect(bots).toHaveLength(opponentsIn(game).length);
  for (const bot of bots) await press(bot);
  expect(play.mock.calls).toEqual(opponentsIn(game).map((opponent) => [{ game, opponent }]));
  await hide();
});

it('focuses the suggested bot and makes the buttons below inert', async () => {
  const hide = await show('flatiron');
  expect(document.activeElement).toBe(row()?.querySelector('.level[data-suggested]'));
  expect(place.querySelector('.card-foot')?.hasAttribute('inert')).toBe(true);
  await hide();
});

it('closes with Escape and a tap outside, but not inside', async () => {
  const hide = await show('flatiron');
  const tap = (element: Element | null) =>
    act(async () => element?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await tap(row());
  expect(row()).not.toBeNull();
  await tap(document.body);
  expect(row()).toBeNull();
  await press(place.querySelector('.btn-game'));
  await act(async () => row()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(row()).toBeNull();
  await hide();
});

it('names each bot and how it plays, and marks a good start, or the level played last', async () => {
  const hide = await show('flatiron');
  const marked = () => row()?.querySelector('.level[data-suggested]')?.textContent;
  expect(row()?.querySelector('.level')?.textContent).toBe('1 Apprentice misses a lot');
  expect(marked()).toBe('2 Draughtsman good start');
  await hide();
  rememberChoice({ game: 'flatiron', opponent: 'level5' });
  const hideAgain = await show('flatiron');
  expect(marked()).toBe('5 Magnate last time');
  await hideAgain();
});

const offer = async () => {
  await act(async () => {
    await import('./FirstOffer.tsx');
  });
  return row()?.querySelector('.first-offer');
};

it('offers lessons and a guided game once, with the first game of a title', async () => {
  for (const isOffered of [true, false, false]) {
    const hide = await show('tangramcity');
    expect((await offer()) != null).toBe(isOffered);
    await hide();
  }
});

it('starts the guided game from there, and leads to the lessons', async () => {
  const hide = await show('tangramcity');
  const line = await offer();
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/learn/tangramcity');
  await press(line?.querySelector('button'));
  expect(playGuided).toHaveBeenCalledWith('tangramcity');
  await hide();
});

it('offers nothing to who has learned the game, nor where there is nothing to learn', async () => {
  lessonDone('tangramcity', 'turn');
  for (const game of ['tangramcity', 'rowhouse'] as const) {
    const hide = await show(game);
    expect(await offer()).toBeNull();
    await hide();
  }
});
