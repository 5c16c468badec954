/** How sure a share is that was seen in so many games. */

/** Below so many games chance decides most. */
export const FEW = 10;

/** 95 %. */
const SURE = 1.96;

/** Between which shares the true one probably is (Wilson's interval). */
export function shareRange(won: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const spread = SURE * SURE;
  const middle = share + spread / (2 * games);
  const half = SURE * Math.sqrt((share * (1 - share)) / games + spread / (4 * games * games));
  const whole = 1 + spread / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

/** The mean of each game and those before it, of `over` games at most; oldest first. */
export function runningMeans(points: readonly number[], over: number): number[] {
  return points.map((_, i) => {
    const window = points.slice(Math.max(0, i + 1 - over), i + 1);
    return window.reduce((sum, one) => sum + one, 0) / window.length;
  });
}

/** What each of so many would win by chance; who sits alone has an automaton as rival. */
export function evenShare(seats: number): number {
  return 1 / Math.max(2, seats);
}

/** All categories together. */
export function sumOf(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, points) => sum + points, 0);
}
