/** What makes a part of a board a sign with a label for newcomers: its name among the signs of the game, and what it means. */
export function newSign(sign: string, label: string) {
  return { 'data-sign': sign, 'data-label': label } as const;
}
