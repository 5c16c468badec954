/** Seats that have lost before the end, by resigning or by time: what becomes of the game, and their places. */
import type { Outcome, Seat } from '#kernel';
import { absenceOf } from './absenceRule.ts';
import type { Change, CommandContext, Table } from './change.ts';
import { activeSeatOf, refuseUnlessPlaying, withStandIn } from './holders.ts';
import type { Holder, Quit, TableState } from './state.ts';

type Ranking = Outcome['ranking'];

/** How a seat came to the end of its game; null for one that was played to the end. */
export type SeatEnding = null | Quit['how'] | 'standIn';

/** T27 Gives the game up, for good. */
export function resign(table: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = activeSeatOf(table.state, person);
  refuseUnlessPlaying(table.state);
  return { happening: { did: 'resigned', seat }, state: withQuits(table, [seat], 'resigned') };
}

/** T26, T27 These seats have lost: a bot plays them on for the others, or the game is over. */
export function withQuits({ title, state }: Table, seats: readonly Seat[], how: Quit['how']): TableState {
  const automata = state.position ? title.game.automata(state.position.state).length : 0;
  const seq = state.seq + 1;
  const quits = [...state.quits, ...seats.map((seat): Quit => ({ seat, how, seq }))];
  const lost = quits.map(({ seat }) => seat);
  const { level } = absenceOf(state.plan);
  const replaced = seats.reduce<TableState>((now, seat) => withStandIn(now, seat, level), {
    ...state,
    quits,
  });
  if (goesOnWithout(state.seats, automata, lost)) return replaced;
  const players = Array.from({ length: state.seats.length + automata }, (_, player) => player);
  return {
    ...replaced,
    phase: 'over',
    awaited: [],
    paused: false,
    proposal: null,
    ending: { kind: 'conceded', ranking: standings([players], quits) },
  };
}

/** T28 Whether a game goes on when these seats have lost: two others are left, automata among them, and a human. */
export function goesOnWithout(seats: readonly Holder[], automata: number, lost: readonly Seat[]): boolean {
  const left = seats.filter((_, seat) => !lost.includes(seat));
  return left.length + automata > 1 && left.some(({ kind }) => kind === 'human');
}

/** T28 Those who played to the end in the game's order, then the others: who lost first is last. */
export function standings(ranking: Ranking, quits: readonly Quit[]): Ranking {
  const played = ranking.map((shared) => shared.filter((seat) => !hasQuit({ quits }, seat)));
  const moments = [...new Set(quits.map(({ seq }) => seq))].sort((one, two) => two - one);
  const lost = moments.map((seq) => quits.flatMap((quit) => (quit.seq === seq ? [quit.seat] : [])));
  return [...played, ...lost].filter((shared) => shared.length > 0);
}

/** Whether the seat has lost before the end. */
export function hasQuit({ quits }: Pick<TableState, 'quits'>, seat: Seat): boolean {
  return quits.some((quit) => quit.seat === seat);
}
