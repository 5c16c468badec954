/** Connected areas of a grid. */
import { type Cell, cellKey, inReadingOrder, sidesOf } from './cell.ts';

/** The squares as areas joined by their sides; areas and squares in reading order. */
export function regionsOf(cells: readonly Cell[]): Cell[][] {
  const open = new Map([...cells].sort(inReadingOrder).map((cell) => [cellKey(cell), cell]));
  const regions: Cell[][] = [];
  for (const seed of open.values()) {
    const region: Cell[] = [];
    const border = [seed];
    open.delete(cellKey(seed));
    for (let cell = border.pop(); cell; cell = border.pop()) {
      region.push(cell);
      for (const side of sidesOf(cell)) if (open.delete(cellKey(side))) border.push(side);
    }
    regions.push(region.sort(inReadingOrder));
  }
  return regions;
}
