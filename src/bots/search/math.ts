/** Functions made of + - * / and square roots only: others may differ between engines in the last bit, and searches must repeat exactly. */

/** Maps a margin to a value between 0 and 1: 0.5 for no margin, near 1 for a clear lead. */
export function squash(margin: number): number {
  return 0.5 + (0.5 * margin) / Math.sqrt(1 + margin * margin);
}

const TABLE_SIZE = 4096;
const LOGS = /* @__PURE__ */ makeLogs();

/** The natural logarithm of a whole number of at least 1; approximate beyond the table. */
export function logOf(n: number): number {
  let rest = n;
  let halvings = 0;
  while (rest >= TABLE_SIZE) {
    rest = rest >>> 1;
    halvings += 1;
  }
  return (LOGS[rest] as number) + halvings * (LOGS[2] as number); // both below the table's size
}

/** Each logarithm from the one before: ln n - ln(n - 1) is a series in 1 / (2n - 1). */
function makeLogs(): Float64Array {
  const logs = new Float64Array(TABLE_SIZE);
  for (let n = 2; n < TABLE_SIZE; n++) {
    const y = 1 / (2 * n - 1);
    let term = y;
    let sum = 0;
    for (let k = 1; k < 40; k += 2) {
      sum += term / k;
      term *= y * y;
    }
    logs[n] = (logs[n - 1] as number) + 2 * sum; // below the table's size
  }
  return logs;
}
