/** R5: fountains. */
import { describe, expect, it } from 'vitest';
import { FOUNTAIN } from '../components.ts';
import { squaresOf } from '../scoring.ts';
import { SPOTS } from '../spots.ts';
import { drawn, play, playing, ready } from './layout.ts';

const fountainAt = (row: number, column: number, turn = 0) => ({
  tile: FOUNTAIN,
  face: 'water' as const,
  turn,
  row,
  column,
});

describe('fountains', () => {
  it('[R5.1] come after the four cards of a round, one for each seat', () => {
    const table = play(ready(2));
    const rounds: string[] = [];
    for (let n = 0; n < 5; n++) {
      rounds.push(
        table
          .asked()
          .map(({ prompt }) => prompt.step)
          .join(' '),
      );
      table.all();
    }
    expect(rounds.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'placeTile placeTile'));
    expect(rounds[4]).toBe('placeFountain placeFountain');
    expect(table.state.round).toBe(2);
  });

  it('[R5.1] follow the rules for tiles: on any free half, inside, on nothing', () => {
    const table = play(playing(1, ['diamond']));
    table.decline(0);
    expect(table.spots(0)).toHaveLength(49 * 4 - 4 - 3);
    expect(table.whyNot(0, fountainAt(1, 1))).toEqual({ rule: 'R4.2', code: 'overlaps' });
    expect(table.whyNot(0, fountainAt(7, 0))).toEqual({ rule: 'R4.3', code: 'offBoard' });
    expect(table.whyNot(0, { ...fountainAt(0, 0), face: 'dark' })).toEqual({
      rule: 'R1.3',
      code: 'wrongFace',
    });
    expect(table.whyNot(0, { ...fountainAt(0, 0), tile: 12 })).toEqual({
      rule: 'R4.6',
      code: 'alreadyAside',
    });
    table.answer(0, fountainAt(0, 0));
    expect(table.city(0).pieces.map((id) => SPOTS[id])).toEqual([fountainAt(0, 0)]);
    expect(table.city(0).rows.water[0]).toBe(0b1001);
  });

  it('[R5.2] [Q9] may be declined, and are then lost', () => {
    const table = play(ready(1));
    while (table.state.round === 1) table.decline(0);
    expect(table.city(0).aside.filter((tile) => tile === FOUNTAIN)).toHaveLength(1);
    while (table.state.round === 2) table.decline(0);
    expect(table.city(0).aside.filter((tile) => tile === FOUNTAIN)).toHaveLength(2);
    expect(table.events.filter(({ did }) => did === 'scored')).toHaveLength(2);
  });

  it('[Q8] may follow the seat’s own fourth tile while others still place theirs', () => {
    const table = play(playing(2, ['house']));
    table.decline(0);
    expect(table.steps()).toEqual([
      [0, 'placeFountain'],
      [1, 'placeTile'],
    ]);
    table.answer(0, fountainAt(0, 0));
    expect(table.steps()).toEqual([[1, 'placeTile']]);
    table.decline(1);
    expect(table.steps()).toEqual([[1, 'placeFountain']]);
    expect(table.state.round).toBe(1);
  });

  it('[Q6] are not asked for in a full city', () => {
    const full = Array.from({ length: 7 }, () => 'ddd ggg ddd ggg ddd ggg ddd').join('\n');
    const table = play(playing(2, ['house'], { cities: [drawn(full), drawn(full.replace('ddd', 'd/.'))] }));
    expect(table.city(0).aside).toEqual([19, FOUNTAIN]);
    expect(table.steps()).toEqual([[1, 'placeFountain']]);
  });

  it('[Q10] may share a square, which is then built without a colour', () => {
    const table = play(playing(1, ['house'], { cities: [drawn('w/. ddd')] }));
    table.decline(0);
    table.answer(0, fountainAt(0, 0, 2));
    expect(table.events).toContainEqual({ did: 'scored', seat: 0, height: 1, width: 2, points: 2 });
    expect([squaresOf(table.city(0), 'dark'), squaresOf(table.city(0), 'green')]).toEqual([1, 0]);
  });
});
