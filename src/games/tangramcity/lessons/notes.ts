/** The guided first game of Tangram City: its deal, and what the coach notes at first occurrences. */
import { at, type FirstGame, type Note, type NoteFacts, type Seat } from '#kernel';
import { FOUNTAIN } from '../components.ts';
import { countBits, findFree, QUARTERS, SIZE } from '../quarters.ts';
import { lookAlikeOf } from '../queries/lookAlikes.ts';
import { cityWith } from '../queries/placing.ts';
import { largestRectangle } from '../scoring.ts';
import type { City, Event, Tangramcity } from '../state.ts';
import type { Part } from './parts.ts';

export type NoteId =
  | 'side'
  | 'first'
  | 'known'
  | 'twin'
  | 'move'
  | 'fountain'
  | 'scored'
  | 'halves'
  | 'closed'
  | 'marker'
  | 'noRoom'
  | 'balance'
  | 'decline'
  | 'five'
  | 'last'
  | 'end';

export const firstGame: FirstGame<Tangramcity> = {
  seed: '00000000000000000000000000000420',
  options: { boards: 'drawn' },
  rivals: ['level1'],
  given: [],
};

type Facts = NoteFacts<Tangramcity>;
type Square = { readonly row: number; readonly column: number };

/** So many half-open squares are worth a word. */
const MANY_HALVES = 4;
/** Colours so far apart, from this round on, are worth a word. */
const FAR_APART = 3;
const LATE = 3;
/** With so few answers a tile hardly fits; declining is one of them. */
const FEW_ANSWERS = 5;

const cityOf = ({ view, seat }: Facts): City => at(view.cities, seat);
const places = ({ prompt }: Facts) => prompt?.step === 'placeTile';

/** The tiles that are to be placed now. */
function tilesIn({ prompt }: Facts) {
  return prompt?.step === 'placeTile' ? prompt.tiles : [];
}

/** The last event of a kind that concerns this seat. */
function own<Did extends Event['did']>({ events, seat }: Facts, did: Did) {
  return events.findLast(
    (event): event is Extract<Event, { did: Did; seat: Seat }> =>
      event.did === did && 'seat' in event && event.seat === seat,
  );
}

function last<Did extends Event['did']>({ events }: Facts, did: Did) {
  return events.findLast((event): event is Extract<Event, { did: Did }> => event.did === did);
}

/** The place of the seat's own card among those of the round, while it is still to come. */
function heldCard({ view, seat }: Facts): number {
  return view.cards.findIndex(({ holders, open }) => !open && holders.includes(seat));
}

/** Squares of which one half is free. */
function halfOpen({ rows: { dark, green, water } }: City): Square[] {
  const free = new Int32Array(SIZE);
  findFree(dark, green, water, free);
  return [...free].flatMap((word, row) =>
    Array.from({ length: SIZE }, (_, column) => ({ row, column })).filter(
      ({ column }) => countBits((word >> (QUARTERS * column)) & 0b1111) === 2,
    ),
  );
}

const areaOf = (city: City) => {
  const { height, width } = largestRectangle(city);
  return height * width;
};

/** Where a fountain makes the rectangle larger; else every half-open square. */
function fountainSquares(facts: Facts): Part[] {
  const city = cityOf(facts);
  const growing = facts.legal.flatMap((answer) =>
    'tile' in answer && answer.tile === FOUNTAIN && areaOf(cityWith(city, answer)) > areaOf(city)
      ? [answer]
      : [],
  );
  return (growing.length > 0 ? growing : halfOpen(city)).map(squarePart);
}

function squarePart({ row, column }: Square): Part {
  return `square:${row}.${column}`;
}

/** How far roofs and gardens are apart by the markers. */
function apart(facts: Facts) {
  const balanced = own(facts, 'balanced');
  return balanced ? Math.abs(balanced.dark - balanced.green) : 0;
}

