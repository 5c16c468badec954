import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { Rng } from '#kernel';
import { recordOf, replayFrames, tableViewOf } from '../index.ts';
import { seedOf } from '../promise.ts';
import { BOT, human, OPEN, Room, SEED } from './layout.ts';

const title = await loadTitle('rowhouse');
const SECRET = 'fedcba9876543210'.repeat(2);
const [SALT, OTHER] = ['0011223344556677', '8899aabbccddeeff'];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const promised = () => new Room(title, [human('ann'), OPEN, BOT], {}, SECRET);

function dealt(...salts: readonly [ann?: string, bob?: string]): Room {
  const here = promised();
  here.command('bob', { do: 'sit', seat: 1, salt: salts[1] });
  here.command('ann', { do: 'start', salt: salts[0] });
  return here;
}

function eventsOfDeal({ entries }: Room): readonly unknown[] {
  return entries.flatMap(({ happening }) => (happening.did === 'dealt' ? happening.events : []));
}

describe('the promise of a deal', () => {
  it('[T33] is in the first entry, for everybody to see before anybody sits down', () => {
    const here = promised();
    const promise = digest(`14:skyline deal 1;8:table123;32:${SECRET};`);
    expect(here.entries[0]?.happening).toEqual({ did: 'opened', person: 'ann', promise });
    for (const viewer of [0, 'spectator'] as const)
      expect(tableViewOf(here.table, viewer).promise).toBe(promise);
  });

  it('[T33] differs with table and secret, and is not made at tables without a server', () => {
    const other = new Room(title, [human('ann'), BOT], {}, SECRET.replace('f', '0'));
    expect(tableViewOf(other.table, 0).promise).not.toBe(tableViewOf(promised().table, 0).promise);
    const local = new Room(title, [human('ann'), BOT]);
    expect(tableViewOf(local.table, 0)).not.toHaveProperty('promise');
    local.command('ann', { do: 'start', salt: SALT });
    expect(local.state.seed).toBe(SEED);
  });

  it('[T34] leads to the seed together with the salts, by seat, and last that of whoever starts', () => {
    const parts = `14:skyline seed 1;8:table123;32:${SECRET};0:;16:${OTHER};0:;16:${SALT};`;
    expect(dealt(SALT, OTHER).state.seed).toBe(digest(parts).slice(0, 32));
    const bare = `14:skyline seed 1;8:table123;32:${SECRET};0:;0:;0:;0:;`;
    expect(dealt().state.seed).toBe(digest(bare).slice(0, 32));
    const seeds = [dealt(), dealt(SALT), dealt(undefined, SALT), dealt(OTHER, SALT), dealt(SALT, OTHER)];
    expect(new Set(seeds.map(({ state }) => state.seed)).size).toBe(5);
  });

  it('[T34] takes no salt of somebody who has stood up or was sent away, and none after the deal', () => {
    const here = promised();
    here.command('bob', { do: 'sit', seat: 1, salt: OTHER });
    here.command('bob', { do: 'stand' });
    here.command('bob', { do: 'sit', seat: 1, salt: OTHER });
    here.command('ann', { do: 'clearSeat', seat: 1 });
    here.command('bob', { do: 'sit', seat: 1 });
    here.command('ann', { do: 'start' });
    expect(here.state.seed).toBe(dealt().state.seed);
    const before = here.state.promise;
    here.command('cid', { do: 'sit', seat: 2, salt: SALT });
    expect(here.state.promise).toBe(before);
  });

  it('[T34] keeps its secret from everybody until the game is over, and tells it with the record', () => {
    const here = dealt(SALT, OTHER);
    const looks = () =>
      JSON.stringify(
        ([0, 1, 'spectator'] as const).flatMap((viewer) => [
          tableViewOf(here.table, viewer),
          replayFrames(title, here.first, here.entries, viewer),
        ]),
      );
    expect(looks()).toContain(SALT);
    expect(dealt().entries.at(-1)?.happening).not.toHaveProperty('salt');
    while (here.state.phase === 'playing') {
      if (here.state.plays % 5 === 0) expect(looks()).not.toContain(SECRET);
      here.step();
    }
    const { proof, seed } = recordOf(here.state, here.entries);
    expect(proof?.shown[0]).toBe(digest(JSON.stringify(eventsOfDeal(here))).slice(0, 16));
    expect(proof).toMatchObject({ table: 'table123', secret: SECRET, salts: ['', OTHER, '', SALT] });
    expect(looks()).not.toContain(SECRET);
    expect(looks()).not.toContain(seed);
  });

  it('[T34] favours no tile at no place, from table to table, and no tile for a salt', () => {
    const [tiles, deals] = [12, 4800];
    const deck = (n: number, salts: readonly string[]) =>
      Rng.fromSeed(seedOf(`table${n}`, SECRET, salts)).shuffle([...Array(tiles).keys()]);
    const salt = (n: number) => n.toString(16).padStart(16, '0');
    for (const decks of [
      Array.from({ length: deals }, (_, n) => deck(n, [SALT])),
      Array.from({ length: deals }, (_, n) => deck(7, [SALT, salt(n)])),
    ]) {
      const counts = Array.from({ length: tiles * tiles }, () => 0);
      for (const tilesInOrder of decks)
        for (const [place, tile] of tilesInOrder.entries())
          counts[tiles * tile + place] = (counts[tiles * tile + place] ?? 0) + 1;
      const expected = deals / tiles;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 11 * 11 degrees of freedom: 121, give or take 16; five times that is less likely than one in a million.
      expect(chiSquare).toBeGreaterThan(121 - 78);
      expect(chiSquare).toBeLessThan(121 + 78);
    }
  });
});
