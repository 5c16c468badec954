/** R7: the end of a round. */
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../scoring.ts';
import { drawn, onBoard, play, playing, ready } from './layout.ts';

const counts = (picture: string) => {
  const city = drawn(picture);
  return [squaresOf(city, 'dark'), squaresOf(city, 'green')];
};

describe('balance', () => {
  it('[R7.1] is counted at the end of every round', () => {
    const cities = [drawn('ddd ddd ggg'), drawn('ggg d/d ... ggg')];
    const table = play(playing(2, [], { cities }));
    expect(table.city(0).balance).toEqual({ dark: 2, green: 1 });
    expect(table.city(1).balance).toEqual({ dark: 1, green: 2 });
    expect(table.events).toContainEqual({ did: 'balanced', seat: 1, dark: 1, green: 2 });
  });

  it('[R7.1] pays nothing before the end', () => {
    const table = play(playing(1, [], { cities: [drawn('ddd ggg')] }));
    expect(table.city(0)).toMatchObject({ balanceBonus: 0, planningBonus: 0, rounds: [2] });
  });

  it('[R7.2] counts built squares of one colour, of one tile or of two', () => {
    expect(counts('ddd d/d d\\d ggg g/g')).toEqual([3, 2]);
  });

  it('[R7.2] leaves out half-built squares', () => {
    expect(counts('d/. .\\g d\\.')).toEqual([0, 0]);
  });

  it('[R7.2] gives a dark half beside a green one no colour', () => {
    expect(counts('d/g g/d d\\g g\\d')).toEqual([0, 0]);
  });

  it('[R7.2] counts a half beside a fountain for its colour', () => {
    expect(counts('d/w w\\d g/w w\\g g\\w')).toEqual([2, 3]);
  });

  it('[Q10] gives two fountains no colour', () => {
    expect(counts('w/w w\\w')).toEqual([0, 0]);
  });

  it('[Q11] counts the printed start area as its colour', () => {
    const city = onBoard(0);
    expect([squaresOf(city, 'dark'), squaresOf(city, 'green')]).toEqual([1, 0]);
    city.rows.water[1] = 0b0011 << 8;
    expect(squaresOf(city, 'dark')).toBe(2);
    city.rows.water[1] = 0;
    city.rows.green[1] = 0b0011 << 8;
    expect([squaresOf(city, 'dark'), squaresOf(city, 'green')]).toEqual([1, 0]);
  });
});

describe('the end of a round', () => {
  it('[R7.3] discards the cards of the round', () => {
    const table = play(ready(3));
    const cards = table.state.cards.map(({ tile }) => tile);
    while (table.state.round === 1) table.all();
    expect([...table.state.discard].sort()).toEqual([...cards].sort());
    expect(table.state.cards.every(({ tile }) => !cards.includes(tile))).toBe(true);
  });

  /** Who has the marker after a round in which seats scored so much. */
  function marker(first: number, points: readonly number[]): number {
    const row = (squares: number) => drawn(Array.from({ length: squares }, () => 'ddd').join(' '));
    return play(playing(points.length, [], { first, cities: points.map(row) })).state.first;
  }

  it('[R7.4] gives the start marker to the highest score', () => {
    expect(marker(0, [1, 2, 5, 4])).toBe(2);
    expect(marker(2, [6, 2, 5, 4])).toBe(0);
  });

  it('[R7.4] leaves it with a holder who leads alone', () => {
    expect(marker(1, [1, 5, 2])).toBe(1);
    expect(marker(0, [3])).toBe(0);
    const table = play(playing(2, [], { cities: [drawn('ddd ddd'), drawn('ddd')] }));
    expect(table.state).toMatchObject({ round: 2, first: 0 });
    expect(table.events.map(({ did }) => did)).not.toContain('gotMarker');
  });

  it('[R7.4] goes clockwise from the holder among equals', () => {
    expect(marker(0, [1, 5, 2, 5])).toBe(1);
    expect(marker(2, [1, 5, 2, 5])).toBe(3);
    expect(marker(3, [5, 5, 2, 1])).toBe(0);
  });

  it('[R7.4] passes over the holder among equals', () => {
    expect(marker(1, [1, 5, 2, 5])).toBe(3);
    expect(marker(3, [1, 5, 2, 5])).toBe(1);
    expect(marker(0, [4, 4])).toBe(1);
  });

  it('[R7.4] counts all rounds, not only the last', () => {
    const cities = [drawn('ddd ddd'), drawn('ddd ddd ddd')].map((city, seat) => ({
      ...city,
      rounds: seat === 0 ? [9] : [2],
    }));
    const table = play(playing(2, [], { first: 1, cities }));
    expect(table.state.first).toBe(0);
    expect(table.events).toContainEqual({ did: 'gotMarker', seat: 0 });
  });

  it('[Q13] moves the marker after round 5 too', () => {
    const table = play(playing(2, [], { round: 5, cities: [drawn('ddd'), drawn('ddd ddd')] }));
    expect([table.state.round, table.state.first]).toEqual([6, 1]);
  });
});
