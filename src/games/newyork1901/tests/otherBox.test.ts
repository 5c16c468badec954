/** New York 1901 with other values: this file is a program of its own. */
import { expect, it } from 'vitest';
import { at } from '#kernel';
import { otherBoxTests } from '../../../box/testing/otherBoxTests.ts';
import { kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

const changed = structuredClone(own);
const { values } = changed;
/** Nassau Street starts at Cedar Street, so that two blocks become one of 29 squares, too large for a table. */
for (const row of [1, 2, 3]) {
  const signs = at(values.map.value, row).split(' ');
  values.map.value[row] = [...signs.slice(0, 10), ...signs.slice(11), 'wil'].join(' ');
}
/** Pink land reaches the corner from which squares are counted. */
const CORNER = ['P01 P01 lib lib', 'P11 P11 tri tri', 'P02 P11 tri tri', 'P02 tri P03 P03'];
for (const [row, squares] of CORNER.entries()) {
  const signs = at(values.map.value, row).split(' ');
  values.map.value[row] = [squares, ...signs.slice(4)].join(' ');
}
values.plainStreets.value = values.plainStreets.value.map((street) =>
  street.sign === 'lib' ? { ...street, name: 'Maiden Lane' } : street,
);
values.startLots.value.red = 'R08';
values.otherCharacters.value.red = 'Ada Stone';
/** A silver tile that is like a bronze one but for its technology, and two gold ones that differ in points alone. */
const { silver, gold } = values.skyscrapers.value;
silver[0] = { ...at(silver, 0), points: 3 };
gold[3] = { id: 'GD4', name: 'W', rows: ['X..', 'XX.', '.XX'], points: 6 };
gold[1] = { id: 'GD2', name: 'I', rows: ['XXXX'], points: 7 };
values.legendaries.value = values.legendaries.value.map((tile) => ({ ...tile, points: tile.points + 2 }));

const newyork1901 = await otherBoxTests(
  own,
  changed,
  kit,
  async () => (await import('../index.ts')).newyork1901,
);

it('[R1.6] [R2.2] puts the starting building on another lot', async () => {
  const { start } = await import('#kernel');
  const { lotCalled } = await import('../board.ts');
  const { events } = start(newyork1901, {}, 4, '7'.repeat(32));
  const lots = events.flatMap((event) => (event.did === 'dealt' ? [event.lot] : []));
  expect(lots).not.toContain(lotCalled('R07'));
  expect(lots).toContain(lotCalled('R08'));
});

it('[R1.4] [R1.5] builds other tiles for other points', async () => {
  const { PLANS } = await import('../sites.ts');
  expect(PLANS.slice(19).map(({ points }) => points)).toEqual([11, 11, 12, 13]);
  expect(PLANS[15]).toMatchObject({ points: 6, irregular: true });
});

it('[Q14] takes tiles for like ones only if technology, points and footprint are the same', async () => {
  const { LIKE_BEFORE, PLANS } = await import('../sites.ts');
  const plan = (tile: number) => at(PLANS, tile);
  const [bronze, silver, gold, goldToo] = [plan(3), plan(6), plan(12), plan(13)];
  expect([silver.points, silver.shape]).toEqual([bronze.points, bronze.shape]);
  expect([goldToo.technology, goldToo.shape]).toEqual([gold.technology, gold.shape]);
  expect(LIKE_BEFORE).toEqual([0, 1, 3, ...Array(20).fill(0)]);
});

it('[R5.2] knows what fits on the squares of a large block, just as by trying every site', async () => {
  const { BLOCKS } = await import('../board.ts');
  const { fitsOn, SITES } = await import('../sites.ts');
  const large = BLOCKS.findIndex(({ cells }) => cells.length === 29);
  expect(large).toBeGreaterThan(0);
  for (let squares = 0; squares < 1 << 29; squares += 4_999_999) {
    const tiles = SITES.map((blocks) => at(blocks, large).some(({ mask }) => (mask & ~squares) === 0));
    expect(fitsOn(large, squares)).toBe(tiles.reduce((bits, fits, tile) => bits | (fits ? 1 << tile : 0), 0));
  }
});

it('[R6.6] [R10.7] counts a building on the first square of the map, and lets it fall', async () => {
  const { BRONZE_CORNER, build, layout, SILVER_CORNER } = await import('../layout.ts');
  const { buildingsOf, workersSuffice } = await import('../estate.ts');
  const { placeOf, standing } = await import('../sites.ts');
  const { countOf } = await import('../counting.ts');
  const old = build(BRONZE_CORNER, 0, 0);
  const { estates } = layout({
    estates: [{ buildings: [old], lots: ['R01', 'R02', 'R03', 'R04'] }, {}, {}],
  });
  const estate = at(estates, 0);
  expect(countOf(estate, 1)).toBe(1);
  expect(buildingsOf(estate).map((site) => site.build)).toEqual([old]);
  // Without it nothing is left on P01, and all workers are elsewhere.
  const site = standing(SILVER_CORNER, placeOf(build(SILVER_CORNER, 1, 0, 2)));
  expect(workersSuffice(estate, site)).toBe(false);
  expect(workersSuffice({ ...estate, workers: 1 }, site)).toBe(true);
});

it('calls things as the box does', async () => {
  const { TEXTS } = await import('../text/index.ts');
  const { lotCalled } = await import('../board.ts');
  expect(TEXTS.en.names.character(0)).toBe('Ada Stone');
  expect(TEXTS.pl.names.character(2)).toBe('żółty deweloper');
  expect(TEXTS.de.names.tile(15)).toBe('Gold-Wolkenkratzer „W“');
  expect(TEXTS.en.names.lotThere(lotCalled('Y01'))).toBe('yellow lot 1 (Maiden Lane)');
});
