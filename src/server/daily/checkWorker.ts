/** A thread that plays games of the day again, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { freezePositions, type Reason, Refused } from '#kernel';
import type { DailyDeal } from '../store/index.ts';
import { type TitlesData, titlesFrom } from '../tables/titles.ts';
import { type Checked, checkEntry, type HandedIn } from './checkEntry.ts';

/** One game to be checked. */
export interface CheckTask {
  readonly deal: DailyDeal;
  readonly handedIn: HandedIn;
}

/** What counts of it, or why it does not. */
export type CheckAnswer = { readonly checked: Checked } | { readonly reason: Reason };

const data: TitlesData = workerData.data;
const loadTitle = await titlesFrom(data);
freezePositions(false);

parentPort?.on('message', async ({ deal, handedIn }: CheckTask) => {
  parentPort?.postMessage(await answerTo(deal, handedIn));
});

async function answerTo(deal: DailyDeal, handedIn: HandedIn): Promise<CheckAnswer> {
  try {
    return { checked: checkEntry(await loadTitle(deal.game), deal, handedIn) };
  } catch (error) {
    // Anything else is a bug: it ends the thread, which is logged.
    if (!(error instanceof Refused)) throw error;
    return { reason: error.reason };
  }
}
