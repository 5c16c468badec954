/** Sitting down, standing up, and what the host arranges before the deal. */
import type { Seat } from '#kernel';
import { refuseWhileHostIsHere } from './absence.ts';
import { absenceOf } from './absenceRule.ts';
import type { Change, CommandContext, Table } from './change.ts';
import { holderOf, isHeldBy, refuseUnlessGathering, seatOf, viewerOf, withHolder } from './holders.ts';
import { withSalt } from './promise.ts';
import { refusedByTable } from './reasons.ts';
import type { Holder, Level, PersonId, TableState } from './state.ts';

/** T2, T3 An open seat while people gather, or a bot's at a public table before the first answer. */
export function sit(
  { state }: Table,
  { seat, salt }: { readonly seat: Seat; readonly salt?: string | undefined },
  { person }: CommandContext,
): Change {
  const holder = holderOf(state, seat);
  if (viewerOf(state, person) !== 'spectator') throw refusedByTable('alreadySeated');
  const isFree = holder.kind === 'open' || (holder.kind === 'bot' && state.plan.access === 'public');
  if (!isFree) throw refusedByTable('seatTaken');
  if (!isUntouched(state)) throw refusedByTable('notGathering');
  return {
    happening: { did: 'sat', seat, person, ...(salt !== undefined && { salt }) },
    state: withHolder(salted(state, seat, salt), seat, { kind: 'human', person, standIn: null }),
  };
}

export function stand({ state }: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = seatOf(state, person);
  refuseUnlessGathering(state);
  const left = withHolder(withSalt(state, seat), seat, { kind: 'open' });
  return { happening: { did: 'stood', seat, person }, state: left };
}

/** T2 A bot on an open seat, or another bot in its place. */
export function seatBot(
  { state }: Table,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
  { person }: CommandContext,
): Change {
  refuseUnlessArranging(state, person);
  if (holderOf(state, seat).kind === 'human') throw refusedByTable('seatTaken');
  return {
    happening: { did: 'seatedBot', seat, level },
    state: withHolder(state, seat, { kind: 'bot', level }),
  };
}

export function clearSeat(
  { state }: Table,
  { seat }: { readonly seat: Seat },
  { person }: CommandContext,
): Change {
  refuseUnlessArranging(state, person);
  holderOf(state, seat);
  const left = withHolder(withSalt(state, seat), seat, { kind: 'open' });
  return { happening: { did: 'clearedSeat', seat }, state: left };
}

/** T25 Somebody at the table becomes host in place of one who is gone. */
export function takeOver({ state }: Table, _command: unknown, context: CommandContext): Change {
  const { person } = context;
  const seat = seatOf(state, person);
  refuseUnlessGathering(state);
  refuseWhileHostIsHere(state, context);
  return { happening: { did: 'hosted', seat, person }, state: { ...state, host: person } };
}

/** Somebody is gone for good: before the deal their seat is open again, later a bot takes it; the next human is host. */
export function forget({ state }: Table, { person }: { readonly person: PersonId }): Change {
  const seats = state.seats.flatMap((holder, seat) => (isHeldBy(holder, person) ? [seat] : []));
  if (seats.length === 0 && state.host !== person) throw refusedByTable('notSeated');
  const heir: Holder =
    state.phase === 'gathering' ? { kind: 'open' } : { kind: 'bot', level: absenceOf(state.plan).level };
  const without = (holders: readonly Holder[]) =>
    holders.map((holder) => (isHeldBy(holder, person) ? heir : holder));
  const left = without(state.seats);
  const next = left.find((holder) => holder.kind === 'human');
  return {
    happening: { did: 'forgot', seats },
    state: {
      ...state,
      plan: { ...state.plan, seats: without(state.plan.seats) },
      seats: left,
      host: state.host === person ? (next?.person ?? '') : state.host,
      proposal: null,
      // Nobody would be left to end the pause.
      paused: state.paused && next !== undefined,
    },
  };
}

/** T34 After the deal nothing can be added. */
function salted(state: TableState, seat: Seat, salt: string | undefined): TableState {
  return state.phase === 'gathering' ? withSalt(state, seat, salt) : state;
}

/** T4, T5 Only the host arranges, and only before the deal. */
export function refuseUnlessArranging(state: TableState, person: PersonId): void {
  if (state.host !== person) throw refusedByTable('notHost');
  refuseUnlessGathering(state);
}

/** Whether somebody may still take a bot's seat, though the game has begun. */
export function offersBotSeat(state: TableState): boolean {
  const { phase, plan, seats } = state;
  if (phase !== 'playing' || plan.access !== 'public') return false;
  return isUntouched(state) && seats.some(({ kind }) => kind === 'bot');
}

/** Whether nobody has answered yet: until then a person may take a bot's seat without harm to the others. */
function isUntouched({ phase, answered }: TableState): boolean {
  return phase !== 'over' && answered.every((count) => count === 0);
}