export const notes: readonly Note<Tangramcity, Part, NoteId>[] = [
  { id: 'side', when: ({ prompt }) => prompt?.step === 'chooseSide', rule: 'R2.2' },
  {
    id: 'first',
    when: (facts) => places(facts) && cityOf(facts).pieces.length === 0,
    lit: ['rectangle'],
    rule: 'R4.5',
  },
  {
    id: 'known',
    when: (facts) => places(facts) && heldCard(facts) >= 0,
    with: (facts) => ({
      tile: facts.view.cards[heldCard(facts)]?.tile ?? 0,
      place: heldCard(facts) + 1,
      cards: facts.view.cards.length,
    }),
    lit: (facts) => [[`card:${heldCard(facts)}`, 'show:cards']],
    rule: 'R3.7',
    lesson: 'company',
  },
  {
    id: 'twin',
    when: (facts) => tilesIn(facts).some((tile) => lookAlikeOf(tile) !== undefined),
    with: (facts) => ({ tile: tilesIn(facts).find((tile) => lookAlikeOf(tile) !== undefined) ?? 0 }),
    lit: [['cards', 'show:cards']],
    rule: 'R1.6',
    lesson: 'company',
  },
  {
    id: 'move',
    // Not while a tile is staged: what appears then would move the board.
    when: (facts) =>
      facts.prompt === undefined &&
      facts.staged.length === 0 &&
      facts.outcome === undefined &&
      own(facts, 'placed') !== undefined,
    rule: 'R4.7',
  },
  {
    id: 'fountain',
    when: ({ prompt }) => prompt?.step === 'placeFountain',
    lit: fountainSquares,
    rule: 'R5.1',
    lesson: 'fountain',
  },
  {
    id: 'scored',
    when: (facts) => own(facts, 'scored') !== undefined,
    with: (facts) => ({ points: own(facts, 'scored')?.points ?? 0 }),
    lit: ['rectangle', 'rounds'],
    rule: 'R6.1',
  },
  {
    id: 'halves',
    when: (facts) => places(facts) && halfOpen(cityOf(facts)).length >= MANY_HALVES,
    with: (facts) => ({ count: halfOpen(cityOf(facts)).length }),
    lit: (facts) => halfOpen(cityOf(facts)).map(squarePart),
    rule: 'R6.1',
    lesson: 'turn',
  },
  {
    id: 'closed',
    when: (facts) => last(facts, 'turned')?.holders.length === 0,
    lit: (facts) => [
      [
        `card:${facts.view.cards.findIndex(({ tile }) => tile === last(facts, 'turned')?.tile)}`,
        'show:cards',
      ],
    ],
    rule: 'R3.7',
  },
  {
    id: 'marker',
    when: (facts) => facts.view.round > 1 && last(facts, 'gotMarker') !== undefined,
    rule: 'R7.4',
  },
  {
    id: 'noRoom',
    when: (facts) => own(facts, 'setAside')?.fits === false,
    with: (facts) => ({ tile: own(facts, 'setAside')?.tile ?? 0 }),
    lit: (facts) => [[`tray:${own(facts, 'setAside')?.tile ?? 0}`, 'show:tiles']],
    rule: 'R4.6',
  },
  {
    id: 'balance',
    when: (facts) => facts.view.round >= LATE && apart(facts) >= FAR_APART,
    with: (facts) => ({ dark: own(facts, 'balanced')?.dark ?? 0, green: own(facts, 'balanced')?.green ?? 0 }),
    lit: ['scales', 'bonus'],
    rule: 'R9.3',
  },
  {
    id: 'decline',
    when: (facts) => places(facts) && facts.legal.length > 1 && facts.legal.length <= FEW_ANSWERS,
    lit: ['decline'],
    rule: 'R4.6',
    lesson: 'decline',
  },
  {
    id: 'five',
    when: (facts) => last(facts, 'opened')?.round === 5,
    lit: ['planning'],
    rule: 'R9.2',
  },
  {
    id: 'last',
    when: (facts) => tilesIn(facts).length > 1,
    lit: (facts) => tilesIn(facts).map((tile): Part => `tab:${tile}`),
    rule: 'R8.1',
    lesson: 'last',
  },
  { id: 'end', when: ({ outcome }) => outcome !== undefined, rule: 'R9.3' },
];
