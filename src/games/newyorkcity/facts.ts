/** What speaks for an answer and against it, as data. */
import type { Fact as AnyFact } from '#kernel';
import type { Character } from './characters.ts';
import type { BiddingKind } from './components.ts';
import type { Counts } from './counts.ts';

export type Fact = AnyFact &
  /** What a bid brings as the bids lie, the bonus included. */
  (
    | { fact: 'gain'; kind: BiddingKind; count: number }
    /** Who has the bonus then, with which bid, and whether nobody bids after. */
    | { fact: 'bonus'; won: boolean; leader: number; bid: number; last: boolean }
    | { fact: 'tile'; won: boolean }
    /** Points in a district as things stand, and the place there, from 1. */
    | { fact: 'district'; about: number; points: number; place: number }
    | { fact: 'spends'; cards: Counts }
    /** Of these, cards whose own bids are over in this round. */
    | { fact: 'idle'; count: number }
    /** What the bid is worth beyond what it can bring. */
    | { fact: 'lost'; count: number }
    | { fact: 'space'; points: number }
    /** A character: its value, what it scores as things stand, and rounds in which it can be used. */
    | { fact: 'hires'; character: Character; value: number; points: number; rounds: number }
    /** Cards of a kind in hand and reserve after a pair is taken. */
    | { fact: 'pair'; about: number; count: number }
    | { fact: 'projected'; points: number }
  );
