/** What needs the others' consent: going back beyond a reveal, a pause, calling the game off. */
import { at, type Seat } from '#kernel';
import { isReplaceable } from './absence.ts';
import type { Change, CommandContext, Table } from './change.ts';
import { backAt } from './clock.ts';
import type { Command, Moment, SystemCommand } from './commands.ts';
import type { Settled } from './entry.ts';
import { activeSeatOf, isPresent, refuseUnlessPlaying, viewerOf } from './holders.ts';
import { entriesIn, isInLine } from './line.ts';
import { arrived, askedAnew } from './play.ts';
import { hasQuit } from './quits.ts';
import { refusedByTable } from './reasons.ts';
import { lifted } from './restore.ts';
import type { PersonId, Proposal, Request, TableState } from './state.ts';

/** Where the command goes back: the entry right before which the table's state is needed. */
export function pastNeeded(
  state: TableState,
  person: PersonId,
  command: Command | SystemCommand,
): number | undefined {
  if (viewerOf(state, person) === 'spectator') return undefined;
  const request =
    command.do === 'propose' ? command.request : command.do === 'agree' ? state.proposal?.request : undefined;
  if (request?.kind !== 'back') return undefined;
  return isInLine(state.line, request.to) ? request.to : undefined;
}

/** T12, T15, T29 Asks all other humans whom it concerns; done at once when there are none. */
export function propose(
  table: Table,
  { request }: { readonly request: Request },
  context: CommandContext,
): Change {
  const seat = activeSeatOf(table.state, context.person);
  refuseUnlessPlaying(table.state);
  refuseIfRated(table.state, request);
  if (table.state.proposal) throw refusedByTable('proposalOpen');
  if (request.kind === 'pause' && table.state.paused) throw refusedByTable('paused');
  if (request.kind === 'back' && !isInLine(table.state.line, request.to))
    throw refusedByTable('nothingThere');
  const state = backAt(table.state, seat);
  if (request.kind === 'back') refuseOverAbsent(state, pastOf(context, request.to));
  const proposal = newProposal(state, seat, request, context);
  const { settled, ...change } = settle({ ...table, state }, proposal, context);
  return { happening: { did: 'proposed', seat, request, settled }, ...change };
}

/** T40 What counts for ratings is played as it stands; against bots nobody would have to agree. */
function refuseIfRated({ plan }: TableState, { kind }: Request): void {
  if (plan.rated === 'bots' || (plan.rated && kind === 'back')) throw refusedByTable('rated');
}

/** T13, T14 One of those asked agrees; it is done when all have. */
export function agree(table: Table, _command: unknown, context: CommandContext): Change {
  const seat = activeSeatOf(table.state, context.person);
  const proposal = openProposal(table.state);
  if (!proposal.needed.includes(seat) || proposal.agreed.includes(seat)) throw refusedByTable('notAsked');
  const { settled, ...change } = settle(table, consented(proposal, seat), context);
  return { happening: { did: 'agreed', seat, settled }, ...change };
}

/** T14 One of those asked says no, or the one who asked withdraws. */
export function decline({ state }: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = activeSeatOf(state, person);
  const { needed, seat: asker } = openProposal(state);
  if (seat !== asker && !needed.includes(seat)) throw refusedByTable('notAsked');
  return { happening: { did: 'declined', seat }, state: { ...state, proposal: null } };
}

/** T11 Ends a pause; any human at the table may. */
export function resume({ state }: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = activeSeatOf(state, person);
  refuseUnlessPlaying(state);
  if (!state.paused) throw refusedByTable('notPaused');
  return {
    happening: { did: 'resumed', seat },
    state: { ...backAt(state, seat), paused: false },
  };
}

/** T29 Everybody else who is there; to call the game off also those who are away, if they have not been gone too long. */
function newProposal(state: TableState, seat: Seat, request: Request, moment: Moment): Proposal {
  const mustAgree = (other: Seat) => {
    if (other === seat || at(state.seats, other).kind !== 'human') return false;
    if (request.kind !== 'end') return isPresent(state, other);
    return !hasQuit(state, other) && !isReplaceable(state, other, moment);
  };
  return { request, seat, needed: [...state.seats.keys()].filter(mustAgree), agreed: [] };
}

/** T29 Refuses to take away answers of somebody who is away now, given by them or by their bot. */
function refuseOverAbsent(state: TableState, past: TableState): void {
  const { seats, answered } = state;
  const isLost = (seat: Seat) =>
    at(seats, seat).kind === 'human' &&
    !isPresent(state, seat) &&
    !hasQuit(state, seat) &&
    past.answered[seat] !== answered[seat];
  if ([...seats.keys()].some(isLost)) throw refusedByTable('absentAnswers');
}

function openProposal({ proposal }: TableState): Proposal {
  if (proposal === null) throw refusedByTable('noProposal');
  return proposal;
}

function consented(proposal: Proposal, seat: Seat): Proposal {
  return { ...proposal, agreed: [...proposal.agreed, seat] };
}

function isSettled({ needed, agreed }: Proposal): boolean {
  return needed.every((seat) => agreed.includes(seat));
}

type Settling = Pick<Change, 'state' | 'base'> & { readonly settled: Settled | null };

function settle(table: Table, proposal: Proposal, moment: Moment): Settling {
  if (!isSettled(proposal)) return { state: { ...table.state, proposal }, settled: null };
  const state = { ...table.state, proposal: null };
  const { request } = proposal;
  if (request.kind === 'back') return goBack({ ...table, state }, pastOf(moment, request.to));
  if (request.kind === 'pause')
    return { state: askedAnew(state, { ...state, paused: true }), settled: { kind: 'pause' } };
  const over = { ...state, phase: 'over', awaited: [], paused: false } as const;
  return { state: { ...over, ending: { kind: 'calledOff' } }, settled: { kind: 'end' } };
}

function pastOf({ past }: Moment, to: number): TableState {
  if (past?.seq !== to - 1) throw new Error('going back needs the table as it was before the entry');
  return past;
}

/** The game as it was right before the entry; who sits where, what was counted and the clocks stay as they are. */
function goBack({ title, state }: Table, past: TableState): Settling {
  const { line, position } = lifted(title.game, past);
  if (position === null) throw new Error('there was no game yet');
  const entries = entriesIn(line);
  const undone = entriesIn(state.line).filter((seq) => !isInLine(line, seq));
  const restored = entries.filter((seq) => !isInLine(state.line, seq));
  const open = { from: state.seq + 1, plays: [] };
  const there = arrived(title.game, { ...state, line, plays: entries.length, open }, position);
  return {
    state: askedAnew(state, there),
    base: position,
    settled: { kind: 'back', undone, restored },
  };
}
