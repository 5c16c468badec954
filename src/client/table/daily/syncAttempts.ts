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

/** Whether the game is over; to be called when it ends, also without a network. */
export async function noteEnd(attempt: Attempt, { load }: Pick<Needed, 'load'> = { load: loadGameInPlay }) {
  const opened = await load(attempt.table);
  const state = opened?.local.table.state;
  if (!opened || state?.phase !== 'over') return undefined;
  if (state.ending?.kind !== 'played') {
    keepAttempt({ ...attempt, state: 'givenUp' });
    return undefined;
  }
  const handedIn = {
    record: recordOf(state, opened.entries),
    scores: scoresOf(opened.title.game, state),
  };
  keepAttempt({ ...attempt, state: 'over', scores: handedIn.scores });
  return handedIn;
}

async function syncOne(attempt: Attempt, needed: Needed): Promise<void> {
  const { game, day, id } = attempt;
  const ended: HandedIn | undefined = await noteEnd(attempt, needed);
  try {
    if (ended) {
      await needed.api.handIn(game, day, id, ended);
      keepAttempt({ ...attempt, told: true, state: 'counted', scores: ended.scores });
    } else if (!attempt.told) {
      await needed.api.start(game, day, id);
      keepAttempt({ ...attempt, told: true });
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
