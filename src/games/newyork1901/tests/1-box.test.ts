import { describe, expect, it } from 'vitest';
import { cellKey, isRectangle, isSameShape, regionsOf, type Shape } from '#geometry';
import { at, reconstructedGroups } from '#kernel';
import {
  BLOCKS,
  cellsWith,
  districtOf,
  frontsOf,
  LOTS,
  LOTS_OF_KIND,
  lotCalled,
  SIGNS,
  START_LOT,
  sizeOf,
} from '../board.ts';
import { BOX } from '../box.ts';
import {
  ACTION_CARDS,
  CHALLENGES,
  DISTRICTS,
  FIRST_LEGENDARY,
  FRONTS,
  OWN_TILES,
  START_TILE,
  STREETS,
  TECHNOLOGIES,
  THRESHOLDS,
  TILE_COUNT,
  WORKERS,
} from '../components.ts';
import { liesIn } from '../map.ts';
import { cellsOf, fitsOn, PLANS, placeOf, SITES, siteAt, standing } from '../sites.ts';
import { BRONZE_BAR2, build, GOLD_PEE, SILVER_PEE, START } from './layout.ts';

const PINK = 4;
const own = PLANS.slice(0, OWN_TILES);

/** The squares and lots on a street, over all districts or without one. */
function frontage(street: number, without?: number) {
  const lots = LOTS.filter(({ district }) => district !== without);
  const onStreet = (fronts: number) => ((fronts >> street) & 1) === 1;
  return {
    squares: lots.flatMap(({ cells }) => cells).filter((cell) => onStreet(frontsOf([cell]))).length,
    lots: lots.filter(({ fronts }) => onStreet(fronts)).length,
    large: lots.filter(({ fronts, kind }) => onStreet(fronts) && sizeOf(kind) === 3).length,
    districts: new Set(lots.filter(({ fronts }) => onStreet(fronts)).map(({ district }) => district)).size,
  };
}

