/** Who may act now: who holds which seat, who decides for it, and what the phase of the game allows. */
import { at, type Seat, type Viewer } from '#kernel';
import { refusedByTable } from './reasons.ts';
import type { Holder, Level, PersonId, TableState } from './state.ts';

/** As which viewer the person sees the table. */
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

/** T1, T27, T41 The person's seat in a game that they have not lost yet, and that bots do not finish. */
export function activeSeatOf(state: TableState, person: PersonId): Seat {
  const seat = seatOf(state, person);
  if (state.phase === 'playing' && state.quits.some((quit) => quit.seat === seat))
    throw refusedByTable('hasQuit');
  if (state.phase === 'playing' && state.timeUp) throw refusedByTable('timeIsUp');
  return seat;
}

/** T7 Who holds the seat; refuses a seat that does not exist. */
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

/** Another holder for a seat. An open proposal ends, since others would have to agree now. */
export function withHolder(state: TableState, seat: Seat, holder: Holder): TableState {
  return { ...state, seats: state.seats.with(seat, holder), proposal: null };
}

/** Lets a bot stand in for the seat's human, or takes it away. */
export function withStandIn(state: TableState, seat: Seat, standIn: Level | null): TableState {
  const holder = at(state.seats, seat);
  if (holder.kind !== 'human' || holder.standIn === standIn) return state;
  return withHolder(state, seat, { ...holder, standIn });
}

/** The bot that answers next. Bots answer last, so that a human may change their mind. */
export function dueBot(state: TableState): Seat | undefined {
  if (state.phase !== 'playing' || state.paused) return undefined;
  return state.awaited.some((seat) => isPresent(state, seat)) ? undefined : state.awaited[0];
}

/** T5 Only before the deal. */
export function refuseUnlessGathering({ phase }: TableState): void {
  if (phase !== 'gathering') throw refusedByTable('notGathering');
}

/** T8 Only while a game is under way. */
export function refuseUnlessPlaying({ phase }: TableState): void {
  if (phase !== 'playing') throw refusedByTable('notPlaying');
}

/** T8, T10 Only while a game is under way and not paused. */
export function refuseUnlessRunning(state: TableState): void {
  refuseUnlessPlaying(state);
  if (state.paused) throw refusedByTable('paused');
}
