/** What speaks for an answer and against it, as data; all about the turn, finished as well as can be. */
import type { Fact as AnyFact, Seat } from '#kernel';
import type { Color, Place, Street } from './components.ts';

export type Fact = AnyFact &
  (
    | { fact: 'turn'; points: number }
    | { fact: 'money'; dollars: number }
    | { fact: 'floor'; points: number; cost: number }
    /** The lead, with all that the end counts, when the roof is built. */
    | { fact: 'roof'; lead: number }
    | { fact: 'pillar'; about: Color; points: number }
    | { fact: 'fills' }
    /** A place where the rival has so many lines, and may not go now. */
    | { fact: 'blocks'; place: Place; rival: Seat; lines: number }
    | { fact: 'card'; about: Street; lines: number; turns: number }
    | { fact: 'decrees'; points: number }
    | { fact: 'reputation'; points: number }
    | { fact: 'newsboy' }
    | { fact: 'paper'; left: number }
  );
