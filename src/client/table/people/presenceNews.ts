/** Who has lost the connection, is back, or has left the table: what is worth a word, made from one look at the seats to the next. */
import type { Seat } from '#kernel';

/** Shorter absences are not told, in milliseconds: a page that is loaded anew takes a moment. */
export const TOLD_AFTER = 10_000;

/** What is known of a seat of somebody else's. */
export interface SeatPresence {
  readonly seat: Seat;
  /** Since when its human has not been here; undefined while they are. */
  readonly goneSince: number | undefined;
  readonly standsIn: boolean;
}

/** Something to tell. */
export type News =
  | { readonly kind: 'lost' | 'left' | 'returned'; readonly seat: Seat }
  /** After so many milliseconds. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly away: number };

/** What was seen last of each seat, and whether the absence was told. */
export type Watch = ReadonlyMap<Seat, SeatPresence & { readonly isTold: boolean }>;

/** What to tell now; whoever was gone at the first look is told of only when they are back. */
export function presenceNews(
  before: Watch | undefined,
  seats: readonly SeatPresence[],
  now: number,
): { readonly watch: Watch; readonly news: readonly News[] } {
  const news: News[] = [];
  const watch = new Map<Seat, SeatPresence & { readonly isTold: boolean }>();
  for (const presence of seats) {
    const { seat, goneSince, standsIn } = presence;
    const known = before?.get(seat);
    const isOverdue = goneSince !== undefined && now - goneSince >= TOLD_AFTER;
    watch.set(seat, {
      ...presence,
      isTold: isOverdue || (known?.isTold === true && goneSince !== undefined),
    });
    if (!known) continue;
    if (standsIn !== known.standsIn) news.push({ kind: standsIn ? 'left' : 'returned', seat });
    else if (isOverdue && !known.isTold && !standsIn) news.push({ kind: 'lost', seat });
    else if (known.isTold && goneSince === undefined && !standsIn)
      news.push({ kind: 'back', seat, away: now - (known.goneSince ?? now) });
  }
  return { watch, news };
}

/** In how many milliseconds to look again although nothing was heard; undefined where nobody has just gone. */
export function nextLook(watch: Watch, now: number): number | undefined {
  const due = [...watch.values()].flatMap(({ goneSince, isTold, standsIn }) =>
    goneSince === undefined || isTold || standsIn ? [] : [Math.max(0, goneSince + TOLD_AFTER - now)],
  );
  return due.length === 0 ? undefined : Math.min(...due);
}
