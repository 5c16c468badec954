import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { Refused, Rng } from '#kernel';
import {
  type Acted,
  act,
  type Command,
  dueBot,
  type Holder,
  legalOf,
  openTable,
  type SeenEntry,
  seenEntry,
  tableViewOf,
} from '#table';
import type { Feed, FeedState } from '../store/feed.ts';
import { onlineStore } from '../store/onlineStore.ts';
import type { TableStore } from '../store/tableStore.ts';
import { answeringForced } from './forcedAnswers.ts';
import { playThrough } from './testing/simulatedPlayer.ts';

const SEED = '2'.repeat(32);
const title = await loadTitle('flatiron');
const { game } = title;

/** A feed of a server's table for ada at seat 0; everybody else answers at random and at once. */
function feedOf(rival: Holder): Feed {
  const seats: Holder[] = [{ kind: 'human', person: 'ada', standIn: null }, rival];
  const plan = { game: game.id, options: {}, access: 'link', clock: null, seats } as const;
  const ada = { person: 'ada', commandId: null };
  const chance = Rng.fromSeed(SEED, 'others');
  const listeners = new Set<() => void>();
  const opened = openTable(title, { id: 'tabletable', host: 'ada', plan, now: 0 });
  let { table } = act(opened.table, ada, { do: 'start' }, { now: 0, seed: SEED });
  let entries: readonly SeenEntry[] = [];
  let feedState = follow();

  function follow(): FeedState {
    const around = {
      names: {},
      watching: 0,
      present: [0, 1],
      gone: {},
      link: 'live',
      clockOffset: 0,
    } as const;
    return {
      seq: table.state.seq,
      tableView: tableViewOf(table, 0),
      entries,
      recentMoments: [],
      pending: false,
      ...around,
    };
  }

  function update(acted: Acted): void {
    table = acted.table;
    entries = [...entries, seenEntry(game, acted.entry, 0, false)];
    feedState = follow();
    for (const listener of listeners) listener();
  }

  function letOthersAnswer(): void {
    while (table.state.awaited[0] === 1) {
      const action = chance.pick(legalOf(game, tableViewOf(table, 1)));
      const answered = table.state.answered[1] ?? 0;
      if (dueBot(table.state) === 1)
        update(act(table, 'system', { do: 'playBot', seat: 1, action }, { now: 0 }));
      else
        update(act(table, { person: 'bob', commandId: null }, { do: 'play', answered, action }, { now: 0 }));
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => feedState,
    async command(command: Command) {
      await Promise.resolve();
      try {
        update(act(table, ada, command, { now: 0 }));
        letOthersAnswer();
        return undefined;
      } catch (error) {
        if (error instanceof Refused) return error.reason;
        throw error;
      }
    },
  };
}

const person = () => Rng.fromSeed(SEED, 'person');
const BOT: Holder = { kind: 'bot', level: 'level1' };
const BOB: Holder = { kind: 'human', person: 'bob', standIn: null };
const forcedIn = (store: TableStore) =>
  store.snapshot().entries.filter(({ happening }) => happening && 'forced' in happening).length;

describe('at a table of the server', () => {
  it('a person against bots has no decision with only one answer', async () => {
    const store = answeringForced(onlineStore(feedOf(BOT), game), game);
    const counts = await playThrough(store, game, person(), { confirms: true });
    expect(counts).toMatchObject({ forced: 0, forcedInStage: 0, over: true });
    expect(forcedIn(store)).toBeGreaterThan(0);
  });

  it('a person at another seat learns nothing from how fast an answer comes', async () => {
    const store = answeringForced(onlineStore(feedOf(BOB), game), game);
    const { forced } = await playThrough(store, game, person(), { confirms: false });
    expect(forced).toBeGreaterThan(0);
    expect(forcedIn(store)).toBe(0);
  });
});
