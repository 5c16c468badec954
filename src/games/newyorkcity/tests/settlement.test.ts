/** What boards ask about a bidding round: what it takes, who acts after it, and what it brought. */
import { describe, expect, it } from 'vitest';
import { CHARACTERS, DOLLARS, PRESTIGE } from '../components.ts';
import { newyorkcity } from '../index.ts';
import { hiresOf, isLastToBid, settlementOf, spentLater } from '../queries.ts';
import type { Step } from '../state.ts';
import { bid, bidding, counts, type Layout, layOut } from './layout.ts';

const seen = (layout: Layout) => newyorkcity.view(layOut(layout), 0);

/** Plays bids one after the other, and gives what they settled. */
function settled(kind: number, layout: Parameters<typeof bidding>[1], ...answers: readonly object[]) {
  const { state, answer, events } = bidding(kind, layout);
  const before = newyorkcity.view(structuredClone(state), 0);
  const from = events.length;
  for (const [seat, one] of answers.entries()) answer(seat, one as Parameters<typeof answer>[1]);
  return settlementOf(before, events.slice(from), newyorkcity.view(state, 0));
}

describe('a settled bidding round', () => {
  const players = [{ hand: { dollars: 2 } }, { hand: { dollars: 2 } }];

  it('[R7.1] [R7.2] tells in press order what bids count with the bonus, and what they brought', () => {
    const found = settled(
      DOLLARS,
      { players, space: [3, 5], order: [1, 0] },
      bid(1, { dollars: 1 }),
      bid(2, { dollars: 2 }),
    );
    expect(found?.kind).toBe(DOLLARS);
    expect(found?.tie).toBeUndefined();
    expect(found?.bids.map(({ firm, bid: value, result, wins }) => [firm, value, result, wins])).toEqual([
      [1, 2, 3, true],
      [0, 1, 1, false],
    ]);
    expect(found?.bids.map(({ brought }) => brought)).toEqual([
      [{ did: 'gained', who: 1, what: 'dollars', count: 3 }],
      [{ did: 'gained', who: 0, what: 'dollars', count: 1 }],
    ]);
    expect(found?.bids.map(({ cards }) => cards)).toEqual([counts({ dollars: 2 }), counts({ dollars: 1 })]);
    expect(found?.bids.map(({ before, now }) => now > before)).toEqual([true, true]);
  });

  it('[R7.1] tells a tie with both spaces', () => {
    const found = settled(
      DOLLARS,
      { players, space: [3, 5], order: [1, 0] },
      bid(2, { dollars: 2 }),
      bid(2, { dollars: 2 }),
    );
    expect(found?.tie).toEqual({ value: 2, ahead: { firm: 1, space: 5 }, behind: { firm: 0, space: 3 } });
  });

  it('is empty if nobody bid, and nothing while bids are made', () => {
    expect(settled(DOLLARS, { players }, { pass: true }, { pass: true })?.bids).toEqual([]);
    expect(settled(DOLLARS, { players }, { pass: true })).toBeUndefined();
  });

  it('[R7.8] gives no more for the highest prestige bid', () => {
    const layout = { players: [{ hand: { prestige: 1 } }, { hand: { prestige: 1 } }] };
    const found = settled(PRESTIGE, layout, bid(1, { prestige: 1 }), { pass: true });
    expect(found?.bids.map(({ result, wins }) => [result, wins])).toEqual([[1, true]]);
  });
});

describe('a bid to be made', () => {
  const steps: Step[] = [{ step: 'bid', seat: 0 }, { step: 'evaluate' }];

  it('spends jokers and cards of later rounds, or keeps jokers', () => {
    const view = seen({
      players: [{ hand: { joker: 2, dollars: 1, prestige: 2 } }, {}],
      bidding: DOLLARS,
      steps,
    });
    const spent = (cards: Parameters<typeof counts>[0]) => spentLater(view, { cards: counts(cards) });
    expect(spent({ dollars: 1 })).toEqual({ spent: counts(), kept: counts({ joker: 2 }) });
    expect(spent({ dollars: 1, joker: 1, prestige: 2 })).toEqual({
      spent: counts({ joker: 1, prestige: 2 }),
      kept: counts({ joker: 1 }),
    });
  });

  it('[R6.2] is the last if nobody bids after it', () => {
    const players = [{}, {}];
    expect(isLastToBid(seen({ players, bidding: DOLLARS, steps }))).toBe(true);
    const more: Step[] = [{ step: 'bid', seat: 0 }, { step: 'bidTurn', firm: 1 }, { step: 'evaluate' }];
    expect(isLastToBid(seen({ players, bidding: DOLLARS, steps: more }))).toBe(false);
  });
});

it('[R7.5] who hires, one after the other, and up to what value', () => {
  const steps: Step[] = [
    { step: 'hire', seat: 0, value: 4, decline: true },
    { step: 'hireTurn', firm: 1, value: 2 },
    { step: 'closeBidding' },
  ];
  expect(hiresOf(seen({ players: [{}, {}], bidding: CHARACTERS, steps }))).toEqual([
    { firm: 0, value: 4 },
    { firm: 1, value: 2 },
  ]);
});
