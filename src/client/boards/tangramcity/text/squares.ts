/** Half squares as figures: 1, 1½, 2 … */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return count % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}
