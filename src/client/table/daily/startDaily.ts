/** Begins a deal of the day on this device: as the attempt that counts, or just for fun. */
import type { Game } from '#kernel';
import { dailyPlan } from '#table';
import { loadDrawings } from '../../boards/boards.ts';
import { attemptAt, type KeptDay, type KeptDeal, keepAttempt } from '../../settings/daily.ts';
import { startGame } from '../store/localGames.ts';
import { type LocalPlan, nameFor, newSeed } from '../store/localPlan.ts';
import { titleFor } from '../titles/titles.ts';

/** The address of the attempt at a deal, which is begun if it was not. */
export async function startDaily(
  { day, closes }: Pick<KeptDay, 'day' | 'closes'>,
  deal: KeptDeal,
  person: string | undefined,
): Promise<string> {
  const known = attemptAt(day, deal.game);
  if (known) return `/local/${known.table}`;
  const { game } = deal;
  const id = newSeed();
  const table = await dealt(deal, id);
  const owner = person === undefined ? {} : { person };
  keepAttempt({ id, day, game, closes, table, told: false, state: 'playing', ...owner });
  return `/local/${table}`;
}

/** The address of a game of the same deal that counts for nothing. */
export async function startForFun(deal: KeptDeal): Promise<string> {
  return `/local/${await dealt(deal)}`;
}

async function dealt(deal: KeptDeal, attempt?: string): Promise<string> {
  const title = await titleFor(deal.game, { box: deal.box }, { beside: loadDrawings });
  return startGame(title, planOf(title.game, attempt), deal.seed);
}

function planOf(game: Game, attempt: string | undefined): LocalPlan {
  const { options, seats } = dailyPlan(game);
  return {
    options,
    seats: seats.map((player, seat) => ({ name: nameFor(seat), player })),
    ...(attempt !== undefined && { daily: attempt }),
  };
}
