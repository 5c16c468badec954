/** Places in a list from the first to the last, evenly spaced: all of them, or the most that are wanted. */
export function evenlySpread(count: number, most: number): number[] {
  const chosen = Math.min(most, count);
  return Array.from({ length: chosen }, (_, i) => Math.round((i * (count - 1)) / Math.max(1, chosen - 1)));
}
