/** What the drawings know of the game itself: its map, its tiles, and what they are called. */
import type { Language } from '#kernel';
import { NAMES as de } from '../../../games/newyork1901/text/de/names.ts';
import { NAMES as en } from '../../../games/newyork1901/text/en/names.ts';
import { NAMES as es } from '../../../games/newyork1901/text/es/names.ts';
import { NAMES as fr } from '../../../games/newyork1901/text/fr/names.ts';
import { namingOf } from '../../../games/newyork1901/text/naming.ts';
import { useLanguage } from '../../i18n/language.tsx';

export {
  COLUMNS,
  districtOf,
  frontsOf,
  type Kind,
  LOTS,
  LOTS_OF_KIND,
  type Lot,
  SIGNS,
  sizeOf,
} from '../../../games/newyork1901/board.ts';
export {
  ACTION_CARDS,
  type ActionCard,
  ARCHITECT_POINTS,
  BARON_POINTS,
  CHALLENGES,
  type Challenge,
  DISTRICT_POINTS,
  DISTRICTS,
  FIRST_LEGENDARY,
  FRONT_SIGNS,
  FRONTS,
  GENERATION_POINTS,
  GOLD,
  LEGENDARIES,
  OWN_TILES,
  SILVER,
  START_TILE,
  STREET_POINTS,
  STREETS,
  TECHNOLOGIES,
  type Technology,
  THRESHOLDS,
  TILES,
  type Tile,
} from '../../../games/newyork1901/components.ts';
export { type Build, cellsOf, PLANS, placeOf, siteAt } from '../../../games/newyork1901/sites.ts';
export type { Action, Event } from '../../../games/newyork1901/state.ts';
export { ACTION_CARD_NAMES, CHALLENGE_NAMES, capital } from '../../../games/newyork1901/text/text.ts';
export type { EstateView, View } from '../../../games/newyork1901/view.ts';

/** Row and column of a square. */
export type Cell = readonly [row: number, column: number];

const NAMES = { en, fr, es, de };

const NAMINGS = Object.fromEntries(
  Object.entries(NAMES).map(([language, names]) => [language, { ...names, ...namingOf(names) }]),
) as Readonly<Record<Language, (typeof NAMES)['en'] & ReturnType<typeof namingOf>>>;

/** What things are called in the reader's language. */
export function useNaming() {
  return NAMINGS[useLanguage().language];
}

export type Naming = ReturnType<typeof useNaming>;
