import { describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { Refused } from '#kernel';
import {
  botToMove,
  eventsOf,
  type LocalTable,
  liftCurtain,
  openTable,
  type Player,
  playAt,
  playBot,
  playsOf,
  undo,
} from './localTable.ts';
import { sightOf } from './sight.ts';
import { tableStore } from './tableStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario'];
const title = await loadTitle('rowhouse');

function tableOf(...players: Player[]): LocalTable {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player }));
  return openTable(title, { options: { rounds: 3 }, seats, seed: SEED });
}

/** Any answer of whoever must act, the curtain lifted where there is one. */
function playOn(table: LocalTable): LocalTable {
  const bot = botToMove(table);
  if (bot !== undefined) return playBot(table, bot);
  const lifted = liftCurtain(table);
  return playAt(lifted, lifted.holder ?? -1, sightOf(lifted).decision?.legal[0]);
}

function playToEnd(table: LocalTable): LocalTable {
  let now = table;
  while (sightOf(now).outcome === undefined) now = playOn(now);
  return now;
}

describe('a table on this device', () => {
  it('is played to the end against bots', () => {
    const sight = sightOf(playToEnd(tableOf('human', 'greedy', 'random')));
    expect(sight.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
    expect(sight.decision).toBeUndefined();
  });

  it('is played by bots alone, watched by a spectator', () => {
    const end = playToEnd(tableOf('greedy', 'greedy'));
    expect(sightOf(end).viewer).toBe('spectator');
  });

  it('refuses options the game cannot be played with', () => {
    const seats = NAMES.map((name) => ({ name, player: 'human' as const }));
    const open = () => openTable(title, { options: { hand: 5, rounds: 9 }, seats, seed: SEED });
    expect(open).toThrow(Refused);
  });

  it('lets a play be taken back while nothing was learned, and plays the same again', () => {
    const before = tableOf('human', 'greedy');
    const action = sightOf(before).decision?.legal[0];
    const after = playAt(before, 0, action);
    const back = undo(after);
    expect(back.position).toEqual(before.position);
    expect(eventsOf(back)).toEqual(eventsOf(before));
    expect(playAt(back, 0, action).position).toEqual(after.position);
  });

  it('refuses to take back after a reveal', () => {
    const revealed = playOn(playOn(tableOf('human', 'greedy')));
    expect(sightOf(revealed).noTakeBack).toEqual({ rule: 'K9', code: 'nothingToTakeBack' });
    expect(() => undo(revealed)).toThrow(Refused);
  });

  it('counts plays through reveals', () => {
    let table = tableOf('human', 'greedy');
    for (let plays = 1; plays <= 6; plays++) {
      table = playOn(table);
      expect(playsOf(table)).toBe(plays);
    }
  });
});

describe('several humans at one device', () => {
  it('are handed the device one after the other', () => {
    const dealt = tableOf('human', 'human');
    expect(dealt.curtain).toBe(0);
    const first = liftCurtain(dealt);
    expect(sightOf(first).viewer).toBe(0);
    const second = playAt(first, 0, sightOf(first).decision?.legal[0]);
    expect(second.curtain).toBe(1);
    expect(sightOf(second)).toMatchObject({ viewer: 'spectator', decision: undefined });
  });

  it('show nothing of a hand behind the curtain', () => {
    const first = liftCurtain(tableOf('human', 'human'));
    const sight = sightOf(playAt(first, 0, sightOf(first).decision?.legal[0]));
    const houses = (sight.view as { houses: { hand: unknown }[] }).houses;
    expect(houses.every(({ hand }) => typeof hand === 'number')).toBe(true);
    expect(sight.events).toContainEqual({ did: 'picked', seat: 0, tile: null });
  });

  it('may take back from behind the curtain, which stays drawn', () => {
    const first = liftCurtain(tableOf('human', 'human'));
    const back = undo(playAt(first, 0, sightOf(first).decision?.legal[0]));
    expect(back.curtain).toBe(0);
    expect(sightOf(back).viewer).toBe('spectator');
  });

  it('see the end together, with nobody’s eyes', () => {
    expect(sightOf(playToEnd(tableOf('human', 'human'))).viewer).toBe('spectator');
  });
});

describe('the store', () => {
  it('moves bots only while somebody looks', () => {
    vi.useFakeTimers();
    const store = tableStore(tableOf('random', 'random'), 100);
    vi.advanceTimersByTime(1000);
    expect(store.sight().plays).toBe(0);
    const stop = store.subscribe(() => {});
    vi.advanceTimersByTime(350);
    expect(store.sight().plays).toBe(3);
    stop();
    vi.advanceTimersByTime(1000);
    expect(store.sight().plays).toBe(3);
    vi.useRealTimers();
  });

  it('gives the reason of a refusal and stays as it was', () => {
    const store = tableStore(tableOf('human', 'random'));
    const before = store.sight();
    expect(store.choose({ tile: 99 })).toEqual({ rule: 'R3.1', code: 'notInHand' });
    expect(store.sight()).toBe(before);
  });
});
