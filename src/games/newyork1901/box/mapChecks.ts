/** What is known about the map. */
import type { Check, Problem } from '#box';
import { type Cell, regionsOf } from '#geometry';
import { isLotSign, type MapReading, readMap } from '../map.ts';
import type { Newyork1901Box } from './schema.ts';

type Values = Newyork1901Box['values'];

/** A block's squares are the bits of one word. */
const LARGEST_BLOCK = 31;
/** R10.1 The rulebook's example of Wall Street has buildings of four players on it: 4, 1, 1 and 3. */
const ON_WALL_STREET = 9;
/** Fewer lots leave nothing to compete for: with two players, who do without pink, and with more. */
const WITHOUT_PINK = 3;
const WITH_PINK = 5;

const LETTERS = ['R', 'B', 'Y', 'G', 'P'];
const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'];
const isLarge = (lot: string) => Number(lot.slice(1)) > 10;
const LOTS = LETTERS.flatMap((letter) => NUMBERS.map((number) => letter + number));

export const mapChecks: readonly Check<Newyork1901Box>[] = [
  { rule: 'R1.2', problems: rowLengths },
  { rule: 'R1.2', problems: knownSigns },
  { rule: 'R1.2', problems: signsInUse },
  { rule: 'R1.2', problems: differentNames },
  { rule: 'R1.1', problems: lotSizes },
  { rule: 'R1.1', problems: lotsInOnePiece },
  { rule: 'R1.2', problems: blocks },
  { rule: 'R5.2', problems: fronts },
  { rule: 'R1.7, R2.1', problems: streets },
  { rule: 'R10.1', problems: wallStreet },
];

/** Every sign with a meaning besides the lots. */
function placesOf({ streetCards, plainStreets, parks, landmarks }: Values) {
  const scoring = streetCards.value.flatMap(({ signs }) => signs);
  return { fronts: [...scoring, ...plainStreets.value, ...parks.value], landmarks: landmarks.value };
}

/** The map; fronts are numbered as in the list of all places, so scoring streets have one number for each of their parts. */
export function reading(values: Values): MapReading {
  const { fronts } = placesOf(values);
  return readMap(values.map.value, new Map(fronts.map(({ sign }, front) => [sign, front])));
}

function rowLengths({ map: { value } }: Values): Problem[] {
  const lengths = value.map((row) => row.split(' ').length);
  const [expected] = lengths;
  return lengths.flatMap((length, row) =>
    length === expected
      ? []
      : [{ where: `map, row ${row}`, message: `expected ${expected} squares as in row 0, found ${length}` }],
  );
}

function knownSigns(values: Values): Problem[] {
  const { fronts, landmarks } = placesOf(values);
  const known = new Set([...LOTS, ...[...fronts, ...landmarks].map(({ sign }) => sign)]);
  return reading(values).signs.flatMap((line, row) =>
    line.flatMap((sign, column) =>
      known.has(sign)
        ? []
        : [
            {
              where: `map, row ${row}, column ${column}`,
              message: `${sign} is no lot from R01 to P13 and no sign of a street, park or landmark`,
            },
          ],
    ),
  );
}

function signsInUse(values: Values): Problem[] {
  const { bySign } = reading(values);
  const { fronts, landmarks } = placesOf(values);
  const signs = [...fronts, ...landmarks].map(({ sign }) => sign);
  return signs.flatMap((sign, i) => {
    if (signs.indexOf(sign) < i) return [{ where: sign, message: 'this sign stands for two places' }];
    return bySign.has(sign) ? [] : [{ where: sign, message: 'expected on the map, but it is nowhere' }];
  });
}

function differentNames(values: Values): Problem[] {
  const { streetCards, plainStreets, parks, landmarks } = values;
  const names = [streetCards, plainStreets, parks, landmarks].flatMap(({ value }) =>
    value.map(({ name }) => name),
  );
  return names
    .filter((name, i) => names.indexOf(name) < i)
    .map((name) => ({ where: name, message: 'two streets, parks or landmarks have this name' }));
}

