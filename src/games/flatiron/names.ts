/** Names that box.json and the rules share, in the order of the numbers by which states and records call them. */
export const STREETS = ['broadway', 'street23', 'avenue5', 'street22'] as const;
export const PLACES = [...STREETS, 'cityHall'] as const;
export const COLORS = ['orange', 'blue', 'white', 'black'] as const;
/** R1.4 The kinds of newspapers. */
export const PAPERS = [
  'dollars3',
  'swap',
  'dollars2point1',
  'build1',
  'cardCheaper',
  'decreeCheaper',
  'anyPillar',
] as const;

export type StreetName = (typeof STREETS)[number];
export type PlaceName = (typeof PLACES)[number];
export type ColorName = (typeof COLORS)[number];
export type PaperName = (typeof PAPERS)[number];
