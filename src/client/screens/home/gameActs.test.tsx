// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { GAME_IDS, type GameId } from '#games';
import { opponentsIn } from './choice.ts';
import { GameActs } from './GameActs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const prepare = vi.hoisted(() => vi.fn());
vi.mock('./usePlayNow.ts', () => ({ prepare }));

const play = vi.fn();
const place = document.createElement('div');
document.body.append(place);

beforeEach(() => {
  play.mockClear();
  prepare.mockClear();
});

const row = () => place.querySelector('fieldset');
const press = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));

async function show(game: GameId) {
  const root = createRoot(place);
  await act(async () => root.render(<GameActs game={game} play={play} />));
  await press(place.querySelector('.btn-game'));
  return () => act(async () => root.unmount());
}

it.each(GAME_IDS)('offers everybody one can play %s against, and starts with a tap', async (game) => {
  const hide = await show(game);
  expect(prepare).toHaveBeenCalledWith(game);
  const bots = [...(row()?.querySelectorAll('.bot') ?? [])];
  expect(bots).toHaveLength(opponentsIn(game).length);
  for (const bot of bots) await press(bot);
  expect(play.mock.calls).toEqual(opponentsIn(game).map((opponent) => [{ game, opponent }]));
  await hide();
});

it('opens on the first bot and covers what lies under it', async () => {
  const hide = await show('flatiron');
  expect(document.activeElement).toBe(row()?.querySelector('.bot'));
  expect(place.querySelector('.card-foot')?.hasAttribute('inert')).toBe(true);
  await hide();
});

it('closes with Escape and with a tap beside it, but not with one inside', async () => {
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

it('says above the row who is pointed at, and lays nothing over it', async () => {
  const hide = await show('flatiron');
  const third = row()?.querySelectorAll('.bot')[2];
  expect(row()?.querySelectorAll('.bot[title]')).toHaveLength(0);
  const says = () => row()?.querySelector('.meta')?.textContent;
  await act(async () => third?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect(says()).toBe('the Builder: plays soundly, and sometimes misses the best');
  await act(async () => third?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true })));
  expect(says()).toBe('Pick a bot to start');
  await hide();
});
