import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { sha256 } from '../sha256.ts';
import { SEED } from './layout.ts';

describe('sha256', () => {
  it('is that of the standard, by its examples', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with another one on texts of every length and alphabet', () => {
    const rng = Rng.fromSeed(SEED, 'texts');
    // Among them the last and the first of every number of bytes.
    const letters = [...'aZ7\né塔🏙\x7f\x80\u07ff\u0800\uffff\u{10000}\u{10ffff}\ue000', '\ud800', '\udfff'];
    for (let length = 0; length < 200; length++) {
      const text = Array.from({ length }, () => rng.pick(letters)).join('');
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  });
});
