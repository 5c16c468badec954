/** Who holds which seat, and who decides for it now. */
import { at, type Seat, type Viewer } from '#kernel';
import { refusedByTable } from './reasons.ts';
import type { Holder, Level, PersonId, TableState } from './state.ts';

/** As whom the person sees the table. */
export function viewerOf({ seats }: TableState, person: PersonId): Viewer {
  const seat = seats.findIndex((holder) => isHeldBy(holder, person));
  return seat < 0 ? 'spectator' : seat;
}

export function isHeldBy(holder: Holder, person: PersonId): boolean {
  return holder.kind === 'human' && holder.person === person;
}

/** T1 The person's seat; refuses those who have none. */
export function seatOf(state: TableState, person: PersonId): Seat {
  const viewer = viewerOf(state, person);
  if (viewer === 'spectator') throw refusedByTable('notSeated');
  return viewer;
}

/** T1, T27 The person's seat in a game they have not lost yet. */
export function activeSeatOf(state: TableState, person: PersonId): Seat {
  const seat = seatOf(state, person);
  if (state.phase === 'playing' && state.quits.some((quit) => quit.seat === seat))
    throw refusedByTable('hasQuit');
  return seat;
}

/** T7 Who holds the seat; refuses a place that is none. */
export function holderOf({ seats }: TableState, seat: Seat): Holder {
  const holder = seats[seat];
  if (!holder) throw refusedByTable('noSuchSeat');
  return holder;
}

/** How strong the bot is that decides for the seat now, if one does. */
export function botAt(state: TableState, seat: Seat): Level | undefined {
  const holder = at(state.seats, seat);
  if (holder.kind === 'human') return holder.standIn ?? undefined;
  return holder.kind === 'bot' ? holder.level : undefined;
}

/** Whether a human decides for the seat, and is not away. */
export function isPresent({ seats }: TableState, seat: Seat): boolean {
  const holder = at(seats, seat);
  return holder.kind === 'human' && holder.standIn === null;
}

/** Another holder for a seat. Who must agree is another question then, so an open proposal ends. */
export function withHolder(state: TableState, seat: Seat, holder: Holder): TableState {
  return { ...state, seats: state.seats.with(seat, holder), proposal: null };
}

/** Lets a bot stand in for the seat's human, or takes it away. */
export function withStandIn(state: TableState, seat: Seat, standIn: Level | null): TableState {
  const holder = at(state.seats, seat);
  if (holder.kind !== 'human' || holder.standIn === standIn) return state;
  return withHolder(state, seat, { ...holder, standIn });
}
