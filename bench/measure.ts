/** Measuring on a busy machine: CPU time instead of wall time, with contestants in alternating rounds. */
import { at } from '#kernel';

/** The work done in one call. */
export interface WorkDone {
  readonly actions: number;
  readonly games: number;
}

/** One way of doing the work; each call does a small batch of it. */
export type Contestant = () => WorkDone;

/** Rates per second of CPU time; `best` is the fastest round, `median` the middle one. */
export interface Rate {
  readonly actions: { readonly best: number; readonly median: number };
  readonly games: { readonly best: number; readonly median: number };
}

/** How long to measure. */
export interface Effort {
  /** Rounds that count; an extra first round warms up. */
  readonly rounds: number;
  /** CPU seconds of each contestant in each round. */
  readonly seconds: number;
}

/** The usual effort. */
export const DEFAULT_EFFORT: Effort = { rounds: 7, seconds: 0.3 };

/** Runs the contestants in turns, so that slow phases of the machine affect all of them. */
export function measure(contestants: readonly Contestant[], { rounds, seconds }: Effort): Rate[] {
  const rates = contestants.map(() => ({ actions: [] as number[], games: [] as number[] }));
  for (let round = 0; round <= rounds; round++) {
    for (const [i, contestant] of contestants.entries()) {
      const { actions, games, spent } = workFor(contestant, seconds);
      if (round === 0) continue;
      at(rates, i).actions.push(actions / spent);
      at(rates, i).games.push(games / spent);
    }
  }
  return rates.map(({ actions, games }) => ({ actions: summary(actions), games: summary(games) }));
}

/** Reading the clock is slow compared with a short game, so it is read after batches that grow with the speed. */
function workFor(contestant: Contestant, seconds: number): WorkDone & { spent: number } {
  let actions = 0;
  let games = 0;
  let spent = 0;
  const before = process.cpuUsage();
  for (let batch = 1; spent < seconds; batch = spent < seconds / 10 ? 2 * batch : batch) {
    for (let n = 0; n < batch; n++) {
      const done = contestant();
      actions += done.actions;
      games += done.games;
    }
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1e6;
  }
  return { actions, games, spent };
}

function summary(values: readonly number[]): { best: number; median: number } {
  const sorted = values.toSorted((one, two) => one - two);
  return { best: at(sorted, sorted.length - 1), median: at(sorted, sorted.length >> 1) };
}
