/** Positions laid out by hand: lessons and tests start from them. */
import { at, type Seat } from '#kernel';
import { COLUMNS, type Kind, LOTS, type LotPlan, lotCalled } from './board.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  type Challenge,
  DISTRICTS,
  type District,
  LEGENDARIES,
  OWN_TILES,
  STREETS,
  type Street,
  TILE_COUNT,
  type Tile,
} from './components.ts';
import { putUp } from './effects.ts';
import { reservedLots } from './estate.ts';
import { check } from './laws.ts';
import { type Build, placeOf, standing } from './sites.ts';
import {
  type Ending,
  type Estate,
  noLand,
  nothingBuilt,
  type Options,
  type State,
  type Step,
} from './state.ts';

/** Tiles by what they look like. */
export const BRONZE_BAR2 = 0;
export const BRONZE_BAR2_TOO = 1;
export const BRONZE_BAR2_THIRD = 2;
export const BRONZE_BAR3 = 3;
export const BRONZE_CORNER = 4;
export const BRONZE_SQUARE = 5;
export const SILVER_BAR3 = 6;
export const SILVER_CORNER = 7;
export const SILVER_SQUARE = 8;
export const SILVER_ELL = 9;
export const SILVER_ESS = 10;
export const SILVER_PEE = 11;
export const GOLD_BAR4 = 12;
export const GOLD_TEE = 13;
export const GOLD_PEE = 14;
export const GOLD_BLOCK = 16;
export const START = 18;
export const PARK_ROW = 19;
export const SINGER = 20;
export const METROPOLITAN_LIFE = 21;

/** A build by the row and column of its top left corner. */
export function build(tile: Tile, row: number, column: number, turn = 0): Build {
  return { tile, at: row * COLUMNS + column, turn };
}

/** An answer that names a lot as the map does. */
export function lot(sign: string): { lot: number } {
  return { lot: lotCalled(sign) };
}

/** A card by its district's letter and its size: 'R2'. */
export function kind(card: string): Kind {
  const district = DISTRICTS.findIndex((name) => name.startsWith(card.charAt(0).toLowerCase()));
  return 2 * district + (card.endsWith('3') ? 1 : 0);
}

/** One seat's things; what is left out is as at the beginning of an expert game. */
export interface Holding {
  /** The district of its character. */
  character?: District;
  points?: number;
  prestige?: number;
  /** Besides those under its buildings. */
  lots?: string[];
  buildings?: Build[];
  /** Own tiles that have fallen. */
  fallen?: Tile[];
  cards?: ActionCard[];
}

export interface Layout {
  estates: Holding[];
  seat?: Seat;
  steps?: Step[];
  market?: string[];
  /** The number of cards in the deck; without it, all that are left. */
  deck?: number;
  streets?: Street[];
  challenge?: Challenge | null;
  ending?: { ending: Ending; closer: Seat };
  options?: Partial<Options>;
}

/** A state in which the seat's turn opens; nothing is lost or doubled in it, except cards of a deck cut short. */
export function layout({
  estates,
  seat = 0,
  steps = [{ step: 'openTurn', seat }],
  market = ['R2', 'B2', 'Y2', 'G2'],
  deck,
  streets = ['broadway', 'wall', 'nassau'],
  challenge = null,
  ending,
  options = {},
}: Layout): State {
  const held = estates.map(estateFrom);
  const districts = estates.length === 2 ? 4 : 5;
  const cards = LOTS.filter(({ district }) => district < districts).map(({ kind: card }) => card);
  const open = market.map(kind);
  const owned = estates.flatMap((holding) => lotsOf(holding).map((plan) => plan.kind));
  for (const card of [...open, ...owned]) cards.splice(cards.indexOf(card), 1);
  const pile = cards.slice(0, deck ?? cards.length);
  const legendary = (tile: number) => held.some(({ places }) => at(places, OWN_TILES + 1 + tile) >= 0);
  const state: State = {
    options: {
      expert: false,
      actionCards: true,
      firstGame: false,
      streets: [],
      challenge: 'drawn',
      ...options,
    },
    streets: streets.map((street) => STREETS.indexOf(street)),
    challenge,
    first: 0,
    market: open,
    deck: pile.length > 0 ? [pile] : [],
    legendaries: LEGENDARIES.reduce((bits, _, tile) => (legendary(tile) ? bits : bits | (1 << tile)), 0),
    estates: held,
    closer: ending?.closer ?? null,
    ending: ending?.ending ?? null,
    agenda: steps.toReversed(),
  };
  if (deck === undefined) check(state);
  return state;
}

function estateFrom({
  character = 'red',
  points = 0,
  prestige = 0,
  lots = [],
  buildings = [],
  fallen = [],
  cards = [],
}: Holding): Estate {
  const used = [...buildings.map(({ tile }) => tile), ...fallen].filter((tile) => tile < OWN_TILES);
  const estate: Estate = {
    character: DISTRICTS.indexOf(character),
    points,
    prestige,
    workers: 4,
    land: noLand(),
    hand: used.reduce((hand, tile) => hand & ~(1 << tile), (1 << OWN_TILES) - 1),
    places: Array.from({ length: TILE_COUNT }, () => -1),
    built: nothingBuilt(),
    cards: cards.reduce((bits, card) => bits | (1 << ACTION_CARDS.indexOf(card)), 0),
  };
  for (const { block, mask } of lotsOf({ lots, buildings })) {
    estate.land[block] = at(estate.land, block) | mask;
  }
  for (const building of buildings) putUp(estate, standing(building.tile, placeOf(building)));
  estate.workers -= reservedLots(estate).length;
  return estate;
}

/** The lots named, and those under buildings. */
function lotsOf({ lots = [], buildings = [] }: Holding): LotPlan[] {
  const sites = buildings.map((building) => standing(building.tile, placeOf(building)));
  const built = ({ block, mask }: LotPlan) =>
    sites.some((site) => site.block === block && (site.mask & mask) !== 0);
  return LOTS.filter((plan) => lots.includes(plan.sign) || built(plan));
}
