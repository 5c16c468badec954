/** What the store promises about values of components. */
import { expect, it } from 'vitest';
import { type Box, fingerprintOf } from '#kernel';
import { startStoreThread } from '../../storeThread.ts';
import { boxOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsBoxes(at: Tested): void {
  it('keeps the values of a game by their fingerprint', async () => {
    const [one, two] = [boxOf(1), boxOf(2)];
    await at.store.keepBox(one);
    await at.store.keepBox(two);
    expect(await at.store.box(fingerprintOf(one))).toEqual(one);
    expect(await at.store.box(fingerprintOf(two))).toEqual(two);
    expect(await at.store.box(fingerprintOf(boxOf(3)))).toBeUndefined();
  });

  it('keeps the same values once, as they were first, whoever brings them again', async () => {
    const box = boxOf(1);
    const printed: Box = { game: 'rowhouse', values: { tiles: { source: 'printed', value: { n: 1 } } } };
    const thread = startStoreThread(at.place);
    await Promise.all([at.store.keepBox(box), thread.store.keepBox(structuredClone(box))]);
    await thread.store.keepBox(printed);
    expect(fingerprintOf(printed)).toBe(fingerprintOf(box));
    expect(await thread.store.box(fingerprintOf(box))).toEqual(box);
    await thread.close();
  });
}
