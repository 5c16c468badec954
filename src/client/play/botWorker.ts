/** Thinks for bots, beside the page. It is given the view of the bot's seat, never a state. */
import { botNamed } from '#bots';
import { loadTitle } from '#games';
import { Rng } from '#kernel';
import type { BotTask } from './thinker.ts';

interface Asked {
  readonly number: number;
  readonly task: BotTask;
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, task } = data;
  const { game, brain } = await loadTitle(task.game);
  const bot = botNamed(task.level, game, brain, () => performance.now());
  postMessage({ number, action: bot.choose(task.seat, task.view, task.legal, Rng.fromSeed(task.seed)) });
});
