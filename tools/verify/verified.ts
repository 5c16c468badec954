/** What `npm run verify` prints about a record. */
import type { loadTitle } from '#games';
import { type GameRecord, parseRecord } from '#kernel';
import { checkRecord, type FairStep } from '#table';

export interface Verified {
  readonly lines: readonly string[];
  readonly holds: boolean;
}

/** Checks the record in a text; `promise` is the one that somebody noted before the deal. Without a proof nothing holds. */
export async function verified(text: string, load: typeof loadTitle, promise?: string): Promise<Verified> {
  const record = parseRecord(text);
  const { game } = await load(record.game);
  const steps = [...checkRecord(game, record)];
  const isNoted = promise === undefined || promise === record.proof?.promise;
  const holds = record.proof !== undefined && isNoted && steps.every((step) => step.holds);
  const proofLines = record.proof
    ? [`table ${record.proof.table}`, `promise ${record.proof.promise}`]
    : ['NO PROOF  the record does not say how its deal was settled; only its answers were played again'];
  const notedLines = promise === undefined ? [] : [line(isNoted, 'the promise is the one that was noted')];
  const verdict = holds ? 'All of it holds.' : 'It does NOT hold.';
  return {
    lines: [...proofLines, ...notedLines, ...steps.map(inWords), verdict, ...counted(record, steps)],
    holds,
  };
}

function inWords(step: FairStep): string {
  const { holds } = step;
  switch (step.step) {
    case 'promise':
      return line(holds, `the promise is the digest of table and secret${otherwise(step)}`);
    case 'seed':
      return line(holds, `the seed follows from table, secret and salts${otherwise(step)}`);
    case 'deal':
      return line(holds, `the deal follows from the seed (${step.drawn} random numbers)`);
    case 'play': {
      const what = `answer ${step.number + 1}, seat ${step.play.seat + 1}`;
      if (step.refused) return line(holds, `${what}: refused by the rules (${step.refused.rule})`);
      return line(holds, `${what}: ${step.drawn === 0 ? 'no chance' : `${step.drawn} random numbers`}`);
    }
    case 'length':
      return line(holds, `something was shown for each of ${step.expected - 1} answers${otherwise(step)}`);
  }
}

function otherwise({ holds, found, expected }: Extract<FairStep, { readonly found: unknown }>): string {
  return holds ? '' : `: ${found}, it should be ${expected}`;
}

function line(holds: boolean, what: string): string {
  return `${holds ? 'ok  ' : 'BAD '} ${what}`;
}

function counted({ plays }: GameRecord, steps: readonly FairStep[]): readonly string[] {
  const drawn = steps.filter((step) => 'drawn' in step && step.drawn > 0);
  return [`${plays.length} answers, ${drawn.length} draws checked.`];
}
