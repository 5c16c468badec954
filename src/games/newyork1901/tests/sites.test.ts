/** Sites that are found without listing all of them: the same that the rules list. */
import { describe, expect, it } from 'vitest';
import { isSameShape, type Shape, shapeFrom, turnsOf } from '#geometry';
import { at, Rng } from '#kernel';
import { FIRST_LEGENDARY, OWN_TILES, TILE_COUNT, TILES } from '../components.ts';
import { isShapeName, SHAPE_ROWS } from '../footprints.ts';
import { anySite, canBuild, isLegalSite, legalSites } from '../legalSites.ts';
import { PLANS, SITES } from '../sites.ts';
import { estateOf, hasLegendary } from '../state.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_TOO,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  type Holding,
  layout,
  SILVER_BAR3,
  SINGER,
  START,
} from './layout.ts';

const WANTED = ['free', 'over', 'both'] as const;
const CITY = ['Y01', 'Y02', 'Y03', 'Y06', 'Y07', 'Y11'];
const BARS = [build(BRONZE_BAR2, 1, 5, 1), build(BRONZE_BAR2_TOO, 2, 7, 1), build(BRONZE_SQUARE, 1, 8)];

/** One tile left to build, which would leave a lot empty, and nobody to guard it. */
const STUCK: Holding = {
  points: 8,
  lots: ['R01', 'R02', 'R03', 'R04'],
  buildings: [build(BRONZE_CORNER, 2, 7, 1)],
  fallen: Array.from({ length: OWN_TILES }, (_, tile) => tile).filter(
    (tile) => tile !== BRONZE_CORNER && tile !== SILVER_BAR3,
  ),
};

const ESTATES: [string, Holding][] = [
  ['no land', {}],
  ['free lots', { lots: ['Y01', 'Y02', 'R01', 'G01'] }],
  ['nothing but buildings', { points: 6, buildings: [build(BRONZE_BAR2, 1, 7, 1), build(START, 13, 12)] }],
  [
    'bronze, and no worker for lots left empty',
    { points: 8, lots: [...CITY, 'R05', 'R06', 'G01', 'G02'], buildings: BARS },
  ],
  [
    'all technologies',
    {
      points: 30,
      lots: [...CITY, 'R01', 'G01'],
      buildings: [build(GOLD_BAR4, 1, 6), build(SILVER_BAR3, 13, 11), build(START, 10, 8)],
      fallen: [BRONZE_BAR2],
    },
  ],
  ['only workers missing', STUCK],
  ['a legendary', { points: 30, lots: ['G13', 'Y01', 'Y02', 'Y03'], buildings: [build(SINGER, 13, 11)] }],
];

describe.each(ESTATES)('with %s', (_name, own) => {
  const state = layout({ estates: [own, {}] });

  it.each(WANTED)('[R5.1] [R6.1] [R6.6] is told whether a site is legal (%s)', (wanted) => {
    const legal = new Set(legalSites(state, 0, wanted));
    expect(canBuild(state, 0, wanted)).toBe(legal.size > 0);
    for (const site of SITES.flat(2))
      if (isLegalSite(state, 0, site, wanted) !== legal.has(site))
        throw new Error(`${JSON.stringify(site.build)} is ${legal.has(site) ? '' : 'not '}legal`);
  });

  it.each(WANTED)('[R5.1] [R6.1] finds every legal site by lot, and no other (%s)', (wanted) => {
    const legal = new Set(legalSites(state, 0, wanted).map(({ build: found }) => JSON.stringify(found)));
    const rng = Rng.fromSeed('8'.repeat(32));
    const found = new Set<string>();
    for (let n = 0; n < 20 * legal.size + 1; n++) {
      const site = anySite(state, 0, wanted, rng);
      found.add(site ? JSON.stringify(site.build) : 'none');
    }
    expect(found).toEqual(legal.size > 0 ? legal : new Set(['none']));
  });
});

it('[R6.6] finds nothing to build where only workers are missing', () => {
  const canReplace = (given: Holding) => canBuild(layout({ estates: [given, {}] }), 0, 'over');
  expect(canReplace(STUCK)).toBe(false);
  expect(canReplace({ ...STUCK, lots: ['R01', 'R02', 'R03'] })).toBe(true);
});

it('[R5.6] knows of a legendary wherever it stands', () => {
  const { estates } = layout({ estates: [{}, {}] });
  const estate = at(estates, 0);
  const withTile = (tile: number) => ({ ...estate, places: estate.places.with(tile, 0) });
  expect([OWN_TILES, FIRST_LEGENDARY, TILE_COUNT - 1].map((tile) => hasLegendary(withTile(tile)))).toEqual([
    false,
    true,
    true,
  ]);
});

it('[R2.1] knows of no estate without a seat', () => {
  expect(() => estateOf(layout({ estates: [{}, {}] }), 2)).toThrow('no seat 2');
});

it('[R1.4] tiles have the footprints they are named for', () => {
  const alike = (one: Shape, two: Shape) => turnsOf(one).some(({ shape }) => isSameShape(shape, two));
  const named = TILES.flatMap(({ name }, tile) =>
    isShapeName(name) ? [{ rows: SHAPE_ROWS[name], shape: at(PLANS, tile).shape }] : [],
  );
  expect(named).toHaveLength(OWN_TILES + 1);
  for (const { rows, shape } of named) expect(alike(shapeFrom(rows), shape)).toBe(true);
});
