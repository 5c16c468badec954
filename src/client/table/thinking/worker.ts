/** The worker that thinks: runs one task after the other. */
import { type Box, chooseBox } from '#kernel';
import { runTask, type WorkerTask } from './tasks.ts';

interface WorkerRequest {
  readonly id: number;
  readonly work: WorkerTask;
  /** What the page plays the game with, unless with its own values. */
  readonly box: Box | undefined;
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // The page is notified of errors, but not of rejected promises.
  answer(data).catch(reportError);
});

async function answer({ id, work, box }: WorkerRequest): Promise<void> {
  if (box) chooseBox(box);
  for await (const result of runTask(work)) postMessage({ id, result });
  postMessage({ id, done: true });
}
