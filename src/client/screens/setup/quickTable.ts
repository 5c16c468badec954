/** A new table as it was last wanted, and the one step that opens it together with its link. */
import { GAME_INFO, type GameId } from '#games';
import type { TablePlan } from '#table';
import { api } from '../../remote/api.ts';
import { recall, remember } from '../../settings/memory.ts';
import { ladderOf } from './ladderOf.ts';
import { absenceAt, PACE_NAMES, PACES, type Pace } from './newTable.ts';

/** What can be chosen in the sentence. */
export interface NewTable {
  readonly seats: number;
  readonly pace: Pace;
  readonly access: TablePlan['access'];
  /** Whether it is to count for ratings, where it can. */
  readonly rated: boolean;
  /** Whether it is what was chosen last time, and not the default. */
  readonly isRemembered: boolean;
}

/** What was chosen last at this game; else two seats, no clock, by link. */
export function rememberedTable(game: GameId): NewTable {
  const { min, max } = GAME_INFO[game].seats;
  const [seats = '', pace = '', access = '', rated = ''] = recall(nameOf(game))?.split(' ') ?? [];
  const count = Number(seats);
  const isRemembered = count >= Math.max(2, min) && count <= max;
  return {
    seats: isRemembered ? count : Math.max(2, min),
    pace: PACE_NAMES.find((one) => one === pace) ?? 'none',
    access: access === 'public' ? 'public' : 'link',
    rated: rated !== 'casual',
    isRemembered,
  };
}

/** Opens the table, sits down on its first seat, makes a link to any free seat, and gives the table's id. */
export async function openWithLink(
  game: GameId,
  { seats, pace, access, rated }: NewTable,
  mayRate: boolean,
): Promise<string> {
  const { clock } = PACES[pace];
  const ladder = rated && mayRate ? ladderOf(clock, access, Array(seats).fill('open')) : undefined;
  const plan: TablePlan = {
    game,
    options: {},
    access,
    clock,
    absence: absenceAt(pace),
    ...(ladder && { rated: ladder }),
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  };
  const { table } = await api.open(plan, 0);
  remember(nameOf(game), `${seats} ${pace} ${access} ${rated ? 'rated' : 'casual'}`);
  await makeSeatLink(table);
  return table;
}

/** A link to any free seat; only this browser can show it again, since the server keeps no tokens. */
export async function makeSeatLink(table: string, seat: number | null = null): Promise<void> {
  const { id, path } = await api.makeSeatLink(table, seat);
  remember(`link.${id}`, path);
}

function nameOf(game: GameId): string {
  return `newTable.${game}`;
}
