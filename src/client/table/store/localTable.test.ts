import { describe, expect, it } from 'vitest';
import { botNamed } from '#bots';
import { loadTitle } from '#games';
import { Refused, Rng } from '#kernel';
import { botAt, dueBot, type Entry, legalOf } from '#table';
import {
  carriedOut,
  dealt,
  eyesOf,
  type LocalTable,
  lifted,
  localTableView,
  playedByBot,
  resumed,
} from './localTable.ts';
import type { Player } from './plan.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario'];
const title = await loadTitle('rowhouse');

function tableOf(...players: Player[]): LocalTable {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player }));
  return dealt(title, { id: 'a', proposal: { options: { rounds: 3, hand: 3 }, seats }, seed: SEED, now: 1 })
    .local;
}

const firstOf = (local: LocalTable) => legalOf(title.game, localTableView(local))[0];

/** The holder's first answer. */
function play(local: LocalTable): LocalTable {
  const { viewer, answered } = localTableView(local);
  const given = viewer === 'spectator' ? 0 : (answered[viewer] ?? 0);
  return carriedOut(local, { do: 'play', answered: given, action: firstOf(local) }, 1).local;
}

/** Any answer of whoever must act, the curtain lifted where there is one. */
function playOn(local: LocalTable): LocalTable {
  const { state } = local.table;
  const seat = dueBot(state);
  if (seat === undefined) return play(lifted(local));
  const bot = botNamed(botAt(state, seat) ?? 'level1', title.game, title.heuristics);
  const view = title.game.view(state.position?.state, seat);
  const legal = title.game.legalActions(state.position?.state, seat);
  return playedByBot(local, seat, bot.choose(seat, view, legal, Rng.fromSeed(SEED)), 1).local;
}

function playToEnd(local: LocalTable): LocalTable {
  let now = local;
  while (now.table.state.phase === 'playing') now = playOn(now);
  return now;
}

describe('a table on this device', () => {
  it('[T27] is over when one of two resigns, or the only human', () => {
    const duel = carriedOut(lifted(tableOf('human', 'human')), { do: 'resign' }, 1).local;
    expect(localTableView(duel)).toMatchObject({
      viewer: 'spectator',
      phase: 'over',
      outcome: { ranking: [[1], [0]] },
      endings: ['resigned', null],
    });
    const alone = carriedOut(tableOf('human', 'level3'), { do: 'resign' }, 1).local;
    expect(localTableView(alone)).toMatchObject({
      viewer: 0,
      phase: 'over',
      outcome: { ranking: [[1], [0]] },
    });
  });

  it('[T28] hands the device on when one of three resigns, and asks them no more', () => {
    const first = lifted(tableOf('human', 'human', 'human'));
    const after = carriedOut(first, { do: 'resign' }, 1).local;
    expect(after.curtain).toBe(1);
    let now = after;
    for (; now.table.state.phase === 'playing'; now = playOn(now)) expect(now.curtain).not.toBe(0);
    expect(localTableView(now).outcome?.ranking.at(-1)).toEqual([0]);
  });

  it('is played to the end against bots', () => {
    const tableView = localTableView(playToEnd(tableOf('human', 'level3', 'level1')));
    expect(tableView.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
    expect(tableView).toMatchObject({ viewer: 0, prompt: null, phase: 'over' });
  });

  it('is played by bots alone, watched by a spectator', () => {
    expect(localTableView(playToEnd(tableOf('level3', 'level3'))).viewer).toBe('spectator');
  });

  it('refuses options the game cannot be played with', () => {
    const seats = NAMES.map((name) => ({ name, player: 'human' as const }));
    const proposal = { options: { hand: 5, rounds: 9 }, seats };
    expect(() => dealt(title, { id: 'a', proposal, seed: SEED, now: 1 })).toThrow(Refused);
  });

  it('lets a play be taken back while nothing was learned, and plays the same again', () => {
    const before = tableOf('human', 'level3');
    const after = play(before);
    const back = carriedOut(after, { do: 'takeBack' }, 1).local;
    expect(back.table.state.position).toEqual(before.table.state.position);
    expect(play(back).table.state.position).toEqual(after.table.state.position);
  });

  it('refuses to take back after a reveal', () => {
    const revealed = playOn(play(tableOf('human', 'level3')));
    expect(localTableView(revealed).mayTakeBack).toBe(false);
    expect(() => carriedOut(revealed, { do: 'takeBack' }, 1)).toThrow(Refused);
  });

  it('refuses a command of nobody', () => {
    expect(() => carriedOut(tableOf('level3', 'level3'), { do: 'takeBack' }, 1)).toThrow(Refused);
  });
});

describe('several humans at one device', () => {
  const again = ({ table }: LocalTable) => resumed(table);

  it('are handed the device one after the other', () => {
    const first = tableOf('human', 'human');
    expect(first.curtain).toBe(0);
    expect(eyesOf(lifted(first))).toBe(0);
    const second = play(lifted(first));
    expect(second.curtain).toBe(1);
    expect(localTableView(second)).toMatchObject({ viewer: 'spectator', prompt: null });
  });

  it('show nothing of a hand behind the curtain', () => {
    const { view } = localTableView(play(lifted(tableOf('human', 'human'))));
    const { houses } = view as { houses: { hand: unknown }[] };
    expect(houses.every(({ hand }) => typeof hand === 'number')).toBe(true);
  });

  it('may only take back from behind the curtain, which stays drawn', () => {
    const covered = play(lifted(tableOf('human', 'human')));
    expect(localTableView(covered).mayTakeBack).toBe(true);
    expect(() => carriedOut(covered, { do: 'play', answered: 0, action: { tile: 0 } }, 1)).toThrow(Refused);
    const back = carriedOut(covered, { do: 'takeBack' }, 1).local;
    expect(back.curtain).toBe(0);
    expect(eyesOf(back)).toBe('spectator');
  });

  it('see the end together, with nobody’s eyes', () => {
    expect(eyesOf(playToEnd(tableOf('human', 'human')))).toBe('spectator');
  });

  it('find a resumed table covered, for whoever is asked', () => {
    const first = lifted(tableOf('human', 'human'));
    expect(again(first)).toMatchObject({ holder: undefined, curtain: 0 });
    expect(again(play(first))).toMatchObject({ holder: 0, curtain: 1 });
    expect(again(lifted(play(first)))).toMatchObject({ holder: 0, curtain: 1 });
  });

  it('find the table open when none of them is asked', () => {
    expect(again(playToEnd(tableOf('human', 'human')))).toMatchObject({ curtain: undefined });
  });
});

describe('a resumed table', () => {
  it('is held by its only human', () => {
    const { table } = tableOf('level3', 'human');
    expect(resumed(table)).toMatchObject({ holder: 1, curtain: undefined });
  });

  it('begins with the entries of the deal', () => {
    const seats = [0, 1].map((seat) => ({ name: NAMES[seat] ?? '', player: 'human' as const }));
    const proposal = { options: { rounds: 3, hand: 3 }, seats };
    const { entries } = dealt(title, { id: 'a', proposal, seed: SEED, now: 7 });
    expect(entries.map(({ seq, at, happening }: Entry) => [seq, at, happening.did])).toEqual([
      [1, 7, 'opened'],
      [2, 7, 'dealt'],
    ]);
  });
});
