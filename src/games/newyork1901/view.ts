/** What each viewer may know, and states imagined from it: nothing is hidden but the order of the deck (Q18). */
import { type Agenda, at, clone, type Seat, type Viewer } from '#kernel';
import { type Kind, LOTS, type Lot } from './board.ts';
import { CHALLENGE_RULES } from './challenges.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  type Challenge,
  FIRST_LEGENDARY,
  LEGENDARIES,
  OWN_TILES,
  TECHNOLOGIES,
  type Tile,
} from './components.ts';
import { countOf, soleMost, streetCounts } from './counting.ts';
import { putUp } from './effects.ts';
import { buildingsOf, reservedLots } from './estate.ts';
import { challengePoints } from './scoring.ts';
import { type Build, placeOf, standing } from './sites.ts';
import {
  deckSize,
  type Ending,
  type Estate,
  type Event,
  noLand,
  nothingBuilt,
  nothingPlaced,
  type Options,
  type State,
  type Step,
  technologyAt,
  trackOf,
} from './state.ts';

export type EstateView = {
  character: number;
  points: number;
  prestige: number;
  workers: number;
  /** The highest technology open to it. */
  technology: number;
  lots: Lot[];
  /** Those of its lots with a worker. */
  reserved: Lot[];
  buildings: Build[];
  /** Its own tiles not yet built. */
  hand: Tile[];
  cards: ActionCard[];
  /** Its buildings of each technology, oldest first. */
  technologies: number[];
  /** What the challenge counts for it, and the points if the game ended now. */
  challenge: { count: number; points: number };
};

/** R10.1 A street in play: each seat's buildings on it, and who alone has the most. */
export type StreetView = { street: number; counts: number[]; leader: Seat | null };

export type View = {
  viewer: Viewer;
  options: Options;
  streets: StreetView[];
  challenge: Challenge | null;
  first: Seat;
  market: Kind[];
  /** From top to bottom, piles of cards in unknown order. */
  deck: Kind[][];
  deckSize: number;
  /** Legendaries nobody has built. */
  legendaries: Tile[];
  estates: EstateView[];
  closer: Seat | null;
  ending: Ending | null;
  agenda: Agenda<Step>;
};

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    streets: state.streets.map((street) => viewStreet(state, street)),
    challenge: state.challenge,
    first: state.first,
    market: state.market,
    deck: state.deck.map((pile) => [...pile].sort((one, two) => one - two)),
    deckSize: deckSize(state),
    legendaries: bitsOf(state.legendaries, LEGENDARIES.length).map((bit) => FIRST_LEGENDARY + bit),
    estates: state.estates.map((estate, seat) => viewEstate(state, estate, seat)),
    closer: state.closer,
    ending: state.ending,
    agenda: state.agenda,
  };
}

function viewStreet(state: State, street: number): StreetView {
  const counts = streetCounts(state, street);
  return { street, counts, leader: soleMost(counts) ?? null };
}

function viewEstate(state: State, estate: Estate, seat: Seat): EstateView {
  const { challenge } = state;
  const { character, points, prestige, workers, land } = estate;
  return {
    character,
    points,
    prestige,
    workers,
    technology: technologyAt(state, trackOf(estate)),
    lots: lotsOn(land),
    reserved: reservedLots(estate),
    buildings: buildingsOf(estate).map(({ build }) => ({ ...build })),
    hand: bitsOf(estate.hand, OWN_TILES),
    cards: bitsOf(estate.cards, ACTION_CARDS.length).map((card) => at(ACTION_CARDS, card)),
    technologies: TECHNOLOGIES.map((_, technology) => countOf(estate, technology)),
    challenge: {
      count: challenge === null ? 0 : CHALLENGE_RULES[challenge].count(estate),
      points: challengePoints(state, seat),
    },
  };
}

function lotsOn(land: readonly number[]): Lot[] {
  const lots: Lot[] = [];
  for (let lot = 0; lot < LOTS.length; lot++) {
    const { block, mask } = at(LOTS, lot);
    if ((at(land, block) & mask) !== 0) lots.push(lot);
  }
  return lots;
}

export function viewEvent(event: Event): Event {
  return event;
}

/** The state that a view shows: everything is in the view, only in another shape. */
export function imagine(seen: View): State {
  return {
    options: clone(seen.options),
    streets: seen.streets.map(({ street }) => street),
    challenge: seen.challenge,
    first: seen.first,
    market: [...seen.market],
    deck: clone(seen.deck),
    legendaries: wordOf(seen.legendaries.map((tile) => tile - FIRST_LEGENDARY)),
    estates: seen.estates.map(estateFrom),
    closer: seen.closer,
    ending: seen.ending,
    agenda: clone(seen.agenda),
  };
}

/** A seat's estate as the state keeps it. */
function estateFrom({ lots, buildings, hand, cards, ...seen }: EstateView): Estate {
  const { character, points, prestige, workers } = seen;
  const estate: Estate = {
    character,
    points,
    prestige,
    workers,
    land: noLand(),
    hand: wordOf(hand),
    places: nothingPlaced(),
    built: nothingBuilt(),
    cards: wordOf(cards.map((card) => ACTION_CARDS.indexOf(card))),
  };
  for (const lot of lots) {
    const { block, mask } = at(LOTS, lot);
    estate.land[block] = at(estate.land, block) | mask;
  }
  for (const build of buildings) putUp(estate, standing(build.tile, placeOf(build)));
  return estate;
}

function bitsOf(word: number, length: number): number[] {
  return Array.from({ length }, (_, bit) => bit).filter((bit) => ((word >> bit) & 1) === 1);
}

function wordOf(bits: readonly number[]): number {
  return bits.reduce((word, bit) => word | (1 << bit), 0);
}
