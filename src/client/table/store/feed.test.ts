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

/** A server's table of two people, which tells everything to one of them. */
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
  const look = (acted: Acted) => tableViewOf(acted.table, viewerOf(acted.table.state, person));
  const seen = ({ table, entry }: Acted) => {
    const viewer = viewerOf(table.state, person);
    return seenEntry(title.game, entry, viewer, table.state.phase === 'over');
  };
  return {
    command(who: PersonId, command: Parameters<typeof act>[2]) {
      log.push(act(now().table, { person: who, commandId: null }, command, { now: log.length, seed: SEED }));
    },
    /** Any answer of whoever must act. */
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
        tableView: look(now()),
        entries: log.slice(since).map(seen),
        names: NAMES,
        watching: 0,
        present: [0],
        gone: {},
      };
    },
    /** The message of one entry. */
    entry(seq: number, commandId?: string): ServerMessage {
      const acted = log[seq - 1] ?? opened;
      const patch = diff(look(log[seq - 2] ?? opened), look(acted)) ?? null;
      const { at, happening } = seen(acted);
      const told = { tell: 'entry', table: 'tabletable', seq, at, happening, patch } as const;
      return commandId === undefined ? told : { ...told, commandId };
    },
    tableView: () => look(now()),
    seq: () => log.length,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function following(person: PersonId = 'ada') {
  const script = scriptedServer();
  const connection = connect(script.dial);
  script.socket().welcome();
  const far = table(person);
  far.command('ada', { do: 'start' });
  const feed = feedOf(connection, 'tabletable');
  const heard = vi.fn();
  const leave = feed.subscribe(heard);
  script.socket().send(far.whole(0));
  return { ...script, connection, far, feed, heard, leave };
}

describe('a followed table', () => {
  it('is as the server sees it, entry by entry', () => {
    const { far, feed, socket } = following();
    for (let n = 0; n < 10; n++) {
      far.play();
      socket().send(far.entry(far.seq()));
      expect(feed.followed()?.tableView).toEqual(far.tableView());
    }
    expect(feed.followed()?.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: far.seq() }, (_, i) => i + 1),
    );
  });

  it('asks for what it missed, and takes nothing twice', () => {
    const { far, feed, socket } = following();
    far.play();
    far.play();
    far.play();
    socket().send(far.entry(5));
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 2 });
    socket().send(far.whole(2));
    socket().send(far.entry(5));
    expect(feed.followed()).toMatchObject({ seq: 5, tableView: far.tableView() });
    expect(feed.followed()?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('catches up after a cut', () => {
    const { far, feed, socket } = following();
    socket().events.closed(1006, '');
    expect(feed.followed()?.link).toBe('lost');
    far.play();
    far.play();
    vi.advanceTimersByTime(250);
    socket().welcome();
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 2 });
    socket().send(far.whole(2));
    expect(feed.followed()).toMatchObject({ link: 'live', seq: 4, tableView: far.tableView() });
  });

  it('keeps the moments it followed one by one, and forgets them with other eyes', () => {
    const { far, feed, socket } = following();
    const first = feed.followed()?.trail;
    far.play();
    socket().send(far.entry(3));
    const third = far.tableView();
    far.play();
    far.play();
    socket().send(far.whole(3));
    far.play();
    socket().send(far.entry(6));
    expect(first).toEqual([]);
    expect(feed.followed()?.trail).toEqual([
      { seq: 3, tableView: third },
      { seq: 6, tableView: far.tableView() },
    ]);
    const spectator = far.whole(2);
    if (spectator.tell !== 'table') throw new Error('not a table');
    socket().send({ ...spectator, tableView: { ...spectator.tableView, viewer: 'spectator' } });
    expect(feed.followed()?.trail).toEqual([]);
  });

  it('shows what is on its way, and changes only when told', async () => {
    const { far, feed, socket } = following();
    const before = feed.followed()?.tableView;
    const answer = feed.command({ do: 'play', answered: 0, action: { tile: 0 } });
    expect(feed.followed()?.pending).toBe(true);
    expect(feed.followed()?.tableView).toBe(before);
    far.play();
    const [command] = socket().received.flatMap((one) => (one.ask === 'command' ? [one.id] : []));
    socket().send(far.entry(far.seq(), command));
    expect(await answer).toBeUndefined();
    expect(feed.followed()).toMatchObject({ pending: false, tableView: far.tableView() });
  });

  it('learns names and who is there', () => {
    const { feed, socket } = following();
    socket().send({ tell: 'names', table: 'tabletable', names: { bruno: '' } });
    socket().send({ tell: 'around', table: 'tabletable', watching: 3, present: [0, 1], gone: { bruno: 5 } });
    expect(feed.followed()).toMatchObject({
      names: { ada: 'Ada', bruno: '' },
      watching: 3,
      present: [0, 1],
      gone: { bruno: 5 },
    });
  });

  it('asks for the whole past when it is seen by other eyes', () => {
    const { far, feed, socket } = following();
    const spectator = far.whole(2);
    if (spectator.tell !== 'table') throw new Error('not a table');
    socket().send({ ...spectator, tableView: { ...spectator.tableView, viewer: 'spectator' } });
    expect(socket().received.at(-1)).toEqual({ ask: 'watch', table: 'tabletable', since: 0 });
    expect(feed.followed()?.entries).toEqual([]);
  });

  it('is left when nobody listens any more', () => {
    const { leave, socket } = following();
    leave();
    expect(socket().received.at(-1)).toEqual({ ask: 'unwatch', table: 'tabletable' });
  });
});

describe('the store of the table screen', () => {
  it('finds the answers by itself, from the table view alone', () => {
    const { far, feed, socket } = following();
    const store = onlineStore(feed, title.game);
    const first = store.shown();
    expect(first.decision?.legal).toHaveLength(3);
    expect(first.ahead).toBe(5000);
    expect(store.shown()).toBe(first);
    socket().send({ tell: 'around', table: 'tabletable', watching: 1, present: [], gone: {} });
    expect(store.shown()).not.toBe(first);
    expect(store.shown().decision).toBe(first.decision);
    far.play();
    socket().send(far.entry(far.seq()));
    expect(store.shown().decision).toBeUndefined();
    expect(store.shown().events.length).toBeGreaterThan(first.events.length);
  });

  it('offers nothing to a spectator', () => {
    const { feed } = following('nobody');
    const { tableView, decision } = onlineStore(feed, title.game).shown();
    expect(tableView.viewer).toBe('spectator');
    expect(decision).toBeUndefined();
  });
});
