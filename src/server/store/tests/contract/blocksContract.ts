/** What the store promises about whom people mute and block. */
import { expect, it } from 'vitest';
import { personOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsBlocks(at: Tested): void {
  const of = (person: string, other: string, kind: 'mute' | 'block', created = 1) => ({
    person,
    other,
    kind,
    created,
  });

  it('keeps whom one mutes and whom one blocks, each by itself', async () => {
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
    await at.store.addBlock(of('ada', 'ben', 'mute', 1));
    await at.store.addBlock(of('ada', 'ben', 'block', 2));
    await at.store.addBlock(of('ada', 'ben', 'block', 3));
    await at.store.addBlock(of('ada', 'cem', 'mute', 4));
    expect(await at.store.blocksOf('ada')).toEqual([
      of('ada', 'ben', 'mute', 1),
      of('ada', 'ben', 'block', 2),
      of('ada', 'cem', 'mute', 4),
    ]);
    expect(await at.store.blocksOf('ben')).toEqual([]);
    await at.store.endBlock('ada', 'ben', 'block');
    await at.store.endBlock('ben', 'ada', 'mute');
    expect((await at.store.blocksOf('ada')).map(({ kind }) => kind)).toEqual(['mute', 'mute']);
  });

  it('keeps apart whoever blocks and whoever is blocked, not who is muted', async () => {
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
    await at.store.addBlock(of('ada', 'ben', 'block'));
    await at.store.addBlock(of('ben', 'ada', 'block'));
    await at.store.addBlock(of('cem', 'ada', 'block'));
    await at.store.addBlock(of('cem', 'ben', 'mute'));
    expect((await at.store.apartFrom('ada')).toSorted()).toEqual(['ben', 'cem']);
    expect(await at.store.apartFrom('ben')).toEqual(['ada']);
    await at.store.forgetPerson('ada');
    expect(await at.store.apartFrom('ben')).toEqual([]);
    expect(await at.store.blocksOf('cem')).toEqual([of('cem', 'ben', 'mute')]);
  });
}
