/** T31 Which hours count for which turn: those from its beginning, and of a later change only what lets the clock run more. */
import { at, type Seat, same } from '#kernel';
import { isByTurns } from './absenceRule.ts';
import type { Change } from './change.ts';
import type { Moment } from './commands.ts';
import type { Happening } from './entry.ts';
import { narrowed, type Rests } from './rests.ts';
import type { Clocks, TableState } from './state.ts';

/** The state after a change, with the hours of everybody's clock as they are given with the moment. */
export function withHours(
  before: TableState,
  { state, happening }: Change,
  { hours: given = {} }: Moment,
): TableState {
  if (!isByTurns(state.plan)) return state;
  const hours = state.seats.map((holder) =>
    holder.kind === 'human' ? (given[holder.person] ?? null) : null,
  );
  const { stands: frozen, hours: told, ...clocks } = state.clocks;
  const stands = state.seats.map((_, seat) =>
    beginsTurn(before, state, happening, seat)
      ? at(hours, seat)
      : narrowed(frozen?.[seat] ?? null, at(hours, seat)),
  );
  const all: Clocks = { ...clocks, ...listed('stands', stands, frozen), ...listed('hours', hours, told) };
  return { ...state, clocks: all };
}

/** Whether a turn of the seat begins: whoever takes back, returns or goes back is in the turn they were in. */
function beginsTurn(before: TableState, { awaited }: TableState, happening: Happening, seat: Seat): boolean {
  switch (happening.did) {
    case 'dealt':
    case 'resumed':
      return true;
    case 'played':
      if (!awaited.includes(seat)) return false;
      return !before.awaited.includes(seat) || (happening.seat === seat && happening.turnOver === true);
    default:
      return false;
  }
}

/** Nothing where nobody's clock ever stands; the former list where nothing has changed. */
function listed<Name extends 'stands' | 'hours'>(
  name: Name,
  list: readonly (Rests | null)[],
  former: readonly (Rests | null)[] | undefined,
): Pick<Clocks, Name> | object {
  if (list.every((rests) => rests === null)) return {};
  return { [name]: former && same(former, list) ? former : list };
}
