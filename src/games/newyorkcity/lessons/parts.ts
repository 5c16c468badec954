/** The parts of the board that lessons, notes and questions point at; the drawings carry these names. */
import type { Character } from '../characters.ts';

export type Part =
  | 'map'
  | `district:${number}`
  | `link:${number}`
  | 'offer'
  | `tile:${number}`
  | 'statue'
  | 'letters'
  | 'phases'
  | 'elevator'
  | `shelf:${number}`
  | `character:${Character}`
  | 'stations'
  | `station:${number}`
  | `lane:${number}`
  | `chip:${number}`
  | 'pass'
  | 'hand'
  | 'reserve'
  /** By its kind, in hand and in reserve. */
  | `card:${number}`
  | 'staff'
  | 'purse'
  | 'pairs'
  | `pair:${number}`
  | 'stacks'
  | 'track'
  | `panel:${number}`
  | 'decks'
  /** The button that sends a turn. */
  | 'send'
  /** Where not all of the table is on the screen: what leads to the rest, to be pressed by the learner or by the coach. */
  | `${'show' | 'open'}:${'now' | 'map' | 'elevator' | 'players'}`;
