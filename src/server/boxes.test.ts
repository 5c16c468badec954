import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Box, fingerprintOf } from '#kernel';
import { boxBy, keepingBoxes } from './boxes.ts';

const { game } = await loadTitle('rowhouse');

/** Rowhouse's values with other points for a storey of one colour. */
function boxWith(alike: number): Box {
  const storeyPoints = { source: 'printed' as const, value: { alike, different: 4, mixed: 2 } };
  return { game: 'rowhouse', values: { ...game.box.values, storeyPoints } };
}

describe('values in play', () => {
  it('are stored once where they did not come with Skyline, and before the game is used', async () => {
    const kept: Box[] = [];
    let isDown = true;
    const store = {
      async keepBox(box: Box) {
        if (isDown) throw new Error('the store is down');
        kept.push(box);
      },
    };
    const box = boxWith(9);
    const load = keepingBoxes(store, async (id) => {
      const title = await loadTitle(id);
      return { ...title, game: { ...title.game, box } };
    });
    await expect(load('rowhouse')).rejects.toThrow('down');
    isDown = false;
    await load('rowhouse');
    await load('rowhouse');
    expect(kept).toEqual([box]);
    await keepingBoxes(store, loadTitle)('rowhouse');
    expect(kept).toHaveLength(1);
  });
});

describe('values by their fingerprint', () => {
  it('are those that can be played with, and have that fingerprint', async () => {
    const [good, broken] = [boxWith(9), boxWith(1)];
    const stored = new Map([good, broken].map((box) => [fingerprintOf(box), box]));
    stored.set('0123456789abcdef', good);
    const store = { box: async (fingerprint: string) => stored.get(fingerprint) };
    expect(await boxBy(store, 'rowhouse', fingerprintOf(good))).toEqual(good);
    expect(await boxBy(store, 'rowhouse', fingerprintOf(broken))).toBeUndefined();
    expect(await boxBy(store, 'rowhouse', '0123456789abcdef')).toBeUndefined();
    expect(await boxBy(store, 'flatiron', fingerprintOf(good))).toBeUndefined();
    expect(await boxBy(store, 'rowhouse', 'fedcba9876543210')).toBeUndefined();
  });
});
