/** What the notes of New York 1901 look at. */
import { cellKey } from '#geometry';
import { at, type NoteFacts, type Seat } from '#kernel';
import { builds, lotsOnOffer } from '../actions.ts';
import { LOTS, type Lot } from '../board.ts';
import type { ActionCard } from '../components.ts';
import { besideLand } from '../queries.ts';
import { type Build, cellsOf, tilePlan } from '../sites.ts';
import type { Action, Event, NewYork1901 } from '../state.ts';
import { type EstateView, imagine } from '../view.ts';
import type { Part } from './parts.ts';

type Facts = NoteFacts<NewYork1901>;
type Known = Pick<Facts, 'view' | 'seat'>;
type SeatEvent<Did extends Event['did']> = Extract<Event, { did: Did; seat: Seat }>;

/** What the reader owns. */
export function estate({ view, seat }: Known): EstateView {
  return at(view.estates, seat);
}

/** The last event of a kind by the reader. */
export function own<Did extends Event['did']>(
  { events, seat }: Facts,
  did: Did,
  fits: (event: SeatEvent<Did>) => boolean = () => true,
): SeatEvent<Did> | undefined {
  return events.findLast(
    (event): event is SeatEvent<Did> =>
      // Its kind is compared first, which does not narrow a generic type.
      event.did === did && 'seat' in event && event.seat === seat && fits(event as SeatEvent<Did>),
  );
}

/** The last event of a kind by another seat. */
export function someone<Did extends Event['did']>(
  { events, seat }: Facts,
  did: Did,
  fits: (event: SeatEvent<Did>) => boolean,
): SeatEvent<Did> | undefined {
  return events.findLast(
    (event): event is SeatEvent<Did> =>
      // Its kind is compared first, which does not narrow a generic type.
      event.did === did && 'seat' in event && event.seat !== seat && fits(event as SeatEvent<Did>),
  );
}

/** The name of a lot on the board. */
export function signOf(lot: Lot): Part {
  return `lot:${at(LOTS, lot).sign}`;
}

/** The lots that may be taken. */
export function lotsIn({ legal }: Pick<Facts, 'legal'>): Lot[] {
  return legal.flatMap((answer) => ('lot' in answer ? [answer.lot] : []));
}

export function buildsIn(legal: readonly Action[]): Build[] {
  return legal.filter((answer): answer is Build => 'tile' in answer);
}

/** Whether this card may be played. */
export function mayPlay(legal: readonly Action[], card: ActionCard): boolean {
  return legal.some((answer) => 'card' in answer && answer.card === card);
}

/** Whether a lot shares a side with the reader's land. */
export function besideOwn({ view, seat }: Known): (lot: Lot) => boolean {
  return besideLand(view, seat);
}

/** A lot that the reader's last building covers in part. */
export function leftOver(facts: Facts): Lot | undefined {
  const built = own(facts, 'built');
  if (!built) return undefined;
  const { lots, buildings } = estate(facts);
  const under = new Set(cellsOf(built).map(cellKey));
  const covered = new Set(buildings.flatMap(cellsOf).map(cellKey));
  return lots.find((lot) => {
    const keys = at(LOTS, lot).cells.map(cellKey);
    return keys.some((key) => under.has(key)) && keys.some((key) => !covered.has(key));
  });
}

/** R8.2 The points of the best building that would fit on the reader's free land. */
export function bestSecond({ view, seat }: Known): number {
  const free = builds(imagine(view), seat, 'free');
  return Math.max(0, ...free.map(({ tile }) => tilePlan(tile).points));
}

/** R8.6 Whether a second lot that touches the reader's land is on offer. */
export function offersSecondBeside(facts: Known): boolean {
  return lotsOnOffer(imagine(facts.view), true).some(({ lot }) => besideOwn(facts)(lot));
}

/** R10.1 A street in play on which the reader shares the lead. */
export function tiedStreet({ view, seat }: Known): number | undefined {
  return view.streets.find(
    ({ counts, leader }) =>
      leader === null && at(counts, seat) > 0 && at(counts, seat) === Math.max(...counts),
  )?.street;
}
