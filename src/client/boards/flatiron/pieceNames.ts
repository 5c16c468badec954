/** Names of pillars that slide from place to place: see useSlides. Pure. */
import type { View } from '#games/flatiron';
import { at } from '#kernel';

/** A pillar keeps its name on its way from a warehouse to the tower: whose, which colour, the how manyth. */
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

/** The name of the pillar in a warehouse: the next one its seat will set. */
export function storedPiece({ levels }: View, seat: number, color: number): string {
  const set = levels.flatMap(({ slots, setBy }) =>
    slots.filter((one, i) => one === color && setBy[i] === seat),
  );
  return `pillar-${seat}-${color}-${set.length}`;
}
