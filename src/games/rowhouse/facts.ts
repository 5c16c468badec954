/** What speaks for an answer and against it, as data. */
import type { Fact as AnyFact } from '#kernel';
import type { Tile } from './components.ts';

export type Fact = AnyFact &
  (
    | { fact: 'completes'; points: number }
    /** How many tiles of the storey have the colour of the new one, and how many tiles it has. */
    | { fact: 'matches'; alike: number; tiles: number }
    /** A tile that stays in the hand, and how many storeys it could continue in one colour. */
    | { fact: 'fits'; tile: Tile; storeys: number }
  );
