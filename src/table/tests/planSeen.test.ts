/** Which answers of a rival are taken for the expected one: those that look like it to the plan’s owner. */
import { describe, expect, it } from 'vitest';
import { type Answer, CARDS, CardRoom } from './cards.ts';

/** Ann expects one answer of bob’s and gets another: whether her plan goes on. Bob holds a card, and has tossed so often before. */
function isMet(expected: Answer, given: Answer, card = 4, tosses = 0): boolean {
  const before = Array.from({ length: tosses }, () => [1]);
  const here = new CardRoom({ hands: [5, card], turns: [...before, [1], [0]] });
  for (const _ of before) here.give(1, { toss: 'atOnce' });
  const plan = here.plan({ when: [{ seat: 1, action: expected }], play: 'pass' });
  here.give(1, given);
  const fate = here.fate(plan);
  expect(fate).toMatchObject(fate.is === 'due' ? { action: 'pass' } : { is: 'ended', why: 'otherwise' });
  return fate.is === 'due';
}

describe('[T32] an answer expected of a rival', () => {
  it('is met by the card itself where cards are laid face up, whichever the rival holds', () => {
    for (const card of CARDS) expect(isMet({ lay: card }, { lay: card }, card)).toBe(true);
  });

  it('is not met by another card, though all begins alike', () => {
    for (const card of CARDS.filter((one) => one !== 3))
      expect(isMet({ lay: 3 }, { lay: card }, card)).toBe(false);
  });

  it('is met face down by any card, also where something happened that its owner did not see', () => {
    for (const hide of CARDS) {
      expect(isMet({ hide: 2 }, { hide })).toBe(true);
      expect(isMet({ hide: 3 }, { hide })).toBe(true);
    }
  });

  it.each([
    ['a card face up', { hide: 4 }, { lay: 4 }],
    ['a card face down', { lay: 4 }, { hide: 4 }],
    ['a coin', { hide: 4 }, { toss: 'atOnce' }],
    ['a card, where a coin was to fall', { toss: 'atOnce' }, { hide: 4 }],
    ['something, where nothing was to happen', 'pass', { lay: 4 }],
    ['nothing, where a coin was to fall', { toss: 'atOnce' }, 'pass'],
    ['nothing', { lay: 4 }, 'pass'],
  ] as const)('is not met by %s', (_, expected, given) => {
    expect(isMet(expected, given)).toBe(false);
  });

  it('is met by nothing where nothing happens', () => {
    expect(isMet('pass', 'pass')).toBe(true);
  });

  it.each(['told', 'atOnce'] as const)('is met whatever chance makes of it (%s)', (toss) => {
    for (let tosses = 0; tosses < 8; tosses++) expect(isMet({ toss }, { toss }, 4, tosses)).toBe(true);
  });
});
