// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { LANGUAGES } from '#kernel';
import { GOVERNING } from '../../boards/kit/governing.ts';
import { answers, buttons, key, open, place, press, stagedTurn, useScreen } from '../testing/screen.tsx';
import { rulesOf } from './book.ts';
import { bookOf } from './library.ts';

useScreen();

const rowhouse = await loadTitle('rowhouse');
await bookOf('rowhouse', 'en');

const drawer = () => place.querySelector<HTMLElement>('.rules-drawer');
const text = () => drawer()?.textContent ?? '';
const rulesButton = () => buttons('.topbar .bar-tool').find((one) => one.textContent === 'Rules');
const closeButton = () => buttons('.rules-drawer button').find((one) => one.textContent === 'Close');

async function search(query: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('.rules-drawer input[type=search]');
  if (!field) throw new Error('no search');
  // React ignores values set through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

describe('the rules at the table', () => {
  it('open at the rule for the question, with related ones', async () => {
    await open(rowhouse, 'a', 'human', 'level1');
    await key('?');
    expect(drawer()?.querySelector('h2')?.textContent).toBe('R3 Picking');
    expect(text()).toContain('You are asked: Lay one tile of your hand face down.');
    expect(drawer()?.querySelector('[aria-current]')?.textContent).toContain('R3.1');
    expect(text()).toContain('R3.3');
    expect(drawer()?.querySelector('a.btn')?.getAttribute('href')).toBe('/rules/rowhouse#R3');
  });

  it('leave the staged answer alone, and give the focus back', async () => {
    await open(rowhouse, 'b', 'human', 'level1');
    await press(answers()[0]);
    expect(stagedTurn()).not.toBeNull();
    rulesButton()?.focus();
    await key('?');
    expect(document.activeElement).toBe(drawer());
    await key('Escape');
    expect(drawer()).toBeNull();
    expect(document.activeElement).toBe(rulesButton());
    expect(stagedTurn()).not.toBeNull();
    await key('Escape');
    expect(stagedTurn()).toBeNull();
  });

  it('close by the same key, by the same button and by Close', async () => {
    await open(rowhouse, 'c', 'human', 'level1');
    await key('?');
    await key('?');
    expect(drawer()).toBeNull();
    await press(rulesButton());
    expect(rulesButton()?.getAttribute('aria-expanded')).toBe('true');
    await press(rulesButton());
    expect(drawer()).toBeNull();
    await press(rulesButton());
    await press(closeButton());
    expect(drawer()).toBeNull();
    expect(document.activeElement).toBe(rulesButton());
  });

  it('can be searched', async () => {
    await open(rowhouse, 'd', 'human', 'level1');
    await key('?');
    await search('bonus point');
    expect([...(drawer()?.querySelectorAll('.drawer-rule b') ?? [])].map((one) => one.textContent)).toEqual([
      'R3.3',
      'R5.4',
    ]);
    expect(text()).toContain('2 rules found');
    await search('dragon');
    expect(text()).toContain('Nothing says “dragon”. Try the name of a piece.');
    await search('');
    expect(text()).toContain('You are asked:');
  });
});

describe('every question', () => {
  it.each(GAME_IDS)('of %s leads to rules that exist in every language', async (game) => {
    for (const language of LANGUAGES) {
      const book = await bookOf(game, language);
      if (book === 'failed') throw new Error('no book');
      const known = rulesOf(book).map(({ number }) => number);
      const led = Object.values<readonly string[]>(GOVERNING[game]).flat();
      expect(led.filter((number) => !known.includes(number))).toEqual([]);
    }
  });
});
