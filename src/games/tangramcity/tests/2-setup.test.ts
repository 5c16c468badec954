/** R2: setup. */
import { describe, expect, it } from 'vitest';
import { apply, at, start } from '#kernel';
import { placements } from '../actions.ts';
import { startRows } from '../effects.ts';
import { tangramcity } from '../index.ts';
import type { City, Options } from '../state.ts';
import { onBoard, play, ready, refusalOf } from './layout.ts';

const begin = (seats: number, options: Partial<Options> = {}, seed = '1') =>
  start(tangramcity, options, seats, seed.padStart(32, '0')).position;

describe('setup', () => {
  it('[R2.1] draws a board for each seat', () => {
    const boards = begin(5).state.cities.map(({ board }) => board);
    expect([...boards].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(boards).not.toEqual(begin(5, {}, '2').state.cities.map(({ board }) => board));
  });

  it('[R2.1] [Q3] lets seats choose boards from the start player on, as an option', () => {
    let position = begin(3, { boards: 'chosen' });
    const { first } = position.state;
    const choosers: number[] = [];
    for (const board of [4, 2, 0]) {
      const [decision] = tangramcity.decisions(position.state);
      expect(decision?.prompt.step).toBe('chooseBoard');
      choosers.push(decision?.seat ?? -1);
      position = apply(tangramcity, position, decision?.seat ?? -1, { board }).position;
    }
    expect(choosers).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    expect(at(position.state.cities, first).board).toBe(4);
  });

  it('[R2.1] refuses a board that somebody has, or that does not exist', () => {
    const position = begin(2, { boards: 'chosen' });
    const [one] = tangramcity.decisions(position.state);
    const after = apply(tangramcity, position, one?.seat ?? -1, { board: 3 }).position;
    const [two] = tangramcity.decisions(after.state);
    const refuse = (attempt: unknown) => refusalOf(() => apply(tangramcity, after, two?.seat ?? -1, attempt));
    expect(refuse({ board: 3 })).toEqual({ rule: 'R2.1', code: 'boardTaken' });
    expect(refuse({ board: 5 })).toEqual({ rule: 'R1.1', code: 'noSuchBoard' });
    expect(refuse({ board: 'A' })).toEqual({ rule: 'R1.1', code: 'noSuchBoard' });
    expect(refuse(null)).toEqual({ rule: 'R1.1', code: 'noSuchBoard' });
  });

  it('[Q3] gives the last of five seats the board that is left', () => {
    let position = begin(5, { boards: 'chosen' });
    const last = (position.state.first + 4) % 5;
    for (const board of [0, 1, 2, 3]) {
      const [decision] = tangramcity.decisions(position.state);
      position = apply(tangramcity, position, decision?.seat ?? -1, { board }).position;
    }
    expect(at(position.state.cities, last).board).toBe(4);
    expect(tangramcity.decisions(position.state).map(({ prompt }) => prompt.step)).toContain('chooseSide');
  });

  it('[R2.2] [R1.5] lets all seats choose their side at once and prints the start area', () => {
    const position = begin(3);
    expect(tangramcity.decisions(position.state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(tangramcity.legalActions(position.state, 1)).toEqual([{ side: 'dark' }, { side: 'green' }]);
    const { state } = apply(tangramcity, position, 1, { side: 'green' }).position;
    const { board, side, rows } = at(state.cities, 1);
    expect(side).toBe('green');
    expect(rows.green).toEqual(startRows(board ?? -1, 'green'));
    expect(rows.dark.every((word) => word === 0)).toBe(true);
  });

  it('[R2.2] knows no third side', () => {
    const attempt = { side: 'water' };
    expect(refusalOf(() => apply(tangramcity, begin(1), 0, attempt))).toEqual({
      rule: 'R2.2',
      code: 'noSuchSide',
    });
  });

  it('[Q2] gains nothing by turning the board', () => {
    for (let tile = 0; tile < 23; tile++) {
      const counts = quarterTurns(onBoard(1)).map((city) => placements(city, [tile]).length);
      expect(new Set(counts).size).toBe(1);
    }
  });

  it('[R2.3] [Q14] starts every seat on space 1 with all tiles and fountains', () => {
    const { state } = begin(4);
    for (const { total, parts } of tangramcity.scores(state)) expect([total, parts.start]).toEqual([1, 1]);
    for (const { pieces, aside, balance } of state.cities)
      expect([pieces, aside, balance]).toEqual([[], [], { dark: 0, green: 0 }]);
  });

  it('[R2.4] [Q1] shuffles all cards and draws the start player by lot', () => {
    const firsts = Array.from({ length: 40 }, (_, n) => begin(3, {}, n.toString(16)).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    const table = (seed: string) => {
      const { state } = apply(tangramcity, begin(1, {}, seed), 0, { side: 'dark' }).position;
      return state.cards.map(({ tile }) => tile).join();
    };
    expect(new Set(['1', '2', '3', '4', '5'].map(table)).size).toBeGreaterThan(1);
    expect(begin(2).state.deck).toHaveLength(23);
  });

  it('[R2.4] has no start marker alone', () => {
    const said = (seats: number) =>
      start(tangramcity, {}, seats, '1'.repeat(32)).events.map(({ did }) => did);
    expect(said(1)).not.toContain('gotMarker');
    expect(said(2)).toContain('gotMarker');
  });

  it('[R2.2] goes on to round 1 when all sides are chosen', () => {
    const table = play(ready(2, { agenda: [{ step: 'openSides' }] }));
    table.answer(0, { side: 'dark' });
    expect(table.state.round).toBe(0);
    table.answer(1, { side: 'green' });
    expect(table.state.round).toBe(1);
  });
});

/** A city on its board, turned by quarters. */
function quarterTurns(city: City): City[] {
  const turns = [city];
  while (turns.length < 4) {
    const { rows, ...rest } = at(turns, turns.length - 1);
    const dark = Array.from({ length: 7 }, () => 0);
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 7; column++) {
        const bits = (at(rows.dark, row) >> (4 * column)) & 15;
        dark[column] = at(dark, column) | ((((bits << 1) & 15) | (bits >> 3)) << (4 * (6 - row)));
      }
    }
    turns.push({ ...rest, rows: { ...rows, dark } });
  }
  return turns;
}
