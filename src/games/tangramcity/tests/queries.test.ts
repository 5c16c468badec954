/** What a board asks: each answer is what the rules say. */
import { describe, expect, it } from 'vitest';
import { apply, at, Rng, type Seat, start } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { BOX, FOUNTAIN, LEVELS, TILES } from '../components.ts';
import { tangramcity } from '../index.ts';
import {
  BALANCE_STEPS,
  balanceOf,
  bonusesOf,
  cardStates,
  cityWith,
  covers,
  facesOf,
  fateOf,
  faultAt,
  fountainsOf,
  halvesOf,
  hasBegun,
  lookAlikes,
  nextLevelAt,
  outlineOf,
  poseOf,
  spotOf,
  startOutline,
  turnsOf,
  waitingFor,
} from '../queries.ts';
import { balanceBonus, levelOf, squaresOf } from '../scoring.ts';
import { SPOTS, type Spot, spotId } from '../spots.ts';
import { cityOf, type State } from '../state.ts';
import { drawn, onBoard, play, playing, ready, tileNamed } from './layout.ts';
import { statesOf } from './randomStates.ts';

/** Every question about pieces of some random games, with the city it is about. */
const questions = () =>
  [1, 2, 3, 4, 5].flatMap((seats) =>
    [...statesOf(seats)].flatMap((state) =>
      tangramcity.decisions(state).flatMap(({ seat }) => {
        const legal = tangramcity.legalActions(state, seat);
        const declined = legal.find((action) => 'decline' in action);
        const spots = legal.filter((action): action is Spot => 'row' in action);
        return declined ? [{ city: cityOf(state, seat), tile: declined.decline, spots }] : [];
      }),
    ),
  );

