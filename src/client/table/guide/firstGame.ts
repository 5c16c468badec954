/** Starting the guided first game of a title, or going on with it. */
import type { GameId } from '#games';
import { loadGuide } from '#games/guides';
import { type FirstGame, LEARNER, Refused } from '#kernel';
import { firstGameOf, firstGameStarted } from '../../settings/learning.ts';
import { startGame } from '../store/localGames.ts';
import { type LocalPlan, nameFor } from '../store/localPlan.ts';
import { localRepository } from '../store/localRepository.ts';
import { carryOut, type LocalChange, type LocalTable, playAsBot } from '../store/localTable.ts';
import { titleFor } from '../titles/titles.ts';

/** The address of the guided game: one that was begun and not finished, else a new one. */
export async function openFirstGame(game: GameId): Promise<string> {
  const begun = await unfinished(firstGameOf(game));
  if (begun !== undefined) return addressOf(begun);
  const [title, guide] = await Promise.all([titleFor(game), loadGuide(game)]);
  if (!guide) throw new Error(`${game} has no guide`);
  const { firstGame } = guide;
  const give = (local: LocalTable, now: number) => giveAll(local, firstGame, now);
  const id = await startGame(title, planOf(firstGame), firstGame.seed, give);
  firstGameStarted(game, id);
  return addressOf(id);
}

/** The plan of a first game: the learner, and the rivals beside them. */
export function planOf({ options, rivals }: FirstGame): LocalPlan {
  const players = ['human', ...rivals] as const;
  return { options, seats: players.map((player, seat) => ({ name: nameFor(seat), player })) };
}

/** Takes the decisions of setup; with other values in play one may not fit, and then the learner takes them. */
function giveAll(local: LocalTable, { given }: FirstGame, now: number): LocalChange[] {
  const changes: LocalChange[] = [];
  try {
    for (const { seat, action } of given) {
      const before = changes.at(-1)?.local ?? local;
      const answered = before.table.state.answered[seat] ?? 0;
      changes.push(
        seat === LEARNER
          ? carryOut(before, { do: 'play', answered, action }, now)
          : playAsBot(before, seat, action, now),
      );
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return changes;
}

async function unfinished(id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const games = await (await localRepository()).list();
  return games.find((one) => one.id === id && !one.over)?.id;
}

function addressOf(id: string): string {
  return `/local/${id}`;
}
