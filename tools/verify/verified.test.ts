import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type DealProof, parseRecord } from '#kernel';
import { refusalOf } from '#kernel/testing';
import { finishedRecord } from '../../src/client/table/testing/finishedRecord.ts';
import { verified } from './verified.ts';

const record = await finishedRecord('tangramcity');
const proof = record.proof as DealProof; // of a table with a secret
const check = (changed: object, promise?: string) => verified(JSON.stringify(changed), loadTitle, promise);

describe('npm run verify', () => {
  it('says what it has checked', async () => {
    const { lines, holds } = await check(record);
    expect(holds).toBe(true);
    expect(lines).toContain('ok   the promise is the digest of table and secret');
    expect(lines).toContain('ok   the seed follows from table, secret and salts');
    expect(lines.find((line) => line.includes('the deal'))).toMatch(
      /^ok {3}the deal follows from the seed \(\d+ random numbers\)/,
    );
    expect(lines.filter((line) => line.startsWith('ok   answer'))).toHaveLength(record.plays.length);
    expect(lines).toContain('All of it holds.');
  });

  it('compares the promise with one that was noted before', async () => {
    expect((await check(record, proof.promise)).holds).toBe(true);
    const { lines, holds } = await check(record, 'f'.repeat(64));
    expect(holds).toBe(false);
    expect(lines).toContain('BAD  the promise is the one that was noted');
  });

  it('finds another seed, another salt and one changed draw', async () => {
    const changes = [
      { ...record, seed: '7'.repeat(32) },
      { ...record, proof: { ...proof, salts: ['6'.repeat(16), ''] } },
      { ...record, proof: { ...proof, shown: proof.shown.with(3, '0'.repeat(16)) } },
    ];
    for (const changed of changes) {
      const { lines, holds } = await check(changed);
      expect(holds).toBe(false);
      expect(lines.some((line) => line.startsWith('BAD '))).toBe(true);
      expect(lines).toContain('It does NOT hold.');
    }
  });

  it('does not take a game without a proof for a fair one', async () => {
    const { proof: _, ...bare } = record;
    const { lines, holds } = await check(bare);
    expect(holds).toBe(false);
    expect(lines[0]).toMatch(/^NO PROOF/);
  });
});

describe('the proof in a record', () => {
  it('[K7] is read as it was written, and nothing else is', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    const wrong = [
      null,
      { ...proof, secret: 'none' },
      { ...proof, salts: 'none' },
      { ...proof, shown: [7] },
      { ...proof, more: 1 },
      { ...proof, table: undefined },
    ];
    for (const one of wrong)
      expect(refusalOf(() => parseRecord(JSON.stringify({ ...record, proof: one }))).code).toBe(
        'malformedRecord',
      );
  });
});