function lotSizes(values: Values): Problem[] {
  const { bySign } = reading(values);
  return LOTS.flatMap((lot) => {
    const [expected, found] = [isLarge(lot) ? 3 : 2, bySign.get(lot)?.length ?? 0];
    return found === expected
      ? []
      : [{ where: `map, ${lot}`, message: `expected ${expected} squares, found ${found}` }];
  });
}

function lotsInOnePiece(values: Values): Problem[] {
  const { bySign } = reading(values);
  return LOTS.filter((lot) => regionsOf(bySign.get(lot) ?? []).length > 1).map((lot) => ({
    where: `map, ${lot}`,
    message: 'its squares must share sides',
  }));
}

/** The blocks must fit into words, and public pages say that each shows one or two colours. */
function blocks(values: Values): Problem[] {
  const { signs, blocks: all } = reading(values);
  return all.flatMap((cells) => {
    const lots = [...new Set(cells.map(([row, column]) => signs[row]?.[column] ?? ''))].sort();
    const where = `map, block of ${lots[0]}`;
    const districts = new Set(lots.map((lot) => lot.charAt(0))).size;
    const problems: Problem[] = [];
    if (cells.length > LARGEST_BLOCK)
      problems.push({ where, message: `expected at most ${LARGEST_BLOCK} squares, found ${cells.length}` });
    if (districts > 2) problems.push({ where, message: `expected one or two districts, found ${districts}` });
    return problems;
  });
}

/** Every lot can be built on by itself, but not every square. */
function fronts(values: Values): Problem[] {
  const { cells, signs, bySign, frontsOf } = reading(values);
  const hidden = LOTS.filter((lot) => bySign.has(lot) && frontsOf(bySign.get(lot) ?? []) === 0);
  const land = cells.filter(([row, column]) => isLotSign(signs[row]?.[column] ?? ''));
  return [
    ...hidden.map((lot) => ({ where: `map, ${lot}`, message: 'no side of it lies on a street or a park' })),
    ...(land.every((cell: Cell) => frontsOf([cell]) !== 0)
      ? [{ where: 'map', message: 'every square lies on a street or a park, so the rule would mean nothing' }]
      : []),
  ];
}

/** The lots on each scoring street. */
function lotsOnStreets(values: Values): { name: string; lots: string[] }[] {
  const { bySign, frontsOf } = reading(values);
  let first = 0;
  return values.streetCards.value.map(({ name, signs }) => {
    const bits = ((1 << signs.length) - 1) << first;
    first += signs.length;
    const lots = LOTS.filter((lot) => (frontsOf(bySign.get(lot) ?? []) & bits) !== 0);
    return { name, lots };
  });
}

/** Each street is worth competing for, with or without pink, and has a share of the large lots, which the designer spread on purpose. */
function streets(values: Values): Problem[] {
  return lotsOnStreets(values).flatMap(({ name, lots }) => {
    const others = lots.filter((lot) => !lot.startsWith('P')).length;
    const problems: Problem[] = [];
    if (lots.length < WITH_PINK)
      problems.push({
        where: name,
        message: `expected at least ${WITH_PINK} lots on it, found ${lots.length}`,
      });
    if (others < WITHOUT_PINK)
      problems.push({
        where: name,
        message: `expected at least ${WITHOUT_PINK} lots on it besides pink ones, found ${others}`,
      });
    if (!lots.some(isLarge)) problems.push({ where: name, message: 'expected a lot of three squares on it' });
    return problems;
  });
}

function wallStreet(values: Values): Problem[] {
  const on = lotsOnStreets(values)[1];
  return on && on.lots.length < ON_WALL_STREET
    ? [
        {
          where: on.name,
          message: `expected at least ${ON_WALL_STREET} lots on it for the rulebook's example, found ${on.lots.length}`,
        },
      ]
    : [];
}
