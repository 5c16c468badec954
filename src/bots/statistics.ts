/** Mean and standard deviation. */

/** The mean; 0 of no numbers. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
}

/** The standard deviation. */
export function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) * (number - middle), 0);
  return Math.sqrt(squares / numbers.length);
}
