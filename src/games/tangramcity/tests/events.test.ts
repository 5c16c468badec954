/** What the events tell: all that happens, and nothing that does not. */
import { describe, expect, it } from 'vitest';
import { FOUNTAIN } from '../components.ts';
import { layBoard } from '../effects.ts';
import { emptyCity } from '../setup.ts';
import { drawn, onBoard, play, playing, ready, tileNamed } from './layout.ts';

const DOMINO = tileNamed('domino');

describe('the beginning', () => {
  it('[R2.1] [R2.2] tells who has which board, and which side lies up', () => {
    const table = play(
      ready(2, {
        cities: [onBoard(0), onBoard(1)].map((city) => ({ ...city, board: null })),
        agenda: [{ step: 'openSides' }, { step: 'chooseBoard', seat: 1 }],
      }),
    );
    table.answer(1, { board: 0 });
    table.answer(1, { side: 'green' });
    expect(table.events).toEqual([
      { did: 'gotBoard', seat: 1, board: 0 },
      { did: 'gotBoard', seat: 0, board: 1 },
      { did: 'choseSide', seat: 1, side: 'green' },
    ]);
  });

  it('[R2.2] has no side up before there is a board', () => {
    expect(() => layBoard(emptyCity(), 'dark')).toThrow('no board to lay');
  });

  it('[R2.1] [R1.1] refuses boards that do not exist on either end', () => {
    const table = play(ready(1, { agenda: [{ step: 'chooseBoard', seat: 0 }] }));
    expect(table.whyNot(0, { board: 0 })).toEqual({ rule: 'R2.1', code: 'boardTaken' });
    for (const board of [-1, 5, 1.5])
      expect(table.whyNot(0, { board })).toEqual({ rule: 'R1.1', code: 'noSuchBoard' });
  });
});

describe('a round', () => {
  it('[R3.3] [R3.8] [R3.9] tells of cards as far as they are seen', () => {
    const table = play(ready(2));
    const [open, closed, own, other] = table.state.cards.map(({ tile }) => tile);
    expect(closed).toBeNull();
    expect(table.events).toEqual([
      { did: 'opened', round: 1 },
      { did: 'laidOpen', tile: open },
      { did: 'laidClosed' },
      { did: 'dealt', holders: [0], tile: own },
      { did: 'dealt', holders: [1], tile: other },
      { did: 'cameUp', tile: open },
    ]);
    table.state.cards[2]?.holders.pop();
    expect(table.events).toContainEqual({ did: 'dealt', holders: [0], tile: own });
  });

  it('[R3.9] reveals a closed card when it is turned, an open one never', () => {
    const table = play(ready(2));
    expect(table.reveals()).toBe(0);
    for (const seat of [0, 1]) table.decline(seat);
    expect(table.reveals()).toBe(1);
    expect(table.events.at(-1)).toEqual({ did: 'turned', holders: [], tile: table.state.cards[1]?.tile });
  });

  it('[R4.1] [R4.6] [R6.1] [R7.1] tells of tiles placed and declined, then points and balance', () => {
    const city = drawn('ddd ddd\nddd ddd');
    const table = play(playing(1, ['domino'], { cities: [city] }));
    const spot = table.spots(0)[0];
    table.answer(0, spot ?? { decline: -1 });
    table.decline(0);
    expect(table.events.slice(0, 5)).toEqual([
      { did: 'cameUp', tile: DOMINO },
      { did: 'placed', seat: 0, spot },
      { did: 'setAside', seat: 0, tile: FOUNTAIN, fits: true },
      expect.objectContaining({ did: 'scored', seat: 0 }),
      expect.objectContaining({ did: 'balanced', seat: 0 }),
    ]);
  });

  it('[R8.1] tells of the last cards, in order, and reveals them', () => {
    const table = play(ready(1, { round: 5, deck: [7, 2, 4] }));
    expect(table.events).toEqual([
      { did: 'opened', round: 6 },
      { did: 'laidOpen', tile: 2 },
      { did: 'laidOpen', tile: 4 },
      { did: 'laidOpen', tile: 7 },
    ]);
    expect(table.reveals()).toBe(1);
    expect(table.state.deck).toEqual([]);
    expect(table.state.cards).toEqual([2, 4, 7].map((tile) => ({ tile, holders: [], open: true })));
  });

  it('[R9.3] [R9.5] tells of balance and level at the end, of a full city only where there is one', () => {
    const table = play(ready(1, { round: 6, cities: [drawn('ddd ggg')], agenda: [{ step: 'closeRound' }] }));
    expect(table.events.map(({ did }) => did)).toEqual(['scored', 'balanced', 'weighed', 'reachedLevel']);
  });
});

describe('refused spots', () => {
  it('[R4.3] [R4.4] lie beyond the last row or turn, not on it', () => {
    const table = play(playing(1, ['domino'], { cities: [drawn('ddd ddd')] }));
    const at = (turn: number, row: number, column: number) =>
      table.whyNot(0, { tile: DOMINO, face: 'dark', turn, row, column });
    expect(at(-1, 3, 3)).toEqual({ rule: 'R4.4', code: 'noSuchSpot' });
    expect(at(0, -1, 3)).toEqual({ rule: 'R4.3', code: 'offBoard' });
    expect(at(0, 3, -1)).toEqual({ rule: 'R4.3', code: 'offBoard' });
    expect(at(0, 0, 0)).toEqual({ rule: 'R4.2', code: 'overlaps' });
  });

  it('[R4.2] [R4.3] in the last row or column are on the board, but may be taken', () => {
    const full = Array.from({ length: 7 }, () => 'ddd ddd ddd ddd ddd ddd ddd');
    const city = drawn(full.with(2, '... ... ddd ddd ddd ddd ddd').join('\n'));
    const table = play(playing(1, ['domino'], { cities: [city] }));
    const why = (row: number, column: number) =>
      table.whyNot(0, { tile: DOMINO, face: 'dark', turn: 0, row, column });
    expect(why(6, 0)).toEqual({ rule: 'R4.2', code: 'overlaps' });
    expect(why(0, 5)).toEqual({ rule: 'R4.2', code: 'overlaps' });
    expect(why(7, 0)).toEqual({ rule: 'R4.3', code: 'offBoard' });
    expect(why(0, 6)).toEqual({ rule: 'R4.3', code: 'offBoard' });
  });

  it('[R4.6] of a fountain are never those of a tile set aside', () => {
    const table = play(playing(1, ['domino'], { cities: [{ ...drawn('ddd ddd'), aside: [FOUNTAIN] }] }));
    expect(table.whyNot(0, { decline: FOUNTAIN })).toEqual({ rule: 'R4.1', code: 'wrongTile' });
  });
});