describe('the map', () => {
  it('[R1.1] has 65 lots: ten of two squares and three of three in each of five districts', () => {
    expect(LOTS).toHaveLength(65);
    for (const district of DISTRICTS.keys()) {
      const sizes = LOTS.filter((lot) => lot.district === district).map(({ cells }) => cells.length);
      expect(sizes.filter((size) => size === 2)).toHaveLength(10);
      expect(sizes.filter((size) => size === 3)).toHaveLength(3);
      expect(sizes).toHaveLength(13);
    }
  });

  it('[R1.1] [R1.3] numbers its lots by districts, and in them as on the map; a kind tells the district', () => {
    for (const district of DISTRICTS.keys()) {
      const own = LOTS.filter((lot) => lot.district === district);
      const signs = own.map(({ sign }) => sign);
      expect(signs).toEqual(signs.toSorted());
      expect(own.map(({ kind }) => districtOf(kind))).toEqual(own.map(() => district));
    }
    expect(LOTS.map(({ district }) => district)).toEqual(LOTS.map((_, lot) => Math.floor(lot / 13)));
    expect(LOTS.map(({ sign }) => lotCalled(sign))).toEqual([...LOTS.keys()]);
    expect(() => lotCalled('R99')).toThrow('no lot R99');
    expect(cellsWith('R99')).toEqual([]);
  });

  it('[R1.1] lies on squares if it lies on them with all of its own', () => {
    const keys = new Set([cellKey([1, 1]), cellKey([1, 2])]);
    expect(
      liesIn(
        [
          [1, 2],
          [1, 1],
        ],
        keys,
      ),
    ).toBe(true);
    expect(
      liesIn(
        [
          [1, 2],
          [1, 3],
        ],
        keys,
      ),
    ).toBe(false);
  });

  it('[R1.1] has every lot in one piece', () => {
    for (const { cells } of LOTS) expect(regionsOf(cells)).toHaveLength(1);
  });

  it('[R1.2] has 17 rows of 17 squares, 145 of them in lots, ten in parks, four under landmarks', () => {
    expect(SIGNS.map((row) => row.length)).toEqual(Array.from({ length: 17 }, () => 17));
    const signs = SIGNS.flat();
    expect(LOTS.flatMap(({ cells }) => cells)).toHaveLength(145);
    expect(signs.filter((sign) => sign.startsWith('*'))).toHaveLength(10);
    expect(signs.filter((sign) => sign.startsWith('#'))).toHaveLength(4);
  });

  it('[R1.2] leaves 26 squares without a front, but no lot', () => {
    const squares = LOTS.flatMap(({ cells }) => cells);
    expect(squares.filter((cell) => frontsOf([cell]) === 0)).toHaveLength(26);
    expect(LOTS.filter(({ fronts }) => fronts === 0)).toEqual([]);
  });

  it.each([
    ['broadway', 21, 11, 15, 8, 3, 4],
    ['nassau', 22, 22, 16, 16, 3, 4],
    ['cedar', 26, 20, 17, 13, 3, 3],
    ['pine', 26, 20, 16, 12, 4, 3],
    ['wall', 19, 19, 12, 12, 3, 2],
  ] as const)(
    '[R1.7] [R10.2] %s fronts %i squares, %i without pink, and %i lots, %i without pink',
    (name, squares, fewerSquares, lots, fewerLots, large, districts) => {
      const street = STREETS.indexOf(name);
      expect(frontage(street)).toEqual({ squares, lots, large, districts });
      expect(frontage(street, PINK)).toMatchObject({ squares: fewerSquares, lots: fewerLots });
    },
  );

  it('[R1.7] puts lots on none, one or two scoring streets: 10, 34 and 21', () => {
    const counts = [0, 0, 0];
    for (const { fronts } of LOTS) {
      const streets = STREETS.filter((_, street) => ((fronts >> street) & 1) === 1).length;
      counts[streets] = at(counts, streets) + 1;
    }
    expect(counts).toEqual([10, 34, 21]);
  });

  it('[R1.2] is cut into twelve blocks of one or two districts, each small enough for a table', () => {
    expect(BLOCKS.map(({ cells }) => cells.length)).toEqual([9, 15, 14, 9, 14, 15, 5, 15, 14, 14, 15, 6]);
    for (const { lots } of BLOCKS) {
      expect(new Set(lots.map((lot) => at(LOTS, lot).district)).size).toBeLessThanOrEqual(2);
    }
  });

  const namesOf = (fronts: number) => FRONTS.filter((_, front) => ((fronts >> front) & 1) === 1);

  it('[Q3] [Q4] gives the lot opposite Rector Street a front on Broadway only', () => {
    const [row, column] = at(at(LOTS, lotCalled('B09')).cells, 0);
    expect(SIGNS[row]?.[column - 2]).toBe('rec');
    expect(namesOf(at(LOTS, lotCalled('B09')).fronts)).toEqual(['Broadway', 'Wall Street']);
  });

  it('[Q23] is laid out as the city was, where that is known', () => {
    const [church, wall] = [at(cellsWith('#TR'), 0), at(cellsWith('WAL'), 0)];
    const [rector, thames] = [at(cellsWith('rec'), 0), at(cellsWith('THA'), 0)];
    const broadway = cellsWith('BWY');
    const [, middle] = at(broadway, 0);
    expect(church).toEqual([wall[0], middle - 1]);
    expect(wall[1]).toBe(middle + 1);
    expect(rector[0]).toBe(church[0] + 1);
    for (const [row, column] of [...cellsWith('*TC'), ...cellsWith('rec')]) {
      expect(column).toBeLessThan(middle);
      expect(row).toBeGreaterThan(thames[0]);
      expect(row).toBeLessThanOrEqual(rector[0]);
    }
    const [south] = at(broadway, broadway.length - 1);
    expect(cellsWith('*BG')).toContainEqual([south + 1, middle]);
  });

  it('[Q3] counts sides, not corners', () => {
    expect(frontsOf([[2, 2]])).toBe(0);
    expect(frontsOf([[1, 1]])).toBe(
      (1 << FRONTS.indexOf('Liberty Street')) | (1 << FRONTS.indexOf('Trinity Place')),
    );
  });

  it('[R1.3] has a card for each lot, known by district and size', () => {
    expect(LOTS_OF_KIND.map((lots) => lots.length)).toEqual([10, 3, 10, 3, 10, 3, 10, 3, 10, 3]);
  });

  it('[R1.6] has a starting lot of two squares for each character, each on a scoring street of its own', () => {
    const starts = START_LOT.map((lot) => at(LOTS, lot));
    expect(starts.map(({ district }) => district)).toEqual([0, 1, 2, 3, 4]);
    expect(starts.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2, 2]);
    const scoring = starts.map(({ fronts }) => STREETS.filter((_, street) => ((fronts >> street) & 1) === 1));
    expect(scoring).toEqual([['pine'], ['nassau'], ['cedar'], ['wall'], ['broadway']]);
  });
});

