import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBox } from '#box';
import { at } from '#kernel';
import { boxTests } from '../../../box/testing/boxTests.ts';
import { kit, sheet, type TangramcityBox } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };
import { tangramcity } from '../index.ts';

boxTests(tangramcity, kit, sheet, join(import.meta.dirname, '..'));

type Values = TangramcityBox['values'];

/** What the checks say about a copy of the own values with something changed. */
function problemsOf(change: (values: Values) => void): string[] {
  const changed = structuredClone(own) as TangramcityBox;
  change(changed.values);
  const checked = checkBox(kit, changed);
  return 'problems' in checked ? checked.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}

const redraw = (tile: number, ...outline: string[]) =>
  problemsOf(({ tiles }) => {
    at(tiles.value, tile).outline = outline;
  });

const mark = (card: number, lookAlike: string) =>
  problemsOf(({ cards }) => {
    at(cards.value, card).lookAlike = lookAlike;
  });

const BOAT = 17;

describe('faults in a box file', () => {
  it('[R1.1] tiles, cards and boards stand in the order of their ids', () => {
    expect(problemsOf(({ tiles }) => tiles.value.reverse())).toContain(
      'tiles, T23: expected T01 at this place in the list (R1.1)',
    );
    expect(
      problemsOf(({ cards }) => {
        at(cards.value, 3).id = 'T05';
      }),
    ).toEqual(['cards, T05: expected T04 at this place in the list (R1.1)']);
    expect(problemsOf(({ startAreas }) => startAreas.value.reverse())).toContain(
      'startAreas, E: expected A at this place in the list (R1.1)',
    );
  });

  it('[R1.2] a tile covers something', () => {
    expect(redraw(BOAT, '··')).toEqual(['tiles, T18: the outline is empty (R1.2)']);
  });

  it.each([
    ['two parts', ['■·■']],
    ['parts that share only a corner', ['■·', '·■']],
    ['halves that turn their backs on each other', ['◤◥']],
    ['a hole', ['■■■', '■·■', '■■■']],
    ['a corner that touches another', ['■■■', '■·■', '■■·']],
  ])('[R1.2] a tile is one piece: %s', (_, outline) => {
    expect(redraw(BOAT, ...outline)).toEqual([
      'tiles, T18: expected one piece without a hole, whose parts meet along whole sides (R1.2)',
    ]);
  });

  it('[R1.2] no two tiles are alike, turned or flipped', () => {
    expect(redraw(BOAT, '■', '◤')).toEqual([
      'tiles, T18: expected a shape of its own, but T04 is the same, turned or flipped (R1.2)',
    ]);
  });

  it('[Q16] the tiles keep to what is known of them', () => {
    expect(redraw(6, '■■■')).toEqual(['tiles: expected one tile of two squares: ■■ (Q16)']);
    expect(redraw(3, '■■■')).toEqual(['tiles: expected one tile of a square and half a square: ■◣ (Q16)']);
    expect(redraw(20, '◢')).toContain(
      'tiles, T21: expected a shape of its own, but T01 is the same, turned or flipped (R1.2)',
    );
    const small = problemsOf(({ tiles }) => {
      at(tiles.value, 19).outline = ['◤', '◥'];
      at(tiles.value, 20).outline = ['◣'];
      at(tiles.value, 21).outline = ['◣'];
    });
    expect(small.at(-1)).toBe(
      'tiles: expected more than 44.5 squares on all tiles together, found 41: a city can be full without all of them (Q16)',
    );
    const squares = problemsOf(({ tiles }) => {
      for (const tile of tiles.value) if (tile.id !== 'T04') tile.outline = ['■■', '■■'];
    });
    expect(squares).toContain('tiles: expected half squares on most tiles (Q16)');
    const symmetric = problemsOf(({ tiles }) => {
      for (const tile of tiles.value) tile.outline = ['◢◣'];
    });
    expect(symmetric).toContain(
      'tiles: expected some tiles, but not all, to look different when flipped (Q16)',
    );
  });

  it('[R1.6] marked cards name another tile, whose card is marked too', () => {
    expect(mark(0, 'T01')).toEqual(['cards, T01: expected another tile as its look-alike (R1.6)']);
    expect(mark(0, 'T04')).toEqual([
      'cards, T01: expected a mark on the card of its look-alike T04, too (R1.6)',
    ]);
    expect(
      problemsOf(({ cards }) => {
        for (const card of cards.value) card.lookAlike = 'none';
      }),
    ).toEqual(['cards: expected some cards with a mark, each with its look-alike (R1.6)']);
  });

  it('[R1.5] a start area is a square with a half at its side', () => {
    for (const half of ['D2', 'C3', 'B2']) {
      expect(
        problemsOf(({ startAreas }) => {
          at(startAreas.value, 0).dark.half = half;
        }),
      ).toEqual([
        'startAreas, A, dark: expected half a square with one of its short sides along the square (R1.5)',
      ]);
    }
    expect(
      problemsOf(({ startAreas }) => {
        at(startAreas.value, 0).green.halfShape = '◣';
      }),
    ).toEqual([
      'startAreas, A, green: expected half a square with one of its short sides along the square (R1.5)',
    ]);
  });

  it('[R1.5] the start area lies elsewhere on each board', () => {
    expect(
      problemsOf(({ startAreas }) => {
        at(startAreas.value, 4).dark = at(startAreas.value, 1).dark;
      }),
    ).toEqual(['startAreas, E, dark: expected another place than on board B (R1.5)']);
  });

  it('[Q14] [R9.2] [R9.3] [R9.5] points are those of the rules', () => {
    const problems = problemsOf((values) => {
      values.pointTrack.value.firstSpace = 0;
      values.planningBonus.value.points = 20;
      values.balanceBonus.value.reverse();
      at(values.levels.value, 0).from = 190;
    });
    expect(problems).toEqual([
      'pointTrack: expected markers to start on space 1 (Q14)',
      'planningBonus: expected 15 points for a full city (R9.2)',
      'balanceBonus: expected 20 points at a distance of 0, 10 up to 2, 5 up to 4, in this order (R9.3)',
      'levels: expected the levels from master to beginner to begin at 200, 180, 140, 100 and 0 points (R9.5)',
    ]);
  });
});
