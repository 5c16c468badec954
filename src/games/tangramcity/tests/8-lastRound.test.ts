/** R8: the last round. */
import { describe, expect, it } from 'vitest';
import { FOUNTAIN } from '../components.ts';
import { drawn, play, ready, tileNamed } from './layout.ts';

const [HOUSE, DOMINO, HOOK] = [tileNamed('house'), tileNamed('domino'), tileNamed('hook')] as const;

/** Two seats before round 6, with three cards left. */
function lastRound(cities = ready(2).cities) {
  const deck = [HOUSE, DOMINO, HOOK];
  const discard = ready(2).deck.filter((tile) => !deck.includes(tile));
  return play(ready(cities.length, { round: 5, deck, discard, cities }));
}

describe('the last round', () => {
  it('[R8.1] turns over the three cards left, all at once', () => {
    const table = lastRound();
    expect(table.state.cards.map(({ tile, open }) => [tile, open])).toEqual([
      [HOOK, true],
      [DOMINO, true],
      [HOUSE, true],
    ]);
    expect(table.state.deck).toEqual([]);
    expect(table.reveals()).toBe(1);
  });

  it('[R8.1] lets each seat place the three tiles in an order of its own', () => {
    const table = lastRound();
    const tiles = (seat: number) => new Set(table.spots(seat).map(({ tile }) => tile));
    expect(tiles(0)).toEqual(new Set([HOOK, DOMINO, HOUSE]));
    table.answer(0, { tile: HOUSE, face: 'dark', turn: 0, row: 4, column: 4 });
    expect(tiles(0)).toEqual(new Set([HOOK, DOMINO]));
    expect(tiles(1)).toEqual(new Set([HOOK, DOMINO, HOUSE]));
    table.answer(0, { tile: HOOK, face: 'green', turn: 0, row: 4, column: 0 });
    table.answer(1, { tile: DOMINO, face: 'green', turn: 0, row: 0, column: 0 });
    table.answer(0, { decline: DOMINO });
    expect(table.steps()).toEqual([
      [0, 'placeFountain'],
      [1, 'placeTile'],
    ]);
    expect(table.city(0).aside).toEqual([DOMINO]);
  });

  it('[R8.1] [R4.6] lets a seat decline any of the three, each for good', () => {
    const table = lastRound();
    table.answer(0, { decline: DOMINO });
    expect(new Set(table.spots(0).map(({ tile }) => tile))).toEqual(new Set([HOOK, HOUSE]));
    const attempt = { tile: DOMINO, face: 'dark', turn: 0, row: 0, column: 0 };
    expect(table.whyNot(0, attempt)).toEqual({ rule: 'R4.6', code: 'alreadyAside' });
    expect(table.whyNot(0, { ...attempt, tile: 0 })).toEqual({ rule: 'R4.1', code: 'wrongTile' });
  });

  it('[Q6] sets aside what no longer fits after a placement', () => {
    const nook = `... ... ddd ddd ddd ddd ddd\n${'ddd '.repeat(7)}\n`.concat(
      `${'ddd '.repeat(7)}\n`.repeat(5),
    );
    const table = lastRound([drawn(nook)]);
    expect(table.city(0).aside).toEqual([HOOK, HOUSE]);
    table.answer(0, { tile: DOMINO, face: 'green', turn: 0, row: 0, column: 0 });
    expect(table.city(0).aside).toEqual([HOOK, HOUSE, FOUNTAIN]);
    expect(table.asked()).toEqual([]);
  });

  it('[R8.2] ends with the last fountain, the last rectangle and the last count', () => {
    const table = lastRound();
    for (const seat of [0, 1]) {
      for (const decline of [HOOK, DOMINO, HOUSE]) table.answer(seat, { decline });
    }
    expect(table.steps()).toEqual([
      [0, 'placeFountain'],
      [1, 'placeFountain'],
    ]);
    table.answer(0, { tile: FOUNTAIN, face: 'water', turn: 1, row: 1, column: 2 });
    table.decline(1);
    expect(table.city(0)).toMatchObject({ rounds: [2], balance: { dark: 2, green: 0 } });
    expect(table.city(1)).toMatchObject({ rounds: [1], balance: { dark: 1, green: 0 } });
    expect(table.asked()).toEqual([]);
  });
});
