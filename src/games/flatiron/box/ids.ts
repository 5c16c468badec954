/** The ids of components by group, in the order of the numbers by which records call them. */
const LETTERS = ['A', 'B', 'C', 'D'];

export const IDS = {
  boards: [...LETTERS.map((letter) => `${letter}-purple`), ...LETTERS.map((letter) => `${letter}-reverse`)],
  streetCards: numbered('S', 32),
  decrees: numbered('D', 10),
  floors: numbered('F', 15),
  danielCards: numbered('B', 9),
};

/** S01 to S32. */
function numbered(letter: string, count: number): string[] {
  const digits = String(count).length;
  return Array.from({ length: count }, (_, i) => letter + String(i + 1).padStart(digits, '0'));
}
