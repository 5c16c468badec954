import { describe, expect, it } from 'vitest';
import type { Action } from '#games/tangramcity';
import { facesOf, turnsOf } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { gripIn, heldIn } from './layout.ts';
import {
  heldAs,
  isSameSpot,
  keptInside,
  nearestSpot,
  spotsInPose,
  spotsOf,
  tappedSpot,
  tilesOf,
} from './targets.ts';
import { positionsOf } from './testing/games.ts';

const GAMES = [1, 2, 3, 4, 5].flatMap((seats) =>
  positionsOf(seats, seats, seats % 2 === 0 ? 'chosen' : 'drawn'),
);

/** Every question about pieces, with the city it is about. */
const QUESTIONS = GAMES.flatMap(({ state, asked }) =>
  asked
    .filter(({ legal }) => tilesOf(legal).length > 0)
    .map(({ seat, legal }) => ({ city: at(state.cities, seat), legal })),
);

const keys = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();

describe('every legal answer', () => {
  it('is found by picking a tile, a face and a turn, or by declining; and nothing else is', () => {
    expect(QUESTIONS.length).toBeGreaterThan(300);
    for (const { legal } of QUESTIONS) {
      const offered = tilesOf(legal).flatMap((tile): Action[] => [
        ...facesOf(tile).flatMap((face) =>
          turnsOf(tile, face).flatMap((turn) => spotsInPose(legal, { tile, face, turn })),
        ),
        { decline: tile },
      ]);
      expect(keys(offered)).toEqual(keys(legal));
    }
  });

  it('has a square of its own among those of the same pose', () => {
    for (const { legal } of QUESTIONS.slice(0, 60)) {
      for (const spot of spotsOf(legal)) {
        expect(heldIn(spot, gripIn(spot))).toEqual(spot);
        expect(tappedSpot(legal, spot, gripIn(spot))).toEqual(spot);
      }
    }
  });

  it('for boards and sides is named by what it is', () => {
    const setups = GAMES.flatMap(({ asked }) => asked).filter(({ legal }) => tilesOf(legal).length === 0);
    expect(setups.length).toBeGreaterThan(5);
    for (const { legal } of setups)
      expect(legal.every((action) => 'board' in action || 'side' in action)).toBe(true);
  });
});

describe('a piece in the hand', () => {
  it('goes to the nearest place when it cannot lie where it is turned', () => {
    for (const { legal } of QUESTIONS.slice(0, 60)) {
      for (const spot of spotsOf(legal).slice(0, 3)) {
        const spots = spotsInPose(legal, spot);
        expect(nearestSpot(spots, gripIn(spot))).toEqual(spot);
        const near = nearestSpot(spots, { row: 3, column: 3 });
        expect(spots.some((one) => near && isSameSpot(one, near))).toBe(true);
      }
    }
    expect(nearestSpot([], { row: 3, column: 3 })).toBeUndefined();
  });

  it('is pushed back over the edge', () => {
    const held = heldAs(22, 0, false);
    const far = { ...held, row: -4, column: 9 };
    expect(keptInside(far, 0)).toEqual({ ...held, row: 0, column: 3 });
    expect(keptInside(far, 1)).toEqual({ ...held, row: -1, column: 4 });
  });

  it('turned so that it looks like an earlier turn is that one', () => {
    for (const tile of Array.from({ length: 23 }, (_, i) => i)) {
      for (const turns of [0, 1, 2, 3]) {
        const held = heldAs(tile, turns, turns % 2 === 0);
        expect(turnsOf(tile, held.face)).toContain(held.turn);
      }
    }
  });
});
