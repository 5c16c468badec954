/** Thinks beside the page, one thing after the other. */
import { type Work, working } from './tasks.ts';

interface Asked {
  readonly number: number;
  readonly work: Work;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // The page hears of errors, but not of promises that fail.
  answer(data).catch(reportError);
});

async function answer({ number, work }: Asked): Promise<void> {
  for await (const told of working(work)) postMessage({ number, told });
  postMessage({ number, done: true });
}
