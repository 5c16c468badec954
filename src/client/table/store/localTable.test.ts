import { describe, expect, it } from 'vitest';
import { botNamed } from '#bots';
import { loadTitle } from '#games';
import { Refused, Rng } from '#kernel';
import { botAt, dueBot, type Entry, legalOf } from '#table';
import type { Player } from './localPlan.ts';
import {
  carryOut,
  dealTable,
  type LocalTable,
  localTableView,
  localViewer,
  playAsBot,
  resumeTable,
  withoutCurtain,
} from './localTable.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario'];
const title = await loadTitle('rowhouse');

function tableOf(...players: Player[]): LocalTable {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player }));
  return dealTable(title, { id: 'a', plan: { options: { rounds: 3, hand: 3 }, seats }, seed: SEED, now: 1 })
    .local;
}

const firstOf = (local: LocalTable) => legalOf(title.game, localTableView(local))[0];

/** Plays the holder's first answer. */
function play(local: LocalTable): LocalTable {
  const { viewer, answered } = localTableView(local);
  const count = viewer === 'spectator' ? 0 : (answered[viewer] ?? 0);
  return carryOut(local, { do: 'play', answered: count, action: firstOf(local) }, 1).local;
}

/** Plays an answer of the next seat, after lifting the curtain. */
function playOn(local: LocalTable): LocalTable {
  const { state } = local.table;
  const seat = dueBot(state);
  if (seat === undefined) return play(withoutCurtain(local));
  const bot = botNamed(botAt(state, seat) ?? 'level1', title.game, title.heuristics);
  const view = title.game.view(state.position?.state, seat);
  const legal = title.game.legalActions(state.position?.state, seat);
  return playAsBot(local, seat, bot.choose(seat, view, legal, Rng.fromSeed(SEED)), 1).local;
}

function playToEnd(local: LocalTable): LocalTable {
  let now = local;
  while (now.table.state.phase === 'playing') now = playOn(now);
  return now;
}

describe('a table on this device', () => {
  it('[T27] is over if one of two resigns, or the only human', () => {
    const duel = carryOut(withoutCurtain(tableOf('human', 'human')), { do: 'resign' }, 1).local;
    expect(localTableView(duel)).toMatchObject({
      viewer: 'spectator',
      phase: 'over',
      outcome: { ranking: [[1], [0]] },
      endings: ['resigned', null],
    });
    const alone = carryOut(tableOf('human', 'level3'), { do: 'resign' }, 1).local;
    expect(localTableView(alone)).toMatchObject({
      viewer: 0,
      phase: 'over',
      outcome: { ranking: [[1], [0]] },
    });
  });

  it('[T28] passes the device on if one of three resigns, and never back to them', () => {
    const first = withoutCurtain(tableOf('human', 'human', 'human'));
    const after = carryOut(first, { do: 'resign' }, 1).local;
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

  it('is shown to a spectator if only bots play', () => {
    expect(localTableView(playToEnd(tableOf('level3', 'level3'))).viewer).toBe('spectator');
  });

  it('refuses options that the game refuses', () => {
    const seats = NAMES.map((name) => ({ name, player: 'human' as const }));
    const plan = { options: { hand: 5, rounds: 9 }, seats };
    expect(() => dealTable(title, { id: 'a', plan, seed: SEED, now: 1 })).toThrow(Refused);
  });

  it('lets a play be taken back while nothing was revealed, and played again', () => {
    const before = tableOf('human', 'level3');
    const after = play(before);
    const back = carryOut(after, { do: 'takeBack' }, 1).local;
    expect(back.table.state.position).toEqual(before.table.state.position);
    expect(play(back).table.state.position).toEqual(after.table.state.position);
  });

  it('refuses to take back after a reveal', () => {
    const revealed = playOn(play(tableOf('human', 'level3')));
    expect(localTableView(revealed).mayTakeBack).toBe(false);
    expect(() => carryOut(revealed, { do: 'takeBack' }, 1)).toThrow(Refused);
  });

  it('refuses a command if there is no human', () => {
    expect(() => carryOut(tableOf('level3', 'level3'), { do: 'takeBack' }, 1)).toThrow(Refused);
  });
});

describe('several humans at one device', () => {
  const again = ({ table }: LocalTable) => resumeTable(table);

  it('get the device one after the other', () => {
    const first = tableOf('human', 'human');
    expect(first.curtain).toBe(0);
    expect(localViewer(withoutCurtain(first))).toBe(0);
    const second = play(withoutCurtain(first));
    expect(second.curtain).toBe(1);
    expect(localTableView(second)).toMatchObject({ viewer: 'spectator', prompt: null });
  });

  it('see no hands behind the curtain', () => {
    const { view } = localTableView(play(withoutCurtain(tableOf('human', 'human'))));
    const { houses } = view as { houses: { hand: unknown }[] };
    expect(houses.every(({ hand }) => typeof hand === 'number')).toBe(true);
  });

  it('can only take back behind the curtain, which stays down', () => {
    const covered = play(withoutCurtain(tableOf('human', 'human')));
    expect(localTableView(covered).mayTakeBack).toBe(true);
    expect(() => carryOut(covered, { do: 'play', answered: 0, action: { tile: 0 } }, 1)).toThrow(Refused);
    const back = carryOut(covered, { do: 'takeBack' }, 1).local;
    expect(back.curtain).toBe(0);
    expect(localViewer(back)).toBe('spectator');
  });

  it('see the end as spectators', () => {
    expect(localViewer(playToEnd(tableOf('human', 'human')))).toBe('spectator');
  });

  it('find the curtain down when a table is resumed', () => {
    const first = withoutCurtain(tableOf('human', 'human'));
    expect(again(first)).toMatchObject({ holder: undefined, curtain: 0 });
    expect(again(play(first))).toMatchObject({ holder: 0, curtain: 1 });
    expect(again(withoutCurtain(play(first)))).toMatchObject({ holder: 0, curtain: 1 });
  });

  it('find no curtain if none of them is to move', () => {
    expect(again(playToEnd(tableOf('human', 'human')))).toMatchObject({ curtain: undefined });
  });
});

describe('a resumed table', () => {
  it('is held by its only human', () => {
    const { table } = tableOf('level3', 'human');
    expect(resumeTable(table)).toMatchObject({ holder: 1, curtain: undefined });
  });

  it('begins with the entries of the deal', () => {
    const seats = [0, 1].map((seat) => ({ name: NAMES[seat] ?? '', player: 'human' as const }));
    const plan = { options: { rounds: 3, hand: 3 }, seats };
    const { entries } = dealTable(title, { id: 'a', plan, seed: SEED, now: 7 });
    expect(entries.map(({ seq, at, happening }: Entry) => [seq, at, happening.did])).toEqual([
      [1, 7, 'opened'],
      [2, 7, 'dealt'],
    ]);
  });
});
