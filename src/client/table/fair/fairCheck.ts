/** Checking the deal and the draws of a finished game, as a page shows it. */
import type { Game, GameRecord } from '#kernel';
import { checkRecord, type FairStep } from '#table';

/** A check that goes on, or is done. */
export interface FairCheck {
  readonly steps: readonly FairStep[];
  readonly isDone: boolean;
}

/** What is known from elsewhere, to compare the record's proof with. */
export interface Known {
  /** The table that the record should be of. */
  readonly table?: string | undefined;
  /** The promise that somebody noted before the deal. */
  readonly promise?: string | undefined;
}

/** `unproven` is a record that says nothing of its deal: its answers can be played again, no more. */
export type FairVerdict = 'holds' | 'broken' | 'unproven';

export const NOT_BEGUN: FairCheck = { steps: [], isDone: false };

/** How long to work before the page is drawn again, in milliseconds. */
const SLICE = 24;

/** Checks in slices, and tells how far it has come; resolves when it is done or nobody wants to know any more. */
export async function runCheck(
  game: Game,
  record: GameRecord,
  tell: (check: FairCheck) => void,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const steps: FairStep[] = [];
  const work = checkRecord(game, record);
  while (isWanted()) {
    const began = performance.now();
    let isDone = false;
    while (!isDone && performance.now() - began < SLICE) {
      const next = work.next();
      if (next.done) isDone = true;
      else steps.push(next.value);
    }
    tell({ steps: [...steps], isDone });
    if (isDone) return;
    await new Promise((resume) => setTimeout(resume));
  }
}

/** Of a check that is done. */
export function verdictOf({ proof }: GameRecord, steps: readonly FairStep[], known: Known): FairVerdict {
  if (!steps.every(({ holds }) => holds)) return 'broken';
  if (!proof) return 'unproven';
  return isKnownTable(proof.table, known) && isKnownPromise(proof.promise, known) ? 'holds' : 'broken';
}

export function isKnownTable(table: string, known: Known): boolean {
  return known.table === undefined || known.table === table;
}

export function isKnownPromise(promise: string, known: Known): boolean {
  return known.promise === undefined || known.promise === promise;
}

/** A step of one kind, once it is done. */
export function stepOf<Kind extends FairStep['step']>(
  steps: readonly FairStep[],
  kind: Kind,
): (FairStep & { readonly step: Kind }) | undefined {
  return steps.find((step): step is FairStep & { readonly step: Kind } => step.step === kind);
}

export type PlayStep = Extract<FairStep, { readonly step: 'play' }>;

export function playSteps(steps: readonly FairStep[]): readonly PlayStep[] {
  return steps.filter((step) => step.step === 'play');
}
