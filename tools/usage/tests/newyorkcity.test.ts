import { describe, expect, it } from 'vitest';
import { newyorkcity } from '#games/newyorkcity';
import { heuristics } from '#games/newyorkcity/bot';
import { BIDDING_KINDS, characterTile, nameOf, ROUNDS } from '#games/newyorkcity/components';
import { at } from '#kernel';
import { observer } from '../newyorkcity.ts';
import { countNames, unofferedKinds, watchedGame } from './watchedGame.ts';

describe('the observer of New York City', () => {
  const { tally, end, events, decisions, dealt, counted, total } = watchedGame(
    newyorkcity,
    heuristics,
    observer,
  );
  const stackOf = (seat: number) =>
    events.flatMap((event) => (event.did === 'tookStack' && event.who === seat ? event.stack : []));

  it.each([0, 1])('counts the characters seat %i began with and hired', (seat) => {
    expect(counted('Starting characters', seat, 'taken')).toEqual(countNames(stackOf(seat).map(nameOf)));
    const hired = events.flatMap((event) =>
      event.did === 'hired' && event.who === seat ? [event.number] : [],
    );
    expect(hired.length).toBeGreaterThan(0);
    expect(counted('Hired characters', seat, 'taken')).toEqual(
      countNames(hired.map((character) => `${nameOf(character)} (${characterTile(character).value})`)),
    );
    const values = countNames(hired.map((character) => `value ${characterTile(character).value}`));
    expect(counted('Values of hired characters', seat, 'taken')).toEqual(values);
    expect(counted('Values within the bid', seat, 'taken')).toEqual(values);
  });

  it.each([0, 1])('counts the bids of seat %i, and those it won', (seat) => {
    const bids = events.flatMap((event) => (event.did === 'bid' && event.who === seat ? [event] : []));
    const won = events.flatMap((event) => (event.did === 'won' && event.who === seat ? [event] : []));
    const name = ({ kind }: { kind: number }) => at(BIDDING_KINDS, kind);
    expect(counted('Biddings', seat, 'taken')).toEqual(countNames(bids.map(name)));
    expect(counted('Biddings', seat, 'used')).toEqual(countNames(won.map(name)));
    for (const offered of Object.values(counted('Biddings', seat, 'offered')))
      expect(offered).toBeLessThanOrEqual(ROUNDS);
  });

  it.each([0, 1])('offers seat %i a value where a bid and a tile are there', (seat) => {
    const fives = new Set<number>();
    for (const { seat: asked, state, prompt } of decisions) {
      if (asked !== seat || prompt.step !== 'bid' || at(BIDDING_KINDS, state.bidding) !== 'characters')
        continue;
      const most = newyorkcity
        .legalActions(state, seat)
        .reduce((best, action) => ('value' in action ? Math.max(best, action.value) : best), 0);
      if (most >= 3 && at(state.shelves, 2).length > 0) fives.add(state.round);
    }
    expect(counted('Values within the bid', seat, 'offered')['value 3'] ?? 0).toBe(fives.size);
  });

  it.each([0, 1])('counts tiles, cards and the work of characters of seat %i', (seat) => {
    const awards = events.filter((event) => event.did === 'awarded' && event.who === seat);
    expect(total('Prestige tiles', seat, 'taken')).toBe(awards.length);
    const picks = decisions.filter((one) => one.seat === seat && 'pair' in one.action);
    expect(total('Cards drafted', seat, 'taken')).toBeGreaterThanOrEqual(picks.length);
    expect(total('Characters at work', seat, 'offered')).toBe(at(end.firms, seat).staff.length);
  });

  it('offers everything before it is taken', () => {
    expect(unofferedKinds(tally)).toEqual([]);
    expect(tally.first).toBe(dealt.order[0]);
  });
});
