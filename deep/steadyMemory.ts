/** Whether memory grows. */

/** Whether the second half of the run holds little more memory than the first. */
export function isSteady(memory: readonly number[], megabytes: number): boolean {
  const half = memory.length >> 1;
  return Math.min(...memory.slice(half)) <= Math.min(...memory.slice(0, half)) + megabytes;
}
