/** Filling a city: whoever follows a filling fills the city, whatever order the tiles come in. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, seedNumber } from '#bots';
import { apply, at, type Position, Rng, start } from '#kernel';
import { fillings } from '../bot/fillings.ts';
import { fullCities } from '../bot/fullCity.ts';
import { heuristics } from '../bot/index.ts';
import { BOX, FOUNTAIN, PLANNING } from '../components.ts';
import { tangramcity } from '../index.ts';
import { countBits, emptyRows, findFree, SIZE } from '../quarters.ts';
import { SPOTS, spotId, spotRows } from '../spots.ts';
import type { Tangramcity } from '../state.ts';
import { imagine } from '../view.ts';
import { spotsOf, TILINGS } from './tilings.ts';

/** Enough towards the end of a game; bots look further. */
const PATIENCE = { tries: 8, steps: 30_000, found: 2 };

const luck = () => Rng.fromSeed('5'.repeat(32));

/** A tiling without its last pieces: what is free, and what is left to fill it with. */
function opened(tiling: (typeof TILINGS)[number], without: number) {
  const { tiles, fountains } = spotsOf(tiling);
  const rows = emptyRows();
  for (const spot of [...tiles.slice(-without), ...fountains])
    for (const [row, word] of spotRows(spotId(spot)).entries()) rows[row] = at(rows, row) | word;
  const left = tiles.slice(-without).map(({ tile }) => tile);
  return {
    free: Int32Array.from(rows),
    tiles: left.reduce((bits, tile) => bits | (1 << tile), 0),
    fountains: fountains.length,
  };
}

describe('fillings', () => {
  it.each([...TILINGS.keys()])(
    'of city %i cover every free quarter once, with pieces that are left',
    (which) => {
      const unfilled = opened(at(TILINGS, which), 8);
      const found = fillings(unfilled, { tries: 20, steps: 50_000, found: 3 }, luck());
      expect(found.length).toBeGreaterThan(0);
      for (const filling of found) {
        const pieces = filling.map((id) => at(SPOTS, id).tile);
        const tiles = pieces.filter((tile) => tile !== FOUNTAIN);
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(tiles.every((tile) => ((unfilled.tiles >> tile) & 1) === 1)).toBe(true);
        expect(pieces.length - tiles.length).toBeLessThanOrEqual(unfilled.fountains);
        const covered = filling.map(spotRows);
        for (let row = 0; row < SIZE; row++) {
          const words = covered.map((rows) => at(rows, row));
          expect(words.reduce((all, word) => all | word, 0)).toBe(unfilled.free[row]);
          const bits = words.reduce((sum, word) => sum + countBits(word), 0);
          expect(bits).toBe(countBits(unfilled.free[row] as number));
        }
      }
    },
  );

  it('are none where a hole is too small for what is left', () => {
    const { free, tiles } = opened(at(TILINGS, 0), 3);
    expect(fillings({ free, tiles, fountains: 0 }, { tries: 2, steps: 9999, found: 1 }, luck())).toEqual([]);
  });
});

/** The first moment in games of greedy bots, late enough to look at every way, from which a filling is found. */
function firstFillable(): Position<Tangramcity> {
  for (let deal = 1; deal < 20; deal++) {
    const { record } = playMatch(tangramcity, [greedy(tangramcity, heuristics)], {}, seedNumber(deal));
    let { position } = start(tangramcity, {}, 1, record.seed);
    for (const { seat, action } of record.plays) {
      if (position.state.round > 3 && bestOf(position)) return position;
      position = apply(tangramcity, position, seat, action).position;
    }
  }
  throw new Error('no filling is found');
}

/** The answer of the best filling that the seat finds with what it knows. */
function bestOf({ state }: Position<Tangramcity>): readonly [Tangramcity['action'], number] | undefined {
  const seen = imagine(tangramcity.view(state, 0), luck());
  const found = [...fullCities(seen, tangramcity.legalActions(state, 0), luck(), PATIENCE)];
  return found.sort((one, two) => two[1] - one[1])[0];
}

describe('a full city', () => {
  it('comes of following fillings, and brings about what was expected', () => {
    let position = firstFillable();
    const expected = bestOf(position)?.[1] ?? 0;
    while (tangramcity.decisions(position.state).length > 0) {
      const legal = tangramcity.legalActions(position.state, 0);
      const [answer] = legal.length === 1 ? legal : [bestOf(position)?.[0]];
      if (!answer) throw new Error('the filling is lost');
      position = apply(tangramcity, position, 0, answer).position;
    }
    const city = at(position.state.cities, 0);
    expect(city.planningBonus).toBe(PLANNING);
    expect(city.rounds.at(-1)).toBe(BOX.size * BOX.size);
    expect(Math.abs(at(tangramcity.scores(position.state), 0).total - expected)).toBeLessThan(25);
    const free = new Int32Array(SIZE);
    findFree(city.rows.dark, city.rows.green, city.rows.water, free);
    expect([...free]).toEqual(emptyRows());
  });
});
