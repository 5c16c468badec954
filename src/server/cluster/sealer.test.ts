import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const secret = randomBytes(32);
const [one, two] = [createSealer(secret), createSealer(secret)];
const TEXT = JSON.stringify({ seed: 'äß€ 🏙', cards: [1, 2, 3] });

describe('what nodes tell each other', () => {
  it('is opened by every node with the same secret, and nobody else', () => {
    expect(two.unseal(one.seal(TEXT, 't.1'), 't.1')).toBe(TEXT);
    expect(one.unseal(one.seal('', 't.1'), 't.1')).toBe('');
    expect(createSealer(randomBytes(32)).unseal(one.seal(TEXT, 't.1'), 't.1')).toBeUndefined();
  });

  it('is not opened under another subject, or with one bit changed', () => {
    const sealed = one.seal(TEXT, 't.1');
    expect(two.unseal(sealed, 't.2')).toBeUndefined();
    for (let i = 0; i < sealed.length; i++) {
      const damaged = Buffer.from(sealed);
      damaged[i] = (damaged[i] ?? 0) ^ 1;
      expect(two.unseal(damaged, 't.1')).toBeUndefined();
    }
    for (const length of [0, 1, 40, sealed.length - 1])
      expect(two.unseal(sealed.subarray(0, length), 't.1')).toBeUndefined();
  });

  it('shows nothing of itself, and is never twice the same', () => {
    const sealed = [one, one, two].map((sealer) => Buffer.from(sealer.seal(TEXT, 't.1')));
    expect(new Set(sealed.map((bytes) => bytes.toString('hex'))).size).toBe(3);
    expect(sealed[0]?.includes('cards')).toBe(false);
  });

  it('is found under names that only those with the secret can tell', () => {
    expect(one.hashOf('table1')).toBe(two.hashOf('table1'));
    expect(one.hashOf('table1')).not.toBe(one.hashOf('table2'));
    expect(one.hashOf('table1')).not.toBe(createSealer(randomBytes(32)).hashOf('table1'));
  });
});
