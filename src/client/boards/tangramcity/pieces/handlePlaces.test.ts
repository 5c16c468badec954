import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CELL, placePoint } from '../layout.ts';
import { spotsInPose, spotsOf } from '../targets.ts';
import { positionsOf } from '../testing/games.ts';
import { handlePlaces } from './Handles.tsx';
import { badgePlaces } from './HintGhosts.tsx';
import { platesOf } from './Rectangles.tsx';

/** Units for a pixel of a city of 670 pixels. */
const UNIT = 552 / 670;

const QUESTIONS = positionsOf(2, 4).flatMap(({ state, asked }) =>
  asked.map(({ seat, legal }) => ({ city: at(state.cities, seat), legal })),
);

describe('over the city', () => {
  it('no handle lies over a place, a plate or the other handle', () => {
    let shown = 0;
    for (const { city, legal } of QUESTIONS) {
      for (const ghost of spotsOf(legal).slice(0, 6)) {
        const spots = spotsInPose(legal, ghost);
        const handles = handlePlaces({ ghost, spots }, UNIT, platesOf(city, UNIT));
        if (!handles) continue;
        shown += 1;
        const [one, two] = handles;
        expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeGreaterThanOrEqual(CELL / 2);
        for (const [x, y] of handles)
          for (const dot of spots.map(placePoint))
            expect(Math.hypot(x - dot[0], y - dot[1])).toBeGreaterThan(25 * UNIT);
      }
    }
    expect(shown).toBeGreaterThan(100);
  });

  it('numbers of hints stand on their pieces, each for itself', () => {
    for (const { legal } of QUESTIONS.slice(0, 40)) {
      const hinted = spotsOf(legal).slice(0, 3);
      const places = badgePlaces(hinted, [], UNIT);
      expect(new Set(places.map(String)).size).toBe(hinted.length);
    }
  });
});
