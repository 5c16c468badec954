/** What is known about the skyscrapers and legendaries. */
import type { Check, Problem } from '#box';
import { cellKey, isRectangle, moved, regionsOf, type Shape, shapeFrom, turnsOf } from '#geometry';
import { isShapeName, SHAPE_ROWS } from '../footprints.ts';
import { isLotSign, liesIn } from '../map.ts';
import { reading } from './mapChecks.ts';
import type { Newyork1901Box } from './schema.ts';
import { isAlike, SHAPES_SEEN } from './shapes.ts';

type Values = Newyork1901Box['values'];

interface Tile {
  readonly where: string;
  readonly name: string;
  readonly technology: 'bronze' | 'silver' | 'gold' | 'legendary';
  readonly rows: readonly string[];
  readonly shape: Shape;
  readonly points: number;
}

export const tileChecks: readonly Check<Newyork1901Box>[] = [
  { rule: 'R1.4', problems: footprints },
  { rule: 'R1.4', problems: numbers },
  { rule: 'R1.4', problems: names },
  { rule: 'R1.4', problems: sizesAndPoints },
  { rule: 'R1.4', problems: shapesSeen },
  { rule: 'R5.5, R7.1', problems: bronzeTiles },
  { rule: 'R10.4', problems: irregularTiles },
  { rule: 'R1.5', problems: legendaryTiles },
  { rule: 'R2.1, R5.2', problems: placesOnTheMap },
];

function ownTiles({ skyscrapers: { value } }: Values): Tile[] {
  return (['bronze', 'silver', 'gold'] as const).flatMap((technology) =>
    value[technology].map(({ id, name, rows, points }) => ({
      where: `skyscrapers, ${id}`,
      name,
      technology,
      rows,
      shape: shapeFrom(rows.join('/')),
      points,
    })),
  );
}

function legendaryOnes({ legendaries: { value } }: Values): Tile[] {
  return value.map(({ id, rows, points }) => ({
    where: `legendaries, ${id}`,
    name: id,
    technology: 'legendary' as const,
    rows,
    shape: shapeFrom(rows.join('/')),
    points,
  }));
}

/** Written as the rules read it: one piece, in rows of one length, without an empty row or column at the edges. */
function footprints(values: Values): Problem[] {
  return [...ownTiles(values), ...legendaryOnes(values)].flatMap(({ where, rows, shape }) => {
    const [high, wide] = [rows.length, rows[0]?.length ?? 0];
    if (rows.some((row) => row.length !== wide)) return [{ where, message: 'its rows must have one length' }];
    if (regionsOf(shape).length !== 1) return [{ where, message: 'its squares must be in one piece' }];
    const isTight =
      Math.max(...shape.map(([row]) => row)) === high - 1 &&
      Math.max(...shape.map(([, column]) => column)) === wide - 1 &&
      rows[0]?.includes('X') === true &&
      rows.some((row) => row.startsWith('X'));
    return isTight ? [] : [{ where, message: 'leave out rows and columns without a square' }];
  });
}

function numbers({ skyscrapers: { value } }: Values): Problem[] {
  return (['bronze', 'silver', 'gold'] as const).flatMap((technology) =>
    value[technology].flatMap(({ id }, i) =>
      id.endsWith(String(i + 1))
        ? []
        : [{ where: `skyscrapers, ${id}`, message: `expected number ${i + 1} here` }],
    ),
  );
}

/** A name that the languages know means one footprint, and tiles that are called alike are alike. */
function names(values: Values): Problem[] {
  const tiles = ownTiles(values);
  return tiles.flatMap((tile, i) => {
    const { where, name, shape } = tile;
    if (isShapeName(name) && !isAlike(shape, shapeFrom(SHAPE_ROWS[name])))
      return [
        { where, message: `${name} is the name of ${SHAPE_ROWS[name]}; call this footprint something else` },
      ];
    const other = tiles
      .slice(0, i)
      .find((one) => one.technology === tile.technology && one.name === name && !areAlike(one, tile));
    return other ? [{ where, message: `${other.where} is called ${name} too, but is not the same` }] : [];
  });
}

