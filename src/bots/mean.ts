/** The mean of some numbers; nothing of none. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
}
