/** Checking a finished game: that its deal was promised, that the seed follows from the promise, and every draw from the seed. */
import {
  type Applied,
  apply,
  at,
  type Game,
  type GameRecord,
  type Play,
  type Position,
  type Reason,
  Refused,
  Rng,
  type RngState,
  requireBox,
  start,
} from '#kernel';
import { promiseOf, seedOf, shownDigest } from './promise.ts';

/** One step of the check, and whether it held. */
export type FairStep =
  /** Whether a digest is what it should be: of the promise, or of the seed. */
  | {
      readonly step: 'promise' | 'seed';
      readonly holds: boolean;
      readonly found: string;
      readonly expected: string;
    }
  /** The deal, or one answer: what came of it, and how many random numbers it took. */
  | {
      readonly step: 'deal';
      readonly holds: boolean;
      readonly drawn: number;
      readonly events: readonly unknown[];
    }
  | {
      readonly step: 'play';
      readonly holds: boolean;
      readonly drawn: number;
      readonly events: readonly unknown[];
      /** Counted from 0. */
      readonly number: number;
      readonly play: Play;
      /** Where the rules refuse the answer there. */
      readonly refused?: Reason;
    }
  /** Whether something was shown for exactly these answers, no more and no fewer. */
  | { readonly step: 'length'; readonly holds: boolean; readonly found: number; readonly expected: number };

/** All steps of a record's check, one after the other; it ends where the rules refuse an answer. Without a proof only the replay is checked. */
export function* checkRecord(game: Game, record: GameRecord): Generator<FairStep, void> {
  requireBox(game, record.box);
  const { proof, seed, plays } = record;
  if (proof) {
    const { table, secret, promise, salts } = proof;
    yield digests('promise', promise, promiseOf(table, secret));
    yield digests('seed', seed, seedOf(table, secret, salts));
  }
  const shown = (index: number, events: readonly unknown[]) =>
    proof === undefined || proof.shown[index] === shownDigest(events);
  const { position: dealt, events } = start(game, record.options, record.seats, seed);
  yield {
    step: 'deal',
    holds: shown(0, events),
    drawn: drawnSince(Rng.fromSeed(seed).state, dealt.rng),
    events,
  };
  let position = dealt;
  for (const [number, play] of plays.entries()) {
    const applied = played(game, position, play);
    if ('code' in applied) {
      yield { step: 'play', holds: false, drawn: 0, events: [], number, play, refused: applied };
      return;
    }
    const { events } = applied;
    const drawn = drawnSince(position.rng, applied.position.rng);
    yield { step: 'play', holds: shown(number + 1, events), drawn, events, number, play };
    position = applied.position;
  }
  if (proof) {
    const [found, expected] = [proof.shown.length, plays.length + 1];
    yield { step: 'length', holds: found === expected, found, expected };
  }
}

function digests(step: 'promise' | 'seed', found: string, expected: string): FairStep {
  return { step, holds: found === expected, found, expected };
}

function played(game: Game, position: Position, { seat, action }: Play): Applied | Reason {
  try {
    return apply(game, position, seat, action);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** The generator counts its numbers in the last word of its state. */
function drawnSince(before: RngState, after: RngState): number {
  return (at(after, 3) - at(before, 3)) | 0;
}