describe('a piece where it is held', () => {
  it('[R4.2] has a fault exactly where it is not legal, with what lies there', () => {
    const wrong: unknown[] = [];
    let checked = 0;
    for (const [i, { city, tile, spots }] of questions().entries()) {
      const legal = new Set(spots.map(spotId));
      for (const [id, spot] of SPOTS.entries()) {
        if (spot.tile !== tile || (id + i) % 7 > 0) continue;
        checked += 1;
        const fault = faultAt(city, spot);
        const isTold = !fault || (fault.on !== undefined && fault.clashes.length > 0);
        if ((fault === undefined) !== legal.has(id) || !isTold) wrong.push([i, spot]);
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(5000);
  });

  it('[R4.2] is told what lies there, and on which quarters', () => {
    const domino = { tile: tileNamed('domino'), face: 'dark', turn: 0, row: 2, column: 2 } as const;
    const city = cityWith(onBoard(0), domino);
    const diamond = { tile: tileNamed('diamond'), face: 'green', turn: 0 } as const;
    expect(faultAt(city, { ...diamond, row: 2, column: 3 })).toEqual({
      code: 'overlaps',
      clashes: [{ row: 2, column: 3, bits: 0b0110 }],
      on: domino.tile,
    });
    expect(faultAt(city, { ...diamond, row: 0, column: 0 })?.on).toBe('start');
    expect(faultAt(city, { ...diamond, row: 4, column: 4 })).toBeUndefined();
  });

  it('[R4.3] sticks out over each of the four edges', () => {
    const domino = { tile: tileNamed('domino'), face: 'dark', turn: 0 } as const;
    const outside = [
      { row: -1, column: 2 },
      { row: 2, column: -1 },
      { row: BOX.size, column: 2 },
      { row: 2, column: BOX.size - 1 },
    ];
    for (const square of outside)
      expect(faultAt(onBoard(0), { ...domino, ...square })).toMatchObject({ code: 'offBoard', clashes: [] });
  });

  it('[R4.1] changes the city as placing it does', () => {
    const rng = Rng.fromSeed('5'.repeat(32));
    let { position } = start(tangramcity, {}, 1, '6'.repeat(32));
    let placed = 0;
    for (let open = tangramcity.decisions(position.state); open.length > 0; ) {
      const action = heuristics.sample(position.state, 0, rng);
      const before = cityOf(position.state, 0);
      position = apply(tangramcity, position, 0, action).position;
      open = tangramcity.decisions(position.state);
      if (!('row' in action)) continue;
      placed += 1;
      const { rows, pieces } = cityWith(before, action);
      expect(cityOf(position.state, 0)).toMatchObject({ rows, pieces });
    }
    expect(placed).toBeGreaterThan(10);
  });

  it('covers the squares of its outline', () => {
    const spot = { tile: tileNamed('domino'), face: 'dark', turn: 1, row: 3, column: 4 } as const;
    const squares = [3, 4, 5].map((row) => [
      covers(spot, { row, column: 4 }),
      covers(spot, { row, column: 5 }),
    ]);
    expect(squares).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
  });
});

describe('pieces', () => {
  it('[R1.3] [R1.4] have two faces, fountains one without a colour', () => {
    expect(facesOf(0)).toEqual(['dark', 'green']);
    expect(facesOf(FOUNTAIN)).toEqual(['water']);
  });

  it('[R4.4] turned so that they look like an earlier turn are held in that one', () => {
    expect(turnsOf(tileNamed('domino'), 'dark')).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((turns) => poseOf(tileNamed('domino'), 'dark', turns).turn)).toEqual([
      0, 1, 0, 1,
    ]);
    expect([0, 1, 2, 3].map((turns) => poseOf(tileNamed('diamond'), 'green', turns).turn)).toEqual([
      0, 0, 0, 0,
    ]);
    expect([0, 1, 2, 3].map((turns) => poseOf(FOUNTAIN, 'water', turns).turn)).toEqual([0, 1, 2, 3]);
  });

  it('[R1.5] [R1.4] are as large as they are drawn', () => {
    expect(halvesOf(FOUNTAIN)).toBe(1);
    expect(halvesOf(tileNamed('domino'))).toBe(4);
    expect(outlineOf({ tile: tileNamed('domino'), face: 'dark', turn: 1 })).toMatchObject({
      height: 2,
      width: 1,
    });
    expect(() => outlineOf({ tile: tileNamed('domino'), face: 'dark', turn: 2 })).toThrow('no such pose');
    for (let board = 0; board < BOX.boards; board++)
      expect(
        startOutline(board, 'green')
          .patches.map(({ bits }) => bits === 0b1111)
          .sort(),
      ).toEqual([false, true]);
  });

  it('[R1.6] that look alike differ in one half each, and both say so', () => {
    const marked = TILES.flatMap(({ lookAlike }, tile) => (lookAlike === null ? [] : [tile]));
    expect(marked.length).toBe(10);
    for (const tile of marked) {
      const pair = lookAlikes(tile);
      for (const only of [pair?.oneOnly, pair?.twoOnly]) {
        expect([tile, only?.length]).toEqual([tile, 1]);
        expect(only?.[0]?.bits.toString(2).replaceAll('0', '')).toBe('11');
      }
    }
    expect(lookAlikes(tileNamed('domino'))).toBeUndefined();
  });
});

/** What a seat sees of a round that has just been dealt. */
function dealt(seats: number, seat: Seat) {
  const { state } = play(ready(seats));
  return tangramcity.view(state, seat);
}

describe('the round', () => {
  it('[R3.2] [R3.4] [R3.7] has cards in play, known, to come and face down', () => {
    expect(cardStates(dealt(1, 0))).toEqual(['now', 'ahead', 'closed', 'closed']);
    expect(cardStates(dealt(3, 0))).toEqual(['now', 'known', 'closed', 'closed']);
    expect(cardStates(dealt(3, 2))).toEqual(['now', 'closed', 'closed', 'known']);
  });

  it('[R3.9] goes on when all have placed', () => {
    const table = play(ready(2));
    const view = () => tangramcity.view(table.state, 0);
    expect(hasBegun(view())).toBe(true);
    expect([...waitingFor(view())]).toEqual([0, 1]);
    table.decline(0);
    expect([...waitingFor(view())]).toEqual([1]);
    table.decline(1);
    expect(cardStates(view()).slice(0, 2)).toEqual(['played', 'now']);
  });

  it('[R2.2] has not begun while sides are chosen', () => {
    const { state } = start(tangramcity, {}, 2, '1'.repeat(32)).position;
    expect(hasBegun(tangramcity.view(state, 0))).toBe(false);
  });

  it('[R4.1] [R4.6] [R5.2] says what has become of each piece', () => {
    const table = play(playing(1, ['domino', 'boat', 'hook', 'house']));
    const fates = (state: State) =>
      (['domino', 'boat', 'hook', 'angle'] as const).map((name) =>
        fateOf(tangramcity.view(state, 0), cityOf(state, 0), tileNamed(name)),
      );
    expect(fates(table.state)).toEqual(['now', 'known', 'known', 'ahead']);
    table.answer(0, at(table.spots(0), 0));
    table.decline(0);
    expect(fates(table.state)).toEqual(['built', 'declined', 'now', 'ahead']);
    expect(spotOf(at(table.city(0).pieces, 0)).tile).toBe(tileNamed('domino'));
    const fountains = { pieces: [...table.city(0).pieces, SPOTS.length - 1], aside: [FOUNTAIN, FOUNTAIN] };
    expect(fountainsOf({ ...table.city(0), ...fountains })).toEqual({ placed: 1, declined: 2 });
  });
});

describe('points', () => {
  it('[R7.1] [R9.3] weigh the colours, with the bonus of their distance', () => {
    const city = drawn('ddd ddd ggg');
    expect(balanceOf(city)).toEqual({ dark: 2, green: 1, distance: 1, bonus: 10 });
    expect(squaresOf(city, 'dark')).toBe(2);
  });

  it('[R9.3] have a step for every distance', () => {
    for (let distance = 0; distance <= BOX.size ** 2; distance++) {
      const steps = BALANCE_STEPS.filter(({ from, to }) => from <= distance && distance <= to);
      expect(steps.map(({ bonus }) => bonus)).toEqual([balanceBonus(distance)]);
    }
  });

  it('[R9.1] add up the bonuses', () => {
    expect(bonusesOf({ ...onBoard(0), planningBonus: 15, balanceBonus: 5 })).toBe(20);
  });

  it('[R9.5] lead to the next level, until there is none', () => {
    expect([0, 99, 100, 139, 199].map(nextLevelAt)).toEqual([100, 100, 140, 140, 200]);
    expect(nextLevelAt(200)).toBeUndefined();
    for (const { name, from } of LEVELS) expect(levelOf(from)).toBe(name);
  });
});
