import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSE, HEARTBEAT } from '#protocol';
import { connect } from './connection.ts';
import { type ServerSocket, scriptedServer } from './testing/scriptedServer.ts';

const HALFWAY = () => 0.5;
const SAY = { do: 'say', text: 'hello' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened() {
  const script = scriptedServer();
  const connection = connect(script.dial, HALFWAY);
  script.socket().welcome();
  return { ...script, connection };
}

/** The commands that arrived on a socket. */
function commandsOn({ received }: ServerSocket) {
  return received.flatMap((one) => (one.ask === 'command' ? [one] : []));
}

describe('the connection', () => {
  it('sends hello first, and is live once welcomed', () => {
    const { dial, socket } = scriptedServer();
    const connection = connect(dial);
    expect(connection.status().link).toBe('connecting');
    socket().events.opened();
    expect(socket().received).toEqual([{ ask: 'hello', protocol: 2 }]);
    expect(connection.status().link).toBe('connecting');
    socket().welcome();
    expect(connection.status()).toMatchObject({ link: 'live', person: 'ada' });
  });

  it('watches every table again after a disconnect, from the last known entry', () => {
    const { connection, socket, sockets } = opened();
    connection.watch('one', { seq: () => 7, receive() {} });
    const leave = connection.watch('two', { seq: () => 9, receive() {} });
    leave();
    socket().events.closed(1006, '');
    expect(connection.status().link).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    socket().welcome();
    expect(socket().received.slice(1)).toEqual([{ ask: 'watch', table: 'one', since: 7 }]);
  });

  it('resends unacknowledged commands unchanged and in order, and settles each once', async () => {
    const { connection, socket, sockets } = opened();
    const settled: unknown[] = [];
    const send = (text: string) =>
      connection.command('one', { do: 'say', text }).then((reason) => settled.push([text, reason]));
    const all = Promise.all(['a', 'b', 'c'].map(send));
    const [first, second, third] = commandsOn(socket());
    socket().send({ tell: 'done', table: 'one', id: second?.id ?? '', seq: 4 });
    socket().events.closed(1006, '');
    vi.advanceTimersByTime(250);
    socket().welcome();
    expect(commandsOn(socket())).toEqual([first, third]);
    const entry = { tell: 'entry', table: 'one', at: 0, happening: null, patch: null } as const;
    socket().send({ ...entry, seq: 5, commandId: first?.id ?? '' });
    socket().send({ tell: 'done', table: 'one', id: first?.id ?? '', seq: 5 });
    const reason = { rule: 'T18', code: 'emptyLine' };
    socket().send({ tell: 'refused', table: 'one', id: third?.id ?? '', reason });
    await all;
    expect(settled).toEqual([
      ['b', undefined],
      ['a', undefined],
      ['c', reason],
    ]);
    socket().events.closed(1006, '');
    vi.advanceTimersByTime(250);
    socket().welcome();
    expect(sockets).toHaveLength(3);
    expect(commandsOn(socket())).toEqual([]);
  });

  it('sends a command again under its id while the server cannot store it, and gives up in the end', async () => {
    const { connection, socket } = opened();
    const settled: unknown[] = [];
    connection.command('one', SAY).then((reason) => settled.push(reason));
    const [{ id } = { id: '' }] = commandsOn(socket());
    const reason = { rule: 'P19', code: 'failed' };
    for (let n = 1; n <= 10; n++) {
      socket().send({ tell: 'refused', table: 'one', id, reason });
      await vi.advanceTimersByTimeAsync(500);
      expect(commandsOn(socket()).map((command) => command.id)).toEqual(Array(n + 1).fill(id));
    }
    expect(settled).toEqual([]);
    socket().send({ tell: 'refused', table: 'one', id, reason });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toEqual([reason]);
  });

  it('queues commands while there is no socket', () => {
    const { connection, socket } = opened();
    socket().events.closed(1006, '');
    connection.command('one', SAY);
    vi.advanceTimersByTime(250);
    socket().welcome();
    expect(commandsOn(socket())).toMatchObject([{ table: 'one', command: SAY }]);
  });

  it('drops a silent socket within six seconds, and ignores it afterwards', () => {
    const { connection, socket, sockets } = opened();
    const silent = socket();
    vi.advanceTimersByTime(HEARTBEAT / 2);
    silent.send({ tell: 'pong', now: Date.now() });
    vi.advanceTimersByTime(6000);
    expect(silent.closed).toBe(true);
    expect(silent.received.filter(({ ask }) => ask === 'ping')).toHaveLength(3);
    expect(sockets.length).toBeGreaterThan(1);
    silent.welcome();
    expect(connection.status().link).toBe('lost');
  });

  it('keeps the socket while pings are answered', () => {
    const { connection, socket, sockets } = opened();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(HEARTBEAT / 2);
      socket().send({ tell: 'pong', now: Date.now() });
    }
    expect(sockets).toHaveLength(1);
    expect(connection.status().link).toBe('live');
  });

  it('backs off up to five seconds, and starts over once it was live', () => {
    const { socket, sockets } = opened();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      const before = sockets.length;
      const since = Date.now();
      socket().events.closed(1006, '');
      while (sockets.length === before) vi.advanceTimersByTime(1);
      waits.push(Date.now() - since);
    }
    expect(waits).toEqual([187, 375, 750, 1500, 3000, 3750, 3750]);
    socket().welcome();
    socket().events.closed(1006, '');
    vi.advanceTimersByTime(187);
    expect(sockets).toHaveLength(9);
  });

  it('replaces a socket that is not welcomed', () => {
    const { dial, sockets } = scriptedServer();
    connect(dial, HALFWAY);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
  });

  it('dials at once when the network comes back, and probes a live socket', () => {
    const { connection, socket, sockets } = opened();
    for (let n = 0; n < 5; n++) {
      socket().events.closed(1006, '');
      connection.wake();
      expect(sockets).toHaveLength(n + 2);
    }
    socket().welcome();
    connection.wake();
    expect(socket().received.at(-1)).toEqual({ ask: 'ping' });
    socket().send({ tell: 'pong', now: Date.now() });
    vi.advanceTimersByTime(1500);
    expect(connection.status().link).toBe('live');
    connection.wake();
    vi.advanceTimersByTime(1500);
    expect(connection.status().link).toBe('lost');
  });
});

