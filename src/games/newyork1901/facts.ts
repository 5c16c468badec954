/** What speaks for an answer and against it, as data. */
import type { Fact as AnyFact, Seat } from '#kernel';
import type { Challenge, Tile } from './components.ts';

export type Fact = AnyFact &
  (
    | { fact: 'now'; points: number }
    /** A street in play afterwards: own buildings, the most that a rival has there, and which. */
    | { fact: 'street'; about: number; own: number; most: number; rival: Seat }
    | { fact: 'challenge'; challenge: Challenge; points: number }
    | { fact: 'workers'; free: number }
    | { fact: 'opens'; technology: number }
    /** Free squares of one's own in one piece with the lot. */
    | { fact: 'land'; squares: number; alone: boolean }
    | { fact: 'fits'; tile: Tile; points: number }
    /** Streets in play beside the lot. */
    | { fact: 'fronts'; streets: number[] }
    | { fact: 'few'; left: number }
    | { fact: 'beside'; rival: Seat }
    | { fact: 'ends'; lead: number }
    | { fact: 'spends'; points: number }
  );
