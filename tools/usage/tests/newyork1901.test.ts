import { describe, expect, it } from 'vitest';
import { newyork1901 } from '#games/newyork1901';
import { heuristics } from '#games/newyork1901/bot';
import { ACTION_CARDS, FIRST_LEGENDARY, OWN_TILES, TILES } from '#games/newyork1901/components';
import { at } from '#kernel';
import { observer } from '../newyork1901.ts';
import { countNames, unofferedKinds, watchedGame } from './watchedGame.ts';

describe('the observer of New York 1901', () => {
  const { tally, end, scores, events, counted, total } = watchedGame(newyork1901, heuristics, observer);
  const bits = (word: number) => word.toString(2).replaceAll('0', '').length;

  it.each([0, 1])('counts the tiles of seat %i, whose points are those of its buildings', (seat) => {
    const { hand } = at(end.estates, seat);
    const built = TILES.slice(0, OWN_TILES).filter((_, tile) => (hand & (1 << tile)) === 0);
    expect(counted('Tiles', seat, 'taken')).toEqual(
      countNames(built.map(({ technology, name }) => `${technology} ${name}`)),
    );
    expect(total('Tiles', seat, 'points') + total('Legendaries', seat, 'points')).toBe(
      scores[seat]?.parts.buildings,
    );
    const legendaries = events.filter(
      (event) => event.did === 'built' && event.seat === seat && event.tile >= FIRST_LEGENDARY,
    );
    expect(total('Legendaries', seat, 'taken')).toBe(legendaries.length);
  });

  it.each([0, 1])('counts lots, action cards, streets and the challenge of seat %i', (seat) => {
    const acquired = events.filter((event) => event.did === 'acquired' && event.seat === seat);
    expect(total('Lots', seat, 'taken')).toBe(acquired.length);
    expect(total('Action cards', seat, 'taken')).toBe(
      ACTION_CARDS.length - bits(at(end.estates, seat).cards),
    );
    expect(total('Streets', seat, 'points')).toBe(scores[seat]?.parts.streets);
    expect(total('Streets', seat, 'offered')).toBe(3);
    expect(total('Challenges', seat, 'points')).toBe(scores[seat]?.parts.challenge);
    expect(Object.keys(counted('Characters and starting lots', seat, 'taken')).length).toBe(1);
  });

  it('offers a kind of lot at most once in a turn, and everything before it is taken', () => {
    expect(unofferedKinds(tally)).toEqual([]);
    const turns =
      events.filter(({ did }) => did === 'acquired').length +
      events.filter(({ did }) => did === 'built').length;
    for (const offered of Object.values(counted('Lots', 0, 'offered')))
      expect(offered).toBeLessThanOrEqual(turns);
  });

  it('leaves the last district out with two seats', () => {
    const lots = (seats: number) => observer.groups(seats).find(({ name }) => name === 'Lots')?.kinds.length;
    expect([lots(2), lots(3)]).toEqual([8, 10]);
  });
});
