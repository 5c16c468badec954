/** What the tests ask of laid-out positions. */
import { apply, at, keyOf, type Reason, Refused, Rng, type Seat } from '#kernel';
import { scene } from '#kernel/testing';
import { LOTS, sizeOf } from '../board.ts';
import type { Tile } from '../components.ts';
import { rules } from '../flow.ts';
import { newyork1901 } from '../index.ts';
import { type Layout, layout } from '../layout.ts';
import type { State } from '../state.ts';

export * from '../layout.ts';

export const play = (given: Layout, seed?: string) => scene(rules, layout(given), seed);

/** A position whose automatic steps have run. */
export const settled = (given: Layout): State => play(given).state;

/** Why the kernel refuses an attempt; the position stays as it was. */
export function refusal(state: State, seat: Seat, attempt: unknown): Reason | undefined {
  const position = { state, rng: Rng.fromSeed('7'.repeat(32)).state };
  const before = keyOf(position);
  try {
    apply(newyork1901, position, seat, attempt);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (keyOf(position) !== before) throw new Error('a refusal has changed the position');
    return error.reason;
  }
  throw new Error(`${JSON.stringify(attempt)} was played`);
}

/** The tiles that a list of answers offers to build. */
export function tilesIn(answers: readonly object[]): Set<Tile> {
  return new Set(answers.flatMap((answer) => ('tile' in answer ? [Number(answer.tile)] : [])));
}

/** The sizes of the lots that a list of answers offers. */
export function sizesIn(answers: readonly object[]): Set<number> {
  return new Set(
    answers.flatMap((answer) => ('lot' in answer ? [sizeOf(at(LOTS, Number(answer.lot)).kind)] : [])),
  );
}
