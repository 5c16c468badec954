/** The few functions search needs, out of + - * / and roots alone: other functions differ between engines in the last bit. */

/** From 0 for a hopeless margin over a half for none to 1 for a clear one. */
export function squash(margin: number): number {
  return 0.5 + (0.5 * margin) / Math.sqrt(1 + margin * margin);
}

const TABLED = 4096;
const LOGS = /* @__PURE__ */ makeLogs();

/** The natural logarithm of a whole number from 1 on; beyond the table it grows by doublings. */
export function logOf(n: number): number {
  let left = n;
  let doubled = 0;
  while (left >= TABLED) {
    left = left >>> 1;
    doubled += 1;
  }
  return (LOGS[left] as number) + doubled * (LOGS[2] as number);
}

/** Each from the one before it: ln n - ln(n - 1) is a series in 1 / (2n - 1). */
function makeLogs(): Float64Array {
  const logs = new Float64Array(TABLED);
  for (let n = 2; n < TABLED; n++) {
    const y = 1 / (2 * n - 1);
    let term = y;
    let sum = 0;
    for (let k = 1; k < 40; k += 2) {
      sum += term / k;
      term *= y * y;
    }
    logs[n] = (logs[n - 1] as number) + 2 * sum;
  }
  return logs;
}
