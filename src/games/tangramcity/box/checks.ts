/** What is known about the values of box.json. */
import type { Check, Problem } from '#box';
import { at } from '#kernel';
import { type Outline, outlineOf } from '../quarters.ts';
import { isChiral, shapeKey } from '../shapes.ts';
import { squareNamed } from '../squares.ts';
import { halvesIn, isOnePiece, isPlain } from './outlines.ts';
import { BOARD_IDS, LEVEL_NAMES, type TangramcityBox, TILE_IDS } from './schema.ts';

type Values = TangramcityBox['values'];
type StartPlace = Values['startAreas']['value'][number]['dark'];

const SIDES = ['dark', 'green'] as const;
const SQUARES = 49;
const START_HALVES = 3;

/** Items stand in the order of their ids, each once. */
function outOfOrder(
  where: string,
  items: readonly { readonly id: string }[],
  ids: readonly string[],
): Problem[] {
  return items.flatMap(({ id }, i) =>
    id === ids[i]
      ? []
      : [{ where: `${where}, ${id}`, message: `expected ${ids[i]} at this place in the list` }],
  );
}

/** The tiles that cover anything, with their outlines. */
function outlinesIn({ tiles }: Values): { id: string; outline: Outline }[] {
  return tiles.value
    .filter(({ outline }) => !isEmpty(outline))
    .map(({ id, outline }) => ({ id, outline: outlineOf(outline.join('/')) }));
}

const isEmpty = (rows: readonly string[]) => /^·*$/.test(rows.join(''));

/** Items that have the same key as an earlier one, each with that one. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string): [T, T][] {
  return items.flatMap((item, i): [T, T][] => {
    const first = items.findIndex((other) => keyOf(other) === keyOf(item));
    return first < i ? [[item, at(items, first)]] : [];
  });
}

/** A complaint about a whole group, where something does not hold. */
function unless(holds: boolean, where: string, message: string): Problem[] {
  return holds ? [] : [{ where, message }];
}

const DOMINO = shapeKey(outlineOf('■■'));
const SQUARE_AND_TRIANGLE = shapeKey(outlineOf('■◣'));

const tileChecks: readonly Check<TangramcityBox>[] = [
  {
    rule: 'R1.1',
    problems: ({ tiles, cards, startAreas }) => [
      ...outOfOrder('tiles', tiles.value, TILE_IDS),
      ...outOfOrder('cards', cards.value, TILE_IDS),
      ...outOfOrder('startAreas', startAreas.value, BOARD_IDS),
    ],
  },
  {
    rule: 'R1.2',
    problems: ({ tiles }) =>
      tiles.value.flatMap(({ id, outline }) => {
        const where = `tiles, ${id}`;
        if (isEmpty(outline)) return [{ where, message: 'the outline is empty' }];
        return unless(
          isOnePiece(outlineOf(outline.join('/'))),
          where,
          'expected one piece without a hole, whose parts meet along whole sides',
        );
      }),
  },
  {
    rule: 'R1.2',
    problems: (values) =>
      repeated(outlinesIn(values), ({ outline }) => shapeKey(outline)).map(([tile, first]) => ({
        where: `tiles, ${tile.id}`,
        message: `expected a shape of its own, but ${first.id} is the same, turned or flipped`,
      })),
  },
  {
    rule: 'Q16',
    problems: (values) => {
      const outlines = outlinesIn(values).map(({ outline }) => outline);
      const keys = outlines.map(shapeKey);
      const chiral = outlines.filter(isChiral).length;
      const halves = outlines.reduce((sum, outline) => sum + halvesIn(outline), 0);
      const fountains = values.fountains.value.perPlayer;
      return [
        ...unless(keys.includes(DOMINO), 'tiles', 'expected one tile of two squares: ■■'),
        ...unless(
          keys.includes(SQUARE_AND_TRIANGLE),
          'tiles',
          'expected one tile of a square and half a square: ■◣',
        ),
        ...unless(
          2 * outlines.filter(isPlain).length < outlines.length,
          'tiles',
          'expected half squares on most tiles',
        ),
        ...unless(
          chiral > 0 && chiral < outlines.length,
          'tiles',
          'expected some tiles, but not all, to look different when flipped',
        ),
        ...unless(
          halves + fountains + START_HALVES > 2 * SQUARES,
          'tiles',
          `expected more than ${SQUARES - (fountains + START_HALVES) / 2} squares on all tiles together, found ${halves / 2}: a city can be full without all of them`,
        ),
      ];
    },
  },
];

