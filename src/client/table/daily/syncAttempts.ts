/** Tells the server of the attempts on this device: that one was begun, and how it ended. Without a network the next time does. */
import { type Game, type Reason, Refused } from '#kernel';
import { PROTOCOL_REASONS, type ProtocolCode } from '#protocol';
import { recordOf, type TableState } from '#table';
import { type Attempt, keepAttempt, openAttempts } from '../../settings/daily.ts';
import { loadGameInPlay } from '../store/localGames.ts';
import { dailyApi, type HandedIn } from './dailyApi.ts';

/** After these refusals the same game will never count. */
const FINAL: readonly ProtocolCode[] = [
  'noSuchDay',
  'playedAlready',
  'dayOver',
  'otherDeal',
  'notPlayedSo',
  'tooLong',
  'malformed',
];

/** What is needed from outside. */
interface Needed {
  readonly api: Pick<typeof dailyApi, 'start' | 'handIn'>;
  readonly load: typeof loadGameInPlay;
}

let running: Promise<void> = Promise.resolve();

/** One after the other; the person is who is signed in. */
export function syncAttempts(
  person: string,
  needed: Needed = { api: dailyApi, load: loadGameInPlay },
): Promise<void> {
  running = running.then(async () => {
    for (const attempt of openAttempts())
      if (attempt.person === undefined || attempt.person === person)
        await syncOne({ ...attempt, person }, needed);
  });
  return running;
}

/** Notes on this device that the game is over, where it is; gives what is to be handed in, or how the attempt stands. */
export async function noteEnd(
  attempt: Attempt,
  { load }: Pick<Needed, 'load'> = { load: loadGameInPlay },
): Promise<HandedIn | 'playing' | 'givenUp'> {
  const opened = await load(attempt.table);
  const state = opened?.local.table.state;
  if (!opened || state?.phase !== 'over') return 'playing';
  if (state.ending?.kind !== 'played') {
    keepAttempt({ ...attempt, state: 'givenUp' });
    return 'givenUp';
  }
  const scores = scoresOf(opened.title.game, state);
  keepAttempt({ ...attempt, state: 'over', scores });
  return { record: recordOf(state, opened.entries), scores };
}

async function syncOne(attempt: Attempt, needed: Needed): Promise<void> {
  const { game, day, id, told } = attempt;
  const ended = await noteEnd(attempt, needed);
  if (ended === 'givenUp' || (ended === 'playing' && told)) return;
  try {
    if (ended === 'playing') {
      await needed.api.start(game, day, id);
      keepAttempt({ ...attempt, told: true });
    } else {
      await needed.api.handIn(game, day, id, ended);
      keepAttempt({ ...attempt, told: true, state: 'counted', scores: ended.scores });
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (isFinal(error.reason)) keepAttempt({ ...attempt, state: 'refused', reason: error.reason });
  }
}

function isFinal({ rule, code }: Reason): boolean {
  return FINAL.some((one) => one === code && PROTOCOL_REASONS[one] === rule);
}

/** As every player is ranked: seats, then automata. */
function scoresOf(game: Game, { position }: TableState): number[] {
  const automata = game.automata(position?.state).map(({ score }) => score);
  return [...game.scores(position?.state), ...automata].map(({ total }) => total);
}
