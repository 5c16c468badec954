/** What the drawings of Rowhouse say besides the game's own words. */
import type { StoreyKind } from '../components.ts';
import type { ColorWords } from './text.ts';

export interface BoardText {
  readonly points: (count: number) => string;
  /** The sign of each colour. */
  readonly colors: ColorWords;
  readonly roof: string;
  /** What a full storey is worth, by its kind. */
  readonly storeys: Readonly<Record<StoreyKind, (points: number) => string>>;
}