it('a hanging dial is abandoned when the network comes back', () => {
  const { connection, socket, sockets } = opened();
  socket().events.closed(1006, '');
  vi.advanceTimersByTime(250);
  connection.wake();
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  connection.wake();
  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.closed).toBe(true);
  socket().welcome();
  expect(connection.status().link).toBe('live');
});

describe('a socket closed by the server', () => {
  it('for a missing session is not reopened before somebody signs in', () => {
    const { connection, socket, sockets } = opened();
    socket().events.closed(CLOSE.notSignedIn, '');
    connection.wake();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.status().trouble).toBe('signIn');
    connection.restart();
    socket().welcome();
    expect(connection.status()).toMatchObject({ link: 'live', trouble: undefined });
  });

  it('for a different version asks for a reload of the page', () => {
    const { connection, socket, sockets } = opened();
    socket().events.closed(CLOSE.wrongProtocol, '');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.status().trouble).toBe('reload');
  });

  it('for too many messages stays closed as long as the server says', () => {
    const { connection, socket, sockets } = opened();
    socket().events.closed(CLOSE.tooFast, '20');
    connection.wake();
    vi.advanceTimersByTime(19_999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('for a restart is reopened at once', () => {
    const { socket, sockets } = opened();
    socket().events.closed(CLOSE.restarting, '');
    vi.advanceTimersByTime(0);
    expect(sockets).toHaveLength(2);
    socket().events.closed(1006, '');
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(75);
    expect(sockets).toHaveLength(3);
  });
});

it('a command of a person who signed out is refused, not sent as the next person', async () => {
  const { connection, socket } = opened();
  socket().events.closed(1006, '');
  const answer = connection.command('one', SAY);
  connection.restart();
  expect(await answer).toEqual({ rule: 'P4', code: 'notSignedIn' });
  socket().welcome();
  expect(commandsOn(socket())).toEqual([]);
});

it('lists the waiting tables', () => {
  const { connection, socket } = opened();
  const listener = vi.fn();
  connection.subscribe(listener);
  socket().send({ tell: 'waiting', tables: ['one', 'two'] });
  expect(connection.status().waiting).toEqual(['one', 'two']);
  expect(listener).toHaveBeenCalledOnce();
});
