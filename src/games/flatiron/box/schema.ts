/** The shape of box.json. Amounts that the rules' text states are fixed; what only the components show is a range. */
import * as v from 'valibot';
import { boxOf, list, sourced, whole } from '#box';
import { COLORS, PAPERS, PLACES, STREETS } from '../names.ts';
import { fixedAmounts } from './fixedAmounts.ts';
import { IDS } from './ids.ts';

const color = v.picklist(COLORS);
const street = v.picklist(STREETS);
const place = v.picklist(PLACES);
const amount = whole(1, 20);
const price = whole(0, 20);
const reputation = whole(-5, 5);

/** R6 Actions that show no amount of their own. */
const PLAIN_ACTIONS = [
  'dollarsPerFloor',
  'swap',
  'pointsPerFloors',
  'build2Plus',
  'otherAction',
  'build1Plus',
  'visibleCard',
  'build1Repeat',
  'cityHall',
  'floorCheap',
  'newspaper',
  'newsboyDollars',
] as const;
export const ACTIONS = ['dollars', 'buyAny', 'colorPoints', ...PLAIN_ACTIONS] as const;

/** R6 The special actions of boards and street cards, with what else stands beside them. */
function specialActions<E extends v.ObjectEntries>(beside: E) {
  return v.variant('action', [
    v.strictObject({ action: v.literal('dollars'), amount, ...beside }),
    v.strictObject({ action: v.literal('buyAny'), cost: price, ...beside }),
    v.strictObject({ action: v.literal('colorPoints'), amount, color, ...beside }),
    v.strictObject({ action: v.picklist(PLAIN_ACTIONS), ...beside }),
  ]);
}

/** R1.5 What a board may show: the base actions and the special ones. */
const boardAction = v.variant('action', [
  v.strictObject({ action: v.literal('trade') }),
  v.strictObject({ action: v.literal('floor') }),
  v.strictObject({ action: v.picklist(['build1', 'build2']), cost: price }),
  specialActions({}),
]);

/** R1.5 The colour, price and points of the warehouse, and two actions one above the other. */
const column = v.strictObject({ color, price, points: whole(0, 20), upper: boardAction, lower: boardAction });

const board = v.strictObject({
  id: v.picklist(IDS.boards),
  columns: v.strictObject(v.entriesFromList(STREETS, column)),
});

const cardHalf = specialActions({ reputation });

const streetCard = v.strictObject({
  id: v.picklist(IDS.streetCards),
  deck: street,
  street,
  cost: price,
  upper: cardHalf,
  lower: cardHalf,
});

/** R9 Scorings that show neither points nor colours of their own. */
const PLAIN_SCORINGS = [
  'perStreetCard',
  'perPairStreetCards',
  'perDollar',
  'per2Dollars',
  'perReputation',
  'per2Reputation',
] as const;
const AMOUNT_SCORINGS = ['perStoredPillar', 'perDecree', 'fixed'] as const;
export const SCORINGS = ['pairFloor', 'perColorBuilt', ...AMOUNT_SCORINGS, ...PLAIN_SCORINGS] as const;

const decreeHalf = v.variant('scoring', [
  v.strictObject({ scoring: v.picklist(AMOUNT_SCORINGS), amount, reputation }),
  v.strictObject({ scoring: v.literal('pairFloor'), colors: v.strictTuple([color, color]), reputation }),
  v.strictObject({ scoring: v.literal('perColorBuilt'), color, reputation }),
  v.strictObject({ scoring: v.picklist(PLAIN_SCORINGS), reputation }),
]);

const decree = v.strictObject({ id: v.picklist(IDS.decrees), upper: decreeHalf, lower: decreeHalf });

/** R7 Effects that are the same for every street and colour. */
const PLAIN_EFFECTS = [
  'cityHallFour',
  'shareLocation',
  'cardPoint',
  'sellDearer',
  'decreeCheaper',
  'pillarCheaper',
  'sameColor',
] as const;
export const EFFECTS = ['streetDollar', 'colorBonus', ...PLAIN_EFFECTS] as const;

const effect = v.variant('kind', [
  v.strictObject({ kind: v.literal('streetDollar'), street }),
  v.strictObject({ kind: v.literal('colorBonus'), amount, color }),
  v.strictObject({ kind: v.picklist(PLAIN_EFFECTS) }),
]);

const PLAIN_BONUSES = ['newspaper', 'reputation', 'buyCard', 'useNewspaper'] as const;
export const BONUSES = ['points', 'dollars', 'colorPoints', ...PLAIN_BONUSES] as const;

/** R7 What slots may bring. */
const bonus = v.variant('bonus', [
  v.strictObject({ bonus: v.picklist(['points', 'dollars']), amount }),
  v.strictObject({ bonus: v.literal('colorPoints'), amount, color }),
  v.strictObject({ bonus: v.picklist(PLAIN_BONUSES) }),
]);

const floor = v.strictObject({
  id: v.picklist(IDS.floors),
  starting: v.boolean(),
  effect,
  slots: v.strictTuple([bonus, bonus, bonus]),
});

const slot = whole(1, 3);
const danielBase = { id: v.picklist(IDS.danielCards), main: place, other: place, popularity: whole(0, 9) };

const danielCard = v.variant('action', [
  v.strictObject({
    ...danielBase,
    action: v.literal('pillar'),
    color,
    slots: v.strictTuple([slot, slot, slot]),
  }),
  v.strictObject({ ...danielBase, action: v.picklist(['floor', 'popularity']) }),
]);

export const schema = boxOf('flatiron', {
  ...fixedAmounts,
  newspaperCopies: sourced(v.strictObject(v.entriesFromList(PAPERS, whole(1, 8)))),
  boards: sourced(list(board, 8)),
  streetCards: sourced(list(streetCard, 32)),
  decrees: sourced(list(decree, 10)),
  floors: sourced(list(floor, 15)),
  danielCards: sourced(list(danielCard, 9)),
});

export type FlatironBox = v.InferOutput<typeof schema>;
