/** The worker that thinks: runs one task after the other. */
import { runTask, type WorkerTask } from './tasks.ts';

interface WorkerRequest {
  readonly id: number;
  readonly work: WorkerTask;
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // The page is notified of errors, but not of rejected promises.
  answer(data).catch(reportError);
});

async function answer({ id, work }: WorkerRequest): Promise<void> {
  for await (const result of runTask(work)) postMessage({ id, result });
  postMessage({ id, done: true });
}
