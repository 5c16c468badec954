/** A thread in which bots think: all they get is their seat's view and the answers they may give. */
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '#bots';
import { freezePositions, Rng, same } from '#kernel';
import type { BotTask } from '#table';
import { type TitlesData, titlesFrom } from './titles.ts';

/** Which of the legal answers it chose, or why it failed. */
export type BotAnswer = number | string;

const data: TitlesData = workerData.data;
const loadTitle = await titlesFrom(data);
freezePositions(false);

parentPort?.on('message', async (task: BotTask) => {
  parentPort?.postMessage(await chosen(task).catch(String));
});

async function chosen({ game: id, level, seat, view, legal, seed }: BotTask): Promise<BotAnswer> {
  const { game, heuristics } = await loadTitle(id);
  const action = botNamed(level, game, heuristics, () => performance.now()).choose(
    seat,
    view,
    legal,
    Rng.fromSeed(seed),
  );
  const index = legal.findIndex((answer) => answer === action || same(answer, action));
  return index < 0 ? 'it chose what is not legal' : index;
}
