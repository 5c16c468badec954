/** What the drawings of Rowhouse say besides the game's own words. */
import type { ColorWords } from './text.ts';

export interface BoardText {
  readonly points: (count: number) => string;
  /** The sign of each colour. */
  readonly colors: ColorWords;
  readonly roof: string;
  /** What a full storey is worth: all alike, all different, anything else. */
  readonly storeys: readonly [string, string, string];
}
