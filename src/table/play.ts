/** The deal, and the answers of people and bots. */
import { type Applied, apply, at, type Game, type Position, type Seat, same, start } from '#kernel';
import type { Change, CommandContext, Table } from './change.ts';
import { backAt, earnedBy, withTime } from './clock.ts';
import { teachesNobody } from './forced.ts';
import { activeSeatOf, botAt, holderOf, refuseUnlessRunning } from './holders.ts';
import { seedOf, withSalt } from './promise.ts';
import { standings } from './quits.ts';
import { refusedByTable } from './reasons.ts';
import { refuseUnlessArranging } from './seats.ts';
import type { OpenPlay, Run, TableState } from './state.ts';

/** T6, T34 Deals, once every seat is taken. */
export function deal(
  { title, state: before }: Table,
  { salt }: { readonly salt?: string | undefined },
  { person, seed: other = '' }: CommandContext,
): Change {
  refuseUnlessArranging(before, person);
  if (before.seats.some(({ kind }) => kind === 'open')) throw refusedByTable('seatsOpen');
  const state = withSalt(before, before.seats.length, salt);
  const { id, promise } = state;
  const seed = promise ? seedOf(id, promise.secret, promise.salts) : other;
  const { position, events } = start(title.game, state.plan.options, state.seats.length, seed);
  const open = { from: state.seq + 1, plays: [] };
  return {
    happening: { did: 'dealt', events, ...(salt !== undefined && { salt }) },
    state: arrived(title.game, { ...state, phase: 'playing', seed, open }, position),
    base: position,
  };
}

/** T9 A person's answer, to the question they were asked and no other. */
export function play(
  table: Table,
  command: { readonly answered: number; readonly action: unknown },
  { person }: CommandContext,
): Change {
  const seat = activeSeatOf(table.state, person);
  refuseUnlessRunning(table.state);
  if (command.answered !== questionsOverFor(table.state, seat)) throw refusedByTable('stale');
  return answer({ ...table, state: backAt(table.state, seat) }, seat, command.action, false);
}

/** T7 A bot's answer, for its own seat or one it stands in for. */
export function playBot(table: Table, command: { readonly seat: Seat; readonly action: unknown }): Change {
  refuseUnlessRunning(table.state);
  holderOf(table.state, command.seat);
  if (botAt(table.state, command.seat) === undefined) throw refusedByTable('noSuchSeat');
  return answer(table, command.seat, command.action, true);
}

/** The table at another position: who is awaited there, and whether the game is over. */
export function arrived(game: Game, state: TableState, position: Position): TableState {
  const awaited = game.decisions(position.state).map(({ seat }) => seat);
  const there = { ...state, position, version: game.migrations.length, awaited };
  const outcome = awaited.length === 0 ? game.outcome(position.state) : undefined;
  if (outcome === undefined) return there;
  const placed = { ...outcome, ranking: standings(outcome.ranking, state.quits) };
  return { ...there, phase: 'over', proposal: null, ending: { kind: 'played', outcome: placed } };
}

/** A human who plays on gives up a proposal to go back. */
export function movedOn(state: TableState): TableState {
  return state.proposal?.request.kind === 'back' ? { ...state, proposal: null } : state;
}

function answer({ title, state }: Table, seat: Seat, action: unknown, bot: boolean): Change {
  if (state.position === null) throw refusedByTable('notPlaying');
  const applied = apply(title.game, state.position, seat, action);
  const there = arrived(title.game, state, applied.position);
  const earned = earnedBy(state, there, seat, applied.turnOver);
  const isForced = applied.forced && teachesNobody(title.game, state.seats, seat);
  const more = { bot, ...(isForced ? { forced: true as const } : {}) };
  const after = noted(withTime(there, seat, earned), applied, { earned, ...more });
  return {
    happening: {
      did: 'played',
      seat,
      action: applied.play.action,
      events: applied.events,
      ...more,
      ...(applied.turnOver ? { turnOver: true as const } : {}),
    },
    state: bot ? after : movedOn(after),
    ...(applied.revealed ? { base: applied.position } : {}),
  };
}

/** Counts the answer; once somebody has learned something, nothing before it may be taken back. */
function noted(
  state: TableState,
  { play, revealed }: Applied,
  more: Omit<OpenPlay, 'seq' | 'seat' | 'action'>,
): TableState {
  const seq = state.seq + 1;
  const { seat, action } = play;
  return {
    ...state,
    answered: state.answered.with(seat, at(state.answered, seat) + 1),
    plays: state.plays + 1,
    line: withEntry(state.line, seq),
    open: revealed
      ? { from: seq, plays: [] }
      : { from: state.open.from, plays: [...state.open.plays, { seq, seat, action, ...more }] },
  };
}

/** With one entry more, later than all others. */
export function withEntry(line: readonly Run[], seq: number): readonly Run[] {
  const last = line.at(-1);
  return last?.[1] === seq - 1 ? line.with(-1, [last[0], seq]) : [...line, [seq, seq]];
}

type Asked = Pick<TableState, 'answered' | 'withdrawn'>;

/** T9 For each seat, how many questions to it are over: those it has answered, and those that were taken away. An answer that comes late is not taken for one to another question. */
export function questionsOver({ answered, withdrawn }: Asked): readonly number[] {
  return withdrawn ? answered.map((count, seat) => count + at(withdrawn, seat)) : answered;
}

/** How many questions to the seat are over. */
export function questionsOverFor({ answered, withdrawn }: Asked, seat: Seat): number {
  return at(answered, seat) + (withdrawn ? at(withdrawn, seat) : 0);
}

/** After a step back, or with a pause: whoever was asked has a new question once it goes on, unless theirs is still open. */
export function askedAnew(
  before: TableState,
  after: TableState,
  isOpen: (seat: Seat) => boolean = () => false,
): TableState {
  const asked = before.awaited.filter((seat) => !isOpen(seat));
  if (asked.length === 0) return after;
  const counts = before.withdrawn ?? before.answered.map(() => 0);
  return { ...after, withdrawn: counts.map((count, seat) => count + (asked.includes(seat) ? 1 : 0)) };
}

/** Whether the seat is asked the same in both states. */
export function isAskedTheSame(game: Game, before: TableState, after: TableState, seat: Seat): boolean {
  const [old, now] = [before, after].map(({ position }) =>
    game.decisions(position?.state).find((decision) => decision.seat === seat),
  );
  return old !== undefined && now !== undefined && same(old.prompt, now.prompt);
}
