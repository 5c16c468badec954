import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { ServerMessage } from '#protocol';
import { type Acted, act, diff, openTable, type PersonId, seenEntry, tableViewOf, viewerOf } from '#table';
import { connect } from '../../remote/connection.ts';
import { scriptedServer } from '../../remote/testing/scriptedServer.ts';
import { feedOf } from './feed.ts';
import { onlineStore } from './onlineStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const title = await loadTitle('rowhouse');
const NAMES = { ada: 'Ada', bruno: 'Bruno' };

/** A table of two people on a server, with the messages that one of them receives. */
function table(person: PersonId) {
  const seats = [
    { kind: 'human', person: 'ada', standIn: null },
    { kind: 'human', person: 'bruno', standIn: null },
  ] as const;
  const plan = {
    game: 'rowhouse',
    options: { rounds: 3, hand: 3 },
    access: 'link',
    clock: null,
    seats,
  } as const;
  const opened = openTable(title, { id: 'tabletable', host: 'ada', plan, now: 0 });
  const log: Acted[] = [opened];
  const now = () => log.at(-1) ?? opened;
  const tableViewAfter = (acted: Acted) => tableViewOf(acted.table, viewerOf(acted.table.state, person));
  const visibleEntry = ({ table, entry }: Acted) => {
    const viewer = viewerOf(table.state, person);
    return seenEntry(title.game, entry, viewer, table.state.phase === 'over');
  };
  return {
    command(who: PersonId, command: Parameters<typeof act>[2]) {
      log.push(act(now().table, { person: who, commandId: null }, command, { now: log.length, seed: SEED }));
    },
    /** The first legal answer of the seat to move. */
    play() {
      const { state } = now().table;
      const seat = state.awaited[0] ?? 0;
      const [action] = title.game.legalActions(state.position?.state, seat);
      const who = seat === 0 ? 'ada' : 'bruno';
      this.command(who, { do: 'play', answered: state.answered[seat] ?? 0, action });
    },
    whole(since: number): ServerMessage {
      return {
        tell: 'table',
        table: 'tabletable',
        seq: log.length,
        now: Date.now() + 5000,
        tableView: tableViewAfter(now()),
        entries: log.slice(since).map(visibleEntry),
        names: NAMES,
        watching: 0,
        present: [0],
        gone: {},
      };
    },
    /** The message for one entry. */
    entry(seq: number, commandId?: string): ServerMessage {
      const acted = log[seq - 1] ?? opened;
      const patch = diff(tableViewAfter(log[seq - 2] ?? opened), tableViewAfter(acted)) ?? null;
      const { at, happening } = visibleEntry(acted);
      const message = { tell: 'entry', table: 'tabletable', seq, at, happening, patch } as const;
      return commandId === undefined ? message : { ...message, commandId };
    },
    tableView: () => tableViewAfter(now()),
    seq: () => log.length,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function following(person: PersonId = 'ada') {
  const script = scriptedServer();
  const connection = connect(script.dial);
  script.socket().welcome();
  const server = table(person);
  server.command('ada', { do: 'start' });
  const feed = feedOf(connection, 'tabletable');
  const listener = vi.fn();
  const leave = feed.subscribe(listener);
  script.socket().send(server.whole(0));
  return { ...script, connection, server, feed, listener, leave };
}

describe('a followed table', () => {
  it('equals the server’s table view after every entry', () => {
    const { server, feed, socket } = following();
    for (let n = 0; n < 10; n++) {
      server.play();
      socket().send(server.entry(server.seq()));
      expect(feed.state()?.tableView).toEqual(server.tableView());
    }
    expect(feed.state()?.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: server.seq() }, (_, i) => i + 1),
    );
  });

  it('requests missed entries, and applies none twice', () => {
    const { server, feed, socket } = following();
    server.play();
    server.play();
    server.play();
    socket().send(server.entry(5));
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 2 });
    socket().send(server.whole(2));
    socket().send(server.entry(5));
    expect(feed.state()).toMatchObject({ seq: 5, tableView: server.tableView() });
    expect(feed.state()?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('catches up after a disconnect', () => {
    const { server, feed, socket } = following();
    socket().events.closed(1006, '');
    expect(feed.state()?.link).toBe('lost');
    server.play();
    server.play();
    vi.advanceTimersByTime(250);
    socket().welcome();
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 2 });
    socket().send(server.whole(2));
    expect(feed.state()).toMatchObject({ link: 'live', seq: 4, tableView: server.tableView() });
  });

  it('keeps recent moments, and drops them when the viewer changes', () => {
    const { server, feed, socket } = following();
    const first = feed.state()?.recentMoments;
    server.play();
    socket().send(server.entry(3));
    const third = server.tableView();
    server.play();
    server.play();
    socket().send(server.whole(3));
    server.play();
    socket().send(server.entry(6));
    expect(first).toEqual([]);
    expect(feed.state()?.recentMoments).toEqual([
      { seq: 3, tableView: third },
      { seq: 6, tableView: server.tableView() },
    ]);
    const spectator = server.whole(2);
    if (spectator.tell !== 'table') throw new Error('not a table');
    socket().send({ ...spectator, tableView: { ...spectator.tableView, viewer: 'spectator' } });
    expect(feed.state()?.recentMoments).toEqual([]);
  });

  it('shows a pending command, and changes only with the server’s message', async () => {
    const { server, feed, socket } = following();
    const before = feed.state()?.tableView;
    const answer = feed.command({ do: 'play', answered: 0, action: { tile: 0 } });
    expect(feed.state()?.pending).toBe(true);
    expect(feed.state()?.tableView).toBe(before);
    server.play();
    const [command] = socket().received.flatMap((one) => (one.ask === 'command' ? [one.id] : []));
    socket().send(server.entry(server.seq(), command));
    expect(await answer).toBeUndefined();
    expect(feed.state()).toMatchObject({ pending: false, tableView: server.tableView() });
  });

  it('updates names and presence', () => {
    const { feed, socket } = following();
    socket().send({ tell: 'names', table: 'tabletable', names: { bruno: '' } });
    socket().send({ tell: 'around', table: 'tabletable', watching: 3, present: [0, 1], gone: { bruno: 5 } });
    expect(feed.state()).toMatchObject({
      names: { ada: 'Ada', bruno: '' },
      watching: 3,
      present: [0, 1],
      gone: { bruno: 5 },
    });
  });

  it('requests all entries again when the viewer changes', () => {
    const { server, feed, socket } = following();
    const spectator = server.whole(2);
    if (spectator.tell !== 'table') throw new Error('not a table');
    socket().send({ ...spectator, tableView: { ...spectator.tableView, viewer: 'spectator' } });
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 0 });
    expect(feed.state()?.entries).toEqual([]);
  });

  it('stops watching without listeners', () => {
    const { leave, socket } = following();
    leave();
    expect(socket().received.at(-1)).toEqual({ ask: 'unwatch', table: 'tabletable' });
  });
});

describe('the store of the table screen', () => {
  it('computes the legal answers from the table view alone', () => {
    const { server, feed, socket } = following();
    const store = onlineStore(feed, title.game);
    const first = store.snapshot();
    expect(first.decision?.legal).toHaveLength(3);
    expect(first.clockOffset).toBe(5000);
    expect(store.snapshot()).toBe(first);
    socket().send({ tell: 'around', table: 'tabletable', watching: 1, present: [], gone: {} });
    expect(store.snapshot()).not.toBe(first);
    expect(store.snapshot().decision).toBe(first.decision);
    server.play();
    socket().send(server.entry(server.seq()));
    expect(store.snapshot().decision).toBeUndefined();
    expect(store.snapshot().events.length).toBeGreaterThan(first.events.length);
  });

  it('has no decision for a spectator', () => {
    const { feed } = following('nobody');
    const { tableView, decision } = onlineStore(feed, title.game).snapshot();
    expect(tableView.viewer).toBe('spectator');
    expect(decision).toBeUndefined();
  });
});
