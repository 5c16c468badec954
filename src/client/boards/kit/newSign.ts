/** What makes a part of a board a sign with a label for newcomers: its name among the signs of the game, its label, and more for those who ask. */
export function newSign(sign: string, label: string, tells?: string) {
  return { 'data-sign': sign, 'data-label': label, 'data-tells': tells } as const;
}
