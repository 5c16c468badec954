/** The features of a state by name, for tests of bots. */
import { type Fitting, MOST_PLAYERS } from '../fitting.ts';

/** By player, what each of its features is. */
export function featuresIn<State>(
  fitting: Fitting<State> | undefined,
  state: State,
): Record<string, number>[] {
  if (!fitting) throw new Error('the game names no features');
  const { features } = fitting;
  const out = new Float64Array(MOST_PLAYERS * features.length).fill(Number.NaN);
  const players = fitting.assess(state, new Float64Array(MOST_PLAYERS), out);
  return Array.from({ length: players }, (_, player) =>
    Object.fromEntries(features.map((name, i) => [name, out[player * features.length + i] ?? Number.NaN])),
  );
}
