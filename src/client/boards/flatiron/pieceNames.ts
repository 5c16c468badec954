/** Names of pillars that slide from place to place: see useSlides. Pure. */
import type { View } from '#games/flatiron';
import { at } from '#kernel';

/** A pillar keeps its name from the warehouse to the tower: its owner, its colour, and how many of these came before. */
export function pillarPiece({ levels }: View, level: number, slot: number): string {
  const { slots, setBy } = at(levels, level);
  const [color, by] = [at(slots, slot), at(setBy, slot)];
  let before = 0;
  for (const [index, one] of levels.entries())
    for (const [place, other] of one.slots.entries())
      if (other === color && one.setBy[place] === by && (index < level || (index === level && place < slot)))
        before += 1;
  return `pillar-${by}-${color}-${before}`;
}

/** The name of a pillar in a warehouse: that of the next one of its colour to be set by the seat. */
export function storedPiece({ levels }: View, seat: number, color: number): string {
  const set = levels.flatMap(({ slots, setBy }) =>
    slots.filter((one, i) => one === color && setBy[i] === seat),
  );
  return `pillar-${seat}-${color}-${set.length}`;
}
