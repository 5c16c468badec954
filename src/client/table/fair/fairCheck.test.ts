import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import type { DealProof, GameRecord } from '#kernel';
import { finishedRecord } from '../testing/finishedRecord.ts';
import { type FairCheck, type Known, playSteps, runCheck, stepOf, verdictOf } from './fairCheck.ts';

const { game } = await loadTitle('tangramcity');
const record = await finishedRecord('tangramcity');
const proof = record.proof as DealProof; // of a table with a secret

async function checked(changed: GameRecord): Promise<FairCheck> {
  let last: FairCheck | undefined;
  await runCheck(game, changed, (check) => {
    last = check;
  });
  return last ?? { steps: [], isDone: false };
}

const verdict = async (changed: GameRecord, known: Known = {}) =>
  verdictOf(changed, (await checked(changed)).steps, known);

const withProof = (more: Partial<DealProof>) => ({ ...record, proof: { ...proof, ...more } });

describe('the check of a page', () => {
  it('[T35] derives promise, seed, deal and every draw again', async () => {
    const { steps, isDone } = await checked(record);
    expect(isDone).toBe(true);
    expect(playSteps(steps)).toHaveLength(record.plays.length);
    expect(playSteps(steps).some(({ drawn }) => drawn > 0)).toBe(true);
    expect(stepOf(steps, 'promise')).toMatchObject({ holds: true, found: proof.promise });
    expect(await verdict(record)).toBe('holds');
    expect(await verdict(record, { table: proof.table, promise: proof.promise })).toBe('holds');
  });

  it('[T35] finds another seed, another secret, another salt and one changed draw', async () => {
    const drawn = playSteps((await checked(record)).steps).find((step) => step.drawn > 0)?.number ?? 0;
    const changes = {
      seed: { ...record, seed: '7'.repeat(32) },
      secret: withProof({ secret: '8'.repeat(32) }),
      salt: withProof({ salts: ['', '7'.repeat(16)] }),
      draw: withProof({ shown: proof.shown.with(drawn + 1, '0'.repeat(16)) }),
      deal: withProof({ shown: proof.shown.with(0, '0'.repeat(16)) }),
      length: withProof({ shown: proof.shown.slice(0, -1) }),
    };
    for (const [what, changed] of Object.entries(changes))
      expect(await verdict(changed), what).toBe('broken');
    const { steps } = await checked(changes.draw);
    expect(playSteps(steps).filter(({ holds }) => !holds)).toMatchObject([{ number: drawn }]);
  });

  it('[T35] compares with what somebody noted before, and with the table that was asked for', async () => {
    expect(await verdict(record, { promise: 'f'.repeat(64) })).toBe('broken');
    expect(await verdict(record, { table: 'othertable' })).toBe('broken');
  });

  it('[T35] takes no game without a proof for a fair one, and stops where an answer is refused', async () => {
    const { proof: _, ...bare } = record;
    expect(await verdict(bare)).toBe('unproven');
    const wrong = { ...bare, plays: record.plays.with(2, { seat: 0, action: { none: true } }) };
    const { steps } = await checked(wrong);
    expect(playSteps(steps)).toHaveLength(3);
    expect(playSteps(steps).at(-1)?.refused).toBeDefined();
    expect(await verdict(wrong)).toBe('broken');
  });

  it('stops when nobody wants to know any more', async () => {
    const told: FairCheck[] = [];
    await runCheck(
      game,
      record,
      (check) => told.push(check),
      () => false,
    );
    expect(told).toEqual([]);
  });
});
