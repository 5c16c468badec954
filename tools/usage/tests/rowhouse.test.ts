import { describe, expect, it } from 'vitest';
import { rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { colorName } from '#games/rowhouse/components';
import { observer } from '../rowhouse.ts';
import { countNames, unofferedKinds, watchedGame } from './watchedGame.ts';

describe('the observer of Rowhouse', () => {
  const { tally, end, scores, decisions, dealt, counted, total } = watchedGame(
    rowhouse,
    heuristics,
    observer,
  );

  it.each([0, 1])('counts the picks of seat %i, and the colours in hand', (seat) => {
    const picks = decisions.filter((one) => one.seat === seat && one.prompt.step === 'pick');
    const hands = picks.map(({ state }) => [...new Set(state.houses[seat]?.hand.map(colorName))]);
    expect(counted('Colours picked', seat, 'offered')).toEqual(countNames(hands.flat()));
    const storeys = end.houses[seat]?.storeys.flat().map(colorName) ?? [];
    expect(counted('Colours picked', seat, 'taken')).toEqual(countNames(storeys));
    expect(counted('Colours picked', seat, 'used')).toEqual(countNames(storeys));
  });

  it.each([0, 1])('puts all points of seat %i down to something', (seat) => {
    expect(total('Colours picked', seat, 'points')).toBe(scores[seat]?.parts.bonus);
    expect(total('Full storeys', seat, 'points')).toBe(scores[seat]?.parts.storeys);
  });

  it('counts trades', () => {
    const offers = decisions.filter(({ prompt }) => prompt.step === 'offerTrade');
    const trades = decisions.filter(({ prompt }) => prompt.step === 'giveTile');
    expect(total('Trades', 0, 'offered') + total('Trades', 1, 'offered')).toBe(offers.length);
    expect(total('Trades', 0, 'taken') + total('Trades', 1, 'taken')).toBe(trades.length);
  });

  it('knows who began, and who won', () => {
    expect(tally.first).toBe(dealt.first);
    expect(tally.totals).toEqual(scores.map((score) => score.total));
    expect(unofferedKinds(tally)).toEqual([]);
  });
});