const cardChecks: readonly Check<TangramcityBox>[] = [
  {
    rule: 'R1.6',
    problems: ({ cards }) => {
      const marked = cards.value.filter(({ lookAlike }) => lookAlike !== 'none');
      return [
        ...unless(marked.length > 0, 'cards', 'expected some cards with a mark, each with its look-alike'),
        ...marked.flatMap(({ id, lookAlike }) => {
          const where = `cards, ${id}`;
          if (lookAlike === id) return [{ where, message: 'expected another tile as its look-alike' }];
          return unless(
            marked.some((card) => card.id === lookAlike),
            where,
            `expected a mark on the card of its look-alike ${lookAlike}, too`,
          );
        }),
      ];
    },
  },
];

/** The quarter of the half that lies at the square: north, east, south, west; undefined if they are not neighbours. */
function meetingQuarter({ square, half }: StartPlace): number | undefined {
  const [one, two] = [squareNamed(square), squareNamed(half)];
  const way = `${two.row - one.row} ${two.column - one.column}`;
  return { '1 0': 0, '0 -1': 1, '-1 0': 2, '0 1': 3 }[way];
}

function touches(place: StartPlace): boolean {
  const quarter = meetingQuarter(place);
  const { bits } = at(outlineOf(place.halfShape).patches, 0);
  return quarter !== undefined && ((bits >> quarter) & 1) === 1;
}

const boardChecks: readonly Check<TangramcityBox>[] = [
  {
    rule: 'R1.5',
    problems: ({ startAreas }) =>
      startAreas.value.flatMap((board) =>
        SIDES.filter((side) => !touches(board[side])).map((side) => ({
          where: `startAreas, ${board.id}, ${side}`,
          message: 'expected half a square with one of its short sides along the square',
        })),
      ),
  },
  {
    rule: 'R1.5',
    problems: ({ startAreas }) =>
      SIDES.flatMap((side) =>
        repeated(startAreas.value, (board) => JSON.stringify(board[side])).map(([board, first]) => ({
          where: `startAreas, ${board.id}, ${side}`,
          message: `expected another place than on board ${first.id}`,
        })),
      ),
  },
];

/** What the rules give in numbers is the same in every box. */
const amountChecks: readonly Check<TangramcityBox>[] = [
  {
    rule: 'Q14',
    problems: ({ pointTrack: { value } }) =>
      unless(value.firstSpace === 1, 'pointTrack', 'expected markers to start on space 1'),
  },
  {
    rule: 'R9.2',
    problems: ({ planningBonus: { value } }) =>
      unless(value.points === 15, 'planningBonus', 'expected 15 points for a full city'),
  },
  {
    rule: 'R9.3',
    problems: ({ balanceBonus: { value } }) =>
      unless(
        value.map(({ upTo, points }) => `${upTo}: ${points}`).join() === '0: 20,2: 10,4: 5',
        'balanceBonus',
        'expected 20 points at a distance of 0, 10 up to 2, 5 up to 4, in this order',
      ),
  },
  {
    rule: 'R9.5',
    problems: ({ levels: { value } }) =>
      unless(
        value.map(({ name, from }) => `${name} ${from}`).join() ===
          [200, 180, 140, 100, 0].map((from, i) => `${LEVEL_NAMES[i]} ${from}`).join(),
        'levels',
        'expected the levels from master to beginner to begin at 200, 180, 140, 100 and 0 points',
      ),
  },
];

export const checks: readonly Check<TangramcityBox>[] = [
  ...tileChecks,
  ...cardChecks,
  ...boardChecks,
  ...amountChecks,
];