describe('the tiles', () => {
  it('[R1.4] are six in each technology and a starting building of two squares', () => {
    for (const technology of [1, 2, 3]) {
      expect(own.filter((plan) => plan.technology === technology)).toHaveLength(6);
    }
    expect(at(PLANS, START_TILE)).toMatchObject({ technology: 0, points: 0, irregular: false });
    expect(at(PLANS, START_TILE).shape).toHaveLength(2);
  });

  it('[R1.4] cover 2 to 6 squares for 2 to 8 points, more than half of them at least four squares', () => {
    const sizes = own.map(({ shape }) => shape.length);
    const points = own.map((plan) => plan.points);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([2, 6]);
    expect([Math.min(...points), Math.max(...points)]).toEqual([2, 8]);
    expect(sizes.filter((size) => size >= 4).length).toBeGreaterThan(OWN_TILES / 2);
  });

  it('[R1.4] score their squares and one more for each technology after bronze', () => {
    for (const { shape, technology, points } of own) expect(points).toBe(shape.length + technology - 1);
  });

  it('[R1.4] are irregular unless they are rectangles: nine of them', () => {
    for (const { shape, irregular } of PLANS) expect(irregular).toBe(!isRectangle(shape));
    expect(own.filter(({ irregular }) => irregular)).toHaveLength(9);
  });

  it('[R1.4] hold three bronze two-pointers that just open silver, and bronze larger than any lot', () => {
    const bronze = own.filter(({ technology }) => technology === 1);
    expect(bronze.filter(({ points }) => points === 2)).toHaveLength(3);
    expect(THRESHOLDS.usual.silver).toBe(6);
    expect(bronze.some(({ shape }) => shape.length > 3)).toBe(true);
  });

  it('[R1.4] [Q13] are turned, not turned over: two of them are mirror images', () => {
    const mirror = ({ shape }: { shape: Shape }) =>
      shape.map(([row, column]) => [row, 1 - column] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const [one, two] = [at(PLANS, SILVER_PEE), at(PLANS, GOLD_PEE)];
    expect(isSameShape(mirror(one), two.shape)).toBe(true);
    expect(cellsOf(build(START, 1, 1, 2))).toEqual([]);
  });

  it('[R1.5] include four legendaries, larger and worth more than any gold tile, rising in height', () => {
    const legendaries = PLANS.slice(FIRST_LEGENDARY);
    const gold = own.filter(({ technology }) => technology === 3);
    expect(legendaries).toHaveLength(4);
    expect(Math.min(...legendaries.map(({ points }) => points))).toBeGreaterThan(
      Math.max(...gold.map(({ points }) => points)),
    );
    expect(legendaries.map(({ height }) => height)).toEqual([120, 187, 213, 241]);
    expect(legendaries.map(({ technology }) => technology)).toEqual([3, 3, 3, 3]);
  });

  it('[R1.4] [R1.5] fit the empty map in as many ways as another program counted', () => {
    expect(SITES.map((blocks) => blocks.flat().length)).toEqual([
      186, 186, 186, 111, 283, 69, 111, 283, 69, 164, 83, 163, 44, 167, 162, 94, 79, 94, 186, 79, 94, 92, 90,
    ]);
  });

  it('[R2.1] fit the map without pink in as many ways as another program counted', () => {
    const counts = SITES.map(
      (blocks) => blocks.flat().filter(({ districts }) => districts >> PINK === 0).length,
    );
    expect(counts).toEqual([
      150, 150, 150, 96, 238, 58, 96, 238, 58, 146, 74, 144, 44, 148, 144, 86, 70, 86, 150, 70, 86, 84, 82,
    ]);
  });

  it('[R10.8] stand in the districts of the lots under them, even where a block has two', () => {
    const wrong = SITES.flat(2).filter(({ build: there, block, districts }) => {
      const keys = new Set(cellsOf(there).map(String));
      const under = LOTS.filter(({ cells }) => cells.some((cell) => keys.has(String(cell))));
      const bits = under.reduce((sum, { district }) => sum | (1 << district), 0);
      return bits !== districts || under.some((plan) => plan.block !== block);
    });
    expect(wrong).toEqual([]);
  });

  it('[R5.3] are remembered by four times the square plus the turn', () => {
    expect(placeOf({ at: 5, turn: 3 })).toBe(23);
    expect(standing(BRONZE_BAR2, placeOf(build(BRONZE_BAR2, 1, 7, 1))).build).toEqual(
      build(BRONZE_BAR2, 1, 7, 1),
    );
    expect(() => standing(BRONZE_BAR2, 0)).toThrow(`tile ${BRONZE_BAR2} cannot stand at 0`);
    expect(siteAt(TILE_COUNT, 0)).toBeUndefined();
    expect(cellsOf({ tile: TILE_COUNT, at: 20, turn: 0 })).toEqual([]);
  });

  it('[R5.2] are looked up by the squares they fit on, just as by trying every site', () => {
    const wrong: unknown[] = [];
    for (const [block, { cells }] of BLOCKS.entries()) {
      for (let squares = 0; squares < 1 << cells.length; squares += 97) {
        for (let tile = 0; tile < TILE_COUNT; tile++) {
          const some = at(at(SITES, tile), block).some(({ mask }) => (mask & ~squares) === 0);
          if (((fitsOn(block, squares) >> tile) & 1) !== (some ? 1 : 0)) wrong.push({ block, squares, tile });
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the rest of the box', () => {
  it('[R1.7] [R1.8] [R1.9] holds five streets, five challenges, three action cards and four workers', () => {
    expect([STREETS, CHALLENGES, ACTION_CARDS].map((cards) => cards.length)).toEqual([5, 5, 3]);
    expect(WORKERS).toBe(4);
    expect(TECHNOLOGIES).toHaveLength(4);
  });

  it('[Q19] says of every group of values where it comes from', () => {
    const groups = Object.entries(BOX.values).map(([group, { source }]) => [source, group]);
    const from = (source: string) => groups.flatMap(([known, group]) => (known === source ? [group] : []));
    expect(from('public')).toEqual(['streetCards', 'heights', 'characters']);
    expect(reconstructedGroups(BOX)).toEqual([
      'otherCharacters',
      'plainStreets',
      'parks',
      'landmarks',
      'map',
      'startLots',
      'skyscrapers',
      'legendaries',
    ]);
    expect(from('printed')).toEqual([]);
  });
});