/** Public pages: 2 to 6 squares, 2 to 8 points, and most tiles are larger than any lot. */
function sizesAndPoints(values: Values): Problem[] {
  const tiles = ownTiles(values);
  const sizes = tiles.map(({ shape }) => shape.length);
  const points = tiles.map((tile) => tile.points);
  const large = sizes.filter((size) => size >= 4).length;
  const problems: Problem[] = [];
  for (const { where, shape } of tiles)
    if (shape.length < 2 || shape.length > 6)
      problems.push({ where, message: `expected 2 to 6 squares, found ${shape.length}` });
  if (Math.min(...sizes) !== 2 || Math.max(...sizes) !== 6)
    problems.push({ where: 'skyscrapers', message: 'the smallest must have 2 squares and the largest 6' });
  if (Math.min(...points) !== 2 || Math.max(...points) !== 8)
    problems.push({ where: 'skyscrapers', message: 'the fewest points must be 2 and the most 8' });
  if (2 * large <= tiles.length)
    problems.push({
      where: 'skyscrapers',
      message: `expected more than half of them to have four squares or more, found ${large}`,
    });
  return problems;
}

function shapesSeen(values: Values): Problem[] {
  const shapes = ownTiles(values).map(({ shape }) => shape);
  return SHAPES_SEEN.filter(({ fits }) => !shapes.some(fits)).map(({ called }) => ({
    where: 'skyscrapers',
    message: `expected ${called} among them`,
  }));
}

/** The rulebook's example builds a bronze "2" on one lot; public pages tell of several, and of one larger than a lot. */
function bronzeTiles(values: Values): Problem[] {
  const bronze = ownTiles(values).filter(({ technology }) => technology === 'bronze');
  const small = bronze.filter(({ shape, points }) => shape.length === 2 && points === 2).length;
  const problems: Problem[] = [];
  if (small < 2)
    problems.push({
      where: 'skyscrapers, bronze',
      message: `expected at least two of 2 squares worth 2 points, found ${small}`,
    });
  if (!bronze.some(({ shape }) => shape.length > 3))
    problems.push({ where: 'skyscrapers, bronze', message: 'expected one that is larger than a lot' });
  return problems;
}

/** Master Architect pays for five and more. */
function irregularTiles(values: Values): Problem[] {
  const irregular = ownTiles(values).filter(({ shape }) => !isRectangle(shape)).length;
  return irregular < 5
    ? [{ where: 'skyscrapers', message: `expected at least five irregular ones, found ${irregular}` }]
    : [];
}

/** Public pages: legendaries are larger than gold skyscrapers, and worth more. */
function legendaryTiles(values: Values): Problem[] {
  const gold = ownTiles(values).filter(({ technology }) => technology === 'gold');
  const legendaries = legendaryOnes(values);
  const most = Math.max(...gold.map(({ points }) => points));
  const problems = legendaries
    .filter(({ points }) => points <= most)
    .map(({ where, points }) => ({
      where,
      message: `expected more than the ${most} points of the best gold skyscraper, found ${points}`,
    }));
  const larger = meanSize(legendaries) > meanSize(gold);
  return larger
    ? problems
    : [
        ...problems,
        { where: 'legendaries', message: 'expected them to be larger on average than gold skyscrapers' },
      ];
}

/** Every tile can be built somewhere, also when pink is out of the game. */
function placesOnTheMap(values: Values): Problem[] {
  const { cells, signs, frontsOf } = reading(values);
  const land = cells.filter(([row, column]) => /^[RBYG]/.test(landAt(signs, row, column)));
  const keys = new Set(land.map(cellKey));
  return [...ownTiles(values), ...legendaryOnes(values)].flatMap(({ where, shape }) => {
    const fits = turnsOf(shape).some(({ shape: turned }) =>
      cells.some((corner) => {
        const under = turned.map((cell) => moved(cell, corner));
        return liesIn(under, keys) && frontsOf(under) !== 0;
      }),
    );
    return fits ? [] : [{ where, message: 'fits nowhere on the map without pink' }];
  });
}

function landAt(signs: readonly (readonly string[])[], row: number, column: number): string {
  const sign = signs[row]?.[column] ?? '';
  return isLotSign(sign) ? sign : '';
}

function meanSize(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, { shape }) => sum + shape.length, 0) / tiles.length;
}

function areAlike(one: Tile, two: Tile): boolean {
  return one.points === two.points && isAlike(one.shape, two.shape);
}
