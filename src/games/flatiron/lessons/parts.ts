/** The parts of the board that lessons and notes point at; the drawings carry these names. */
import type { Card, Color, Deed, Half, Paper, Place, Street } from '../components.ts';

export type Part =
  | 'tower'
  | 'track'
  | 'newsboy'
  /** The current level's number and effect. */
  | 'plate'
  | 'supply'
  | 'decks'
  | 'hall'
  | 'paper'
  | 'nextFloor'
  | 'decrees'
  | `place:${Place}`
  /** The top card of a deck. */
  | `card:${Street}`
  | `slot:${number}`
  | `decree:${Card}`
  | `supply:${Color}`
  | `board:${number}`
  | `score:${number}`
  | `dollars:${number}`
  | `tokens:${number}`
  | `column:${number}:${Street}`
  /** The name and reputation of a column. */
  | `band:${number}:${Street}`
  | `deed:${Deed}`
  /** An action in the list of the column that is in use. */
  | `row:${Deed}`
  /** Its button, while it is asked about. */
  | `use:${Deed}`
  /** A warehouse of the learner's. */
  | `store:${Color}`
  | `end:${Street}:${Half}`
  | `kept:${Paper}`
  | `hand:${Paper}`
  /** On phones: what leads to the rival's board. */
  | 'peek';
