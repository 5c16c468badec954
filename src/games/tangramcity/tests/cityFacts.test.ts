/** What a board asks about a city: what it counts, what a piece would change, what a round brought. */
import { describe, expect, it } from 'vitest';
import { apply, at, Rng, start } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { FOUNTAIN } from '../components.ts';
import { tangramcity } from '../index.ts';
import { bestFit, cityWith, factsOf, lastMoveOf, scoringIn } from '../queries.ts';
import { scores } from '../scoring.ts';
import type { Spot } from '../spots.ts';
import { cityOf, type Event } from '../state.ts';
import { drawn, onBoard, play, playing, ready, tileNamed } from './layout.ts';

const DOMINO = { tile: tileNamed('domino'), face: 'dark', turn: 0 } as const;

describe('a city', () => {
  const city = { ...drawn('ddd ddd ggg ggg ...\nddd ddd ggg ddd ...'), rounds: [8, 16, 18] };
  const view = tangramcity.view(ready(1, { round: 4, cities: [city] }), 0);

  it('[R6.1] [R9.3] tells its rectangle, its balance and its points if it ended now', () => {
    expect(factsOf(view, 0)).toEqual({
      height: 2,
      width: 4,
      area: 8,
      balance: { dark: 5, green: 3, distance: 2, bonus: 10 },
      ifEnded: 1 + 8 + 16 + 18 + 8 + 10,
    });
  });

  it('[R6.1] [R9.3] tells the same with one more piece', () => {
    const next = cityWith(city, { ...DOMINO, turn: 1, face: 'green', row: 0, column: 4 });
    expect(factsOf(view, 0, next)).toMatchObject({
      area: 10,
      balance: { dark: 5, green: 5, bonus: 20 },
      ifEnded: 1 + 8 + 16 + 18 + 10 + 20,
    });
  });
});

describe('a piece', () => {
  const upright = (row: number, column: number): Spot => ({ ...DOMINO, turn: 1, row, column });

  it('[R6.1] fits best where the rectangle grows most', () => {
    const city = drawn('... ... ddd ddd\n... ... ddd ddd');
    expect(bestFit(city, [upright(3, 0), upright(0, 1), upright(0, 5)])).toEqual(upright(0, 1));
    expect(bestFit(city, [])).toBeUndefined();
  });

  it('[R4.5] fits better where it touches more, a neighbour or the edge', () => {
    const city = drawn('ddd ddd ddd ddd\nddd ddd ddd ddd');
    const alone = upright(4, 3);
    const atEdge = upright(4, 6);
    const inCorner = upright(5, 6);
    expect(bestFit(city, [alone, atEdge])).toEqual(atEdge);
    expect(bestFit(city, [inCorner, atEdge, alone])).toEqual(inCorner);
    expect(bestFit(city, [alone, upright(2, 3)])).toEqual(upright(2, 3));
    // Two halves make a square.
    const triangle = { tile: tileNamed('smallTriangle'), face: 'dark', turn: 0 } as const;
    const half = cityWith(onBoard(0), { ...triangle, row: 5, column: 3 });
    const open = { ...triangle, turn: 2, row: 5, column: 1 };
    const closed = { ...triangle, turn: 2, row: 5, column: 3 };
    expect(bestFit(half, [open, closed])).toEqual(closed);
  });
});

describe('the last move of a seat', () => {
  it('[R4.1] [R4.6] is the piece placed or declined last', () => {
    const table = play(playing(1, ['domino', 'boat', 'hook', 'house']));
    const last = () => lastMoveOf(tangramcity.view(table.state, 0), cityOf(table.state, 0));
    expect(last()).toBeUndefined();
    table.decline(0);
    expect(last()).toEqual({ declined: tileNamed('domino') });
    const spot = at(table.spots(0), 0);
    table.answer(0, spot);
    expect(last()).toEqual({ spot });
    table.decline(0);
    expect(last()).toEqual({ declined: tileNamed('hook') });
    table.decline(0);
    const fountain = at(table.spots(0), 0);
    expect(fountain.tile).toBe(FOUNTAIN);
    table.answer(0, fountain);
    expect(last()).toEqual({ spot: fountain });
  });
});

describe('the scoring of a round', () => {
  it('[R6.1] [R7.1] [R7.4] tells each seat what it got, and who has the start marker', () => {
    const rng = Rng.fromSeed('5'.repeat(32));
    let { position } = start(tangramcity, {}, 3, '6'.repeat(32));
    let rounds = 0;
    for (;;) {
      const next = tangramcity.decisions(position.state)[0];
      if (!next) break;
      const action = heuristics.sample(position.state, next.seat, rng);
      const before = position.state;
      const applied = apply(tangramcity, position, next.seat, action);
      position = applied.position;
      const scoring = scoringIn(
        applied.events,
        tangramcity.view(before, 0),
        tangramcity.view(position.state, 0),
      );
      const scored = applied.events.filter(
        (event): event is Event & { did: 'scored' } => event.did === 'scored',
      );
      expect(scoring === undefined).toBe(scored.length === 0);
      if (!scoring) continue;
      rounds += 1;
      expect(scoring.round).toBe(rounds);
      expect(scoring.marker?.to ?? before.first).toBe(position.state.first);
      const totals = scores(position.state).map(({ total }) => total);
      expect(scoring.seats.map(({ after }) => after)).toEqual(totals.toSorted((one, two) => two - one));
      for (const { seat, area, before: from, after } of scoring.seats) {
        expect(area).toBe(scored.find((event) => event.seat === seat)?.points);
        if (rounds < 6) expect(after - from).toBe(area);
      }
      if (rounds === 6)
        expect(scoring.seats.map((one) => one.ifEnded)).toEqual(scoring.seats.map((one) => one.after));
    }
    expect(rounds).toBe(6);
  });
});
