/** Random games; when one fails, fast-check shortens it. */
import fc from 'fast-check';
import { apply, at, type Game, type GameTypes, start, type Viewer } from '../index.ts';
import { Step, twinMaker } from './step.ts';
import type { Subject } from './subject.ts';

/** Called for each action of each random game. */
export type Visit<G extends GameTypes> = (step: Step<G>) => void;

/** The options and seats that random games are played with. */
export interface Table<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: Partial<G['options']>;
  readonly longest: number;
}

/** The same games on every run, so that failures repeat; SEED=n plays others. */
const SEED = Number(process.env.SEED ?? 1901);

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

interface Walk {
  readonly games: number;
  /** Where a game fails, do not look for a shorter one that fails too. */
  readonly isHasty?: boolean;
}

/** Plays random games to the end, visiting every action; the visit is told which game it is. */
export function eachAction<G extends GameTypes>(
  subject: Subject<G>,
  table: Table<G>,
  { games, isHasty = false }: Walk,
  visit: (step: Step<G>, played: number) => void,
): void {
  const { game, seats, options, longest } = table;
  const makeTwins = twinMaker(subject);
  let played = -1;
  const property = fc.property(seeds, fc.infiniteStream(fc.nat()), (seed, numbers) => {
    const pick = <T>(items: readonly T[]): T => at(items, numbers.next().value % items.length);
    played += 1;
    let { position } = start(game, options, seats, seed);
    for (let n = 0; n < longest; n++) {
      const open = game.decisions(position.state);
      if (open.length === 0) return;
      const { seat } = pick(open);
      const after = apply(game, position, seat, pick(game.legalActions(position.state, seat)));
      visit(new Step(position, seat, after, makeTwins), played);
      position = after.position;
    }
    throw new Error(`not over after ${longest} actions`);
  });
  fc.assert(property, { numRuns: games, seed: SEED, endOnFailure: isHasty });
}

/** Every seat, and the spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...range(0, seats - 1), 'spectator'];
}

/** The whole numbers from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
