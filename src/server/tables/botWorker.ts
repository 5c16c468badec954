/** A thread in which bots think: all they get is their seat's view and the answers they may give. */
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '#bots';
import { freezePositions, Rng, same } from '#kernel';
import type { BotTask } from './tablesContext.ts';
import { titlesFrom } from './titles.ts';

/** From the pool: one task at a time. */
export type ToBot = Omit<BotTask, 'table'>;

/** Which of the legal answers it chose, or why it failed. */
export type FromBot = number | string;

const loadTitle = await titlesFrom((workerData.data as { titles: string | undefined }).titles);
freezePositions(false);

parentPort?.on('message', async (task: ToBot) => {
  parentPort?.postMessage(await chosen(task).catch(String));
});

async function chosen({ game: id, level, seat, view, legal, seed }: ToBot): Promise<FromBot> {
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
