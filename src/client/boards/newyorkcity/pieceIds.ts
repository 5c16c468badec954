import type { FirmView } from '#games/newyorkcity';

/** Names of pieces that keep them while they move. Pure. */

interface Ids {
  next(number: number): string;
}

/** Copies of a character are counted over the staff of one player after the other, then over the shelves. */
export function idsAfter(firms: readonly FirmView[]): Ids {
  const counts = new Map<number, number>();
  const next = (number: number) => {
    const copy = counts.get(number) ?? 0;
    counts.set(number, copy + 1);
    return `character-${number}-${copy}`;
  };
  for (const { staff } of firms) staff.forEach(next);
  return { next };
}

/** A player's cards of a kind: first those of the bid, then the hand, then the reserve. */
export function cardId(firm: number, kind: number, index: number): string {
  return `card-${firm}-${kind}-${index}`;
}
