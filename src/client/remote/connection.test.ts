import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSE, HEARTBEAT } from '#protocol';
import { connect } from './connection.ts';
import { type Line, scripted } from './testing/scriptedServer.ts';

const HALFWAY = () => 0.5;
const SAY = { do: 'say', text: 'hello' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened() {
  const script = scripted();
  const connection = connect(script.dial, HALFWAY);
  script.line().welcome();
  return { ...script, connection };
}

/** The commands that arrived on a line. */
function commandsOn({ asked }: Line) {
  return asked.flatMap((one) => (one.ask === 'command' ? [one] : []));
}

describe('the connection', () => {
  it('says hello first, and is live once welcomed', () => {
    const { dial, line } = scripted();
    const connection = connect(dial);
    expect(connection.status().link).toBe('connecting');
    line().events.opened();
    expect(line().asked).toEqual([{ ask: 'hello', protocol: 2 }]);
    expect(connection.status().link).toBe('connecting');
    line().welcome();
    expect(connection.status()).toMatchObject({ link: 'live', person: 'ada' });
  });

  it('watches every table again after a cut, from the last entry known', () => {
    const { connection, line, lines } = opened();
    connection.watch('one', { seq: () => 7, hear() {} });
    const leave = connection.watch('two', { seq: () => 9, hear() {} });
    leave();
    line().events.closed(1006, '');
    expect(connection.status().link).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(2);
    line().welcome();
    expect(line().asked.slice(1)).toEqual([{ ask: 'watch', table: 'one', since: 7 }]);
  });

  it('sends unacknowledged commands again, the same and in order, and settles each once', async () => {
    const { connection, line, lines } = opened();
    const settled: unknown[] = [];
    const send = (text: string) =>
      connection.command('one', { do: 'say', text }).then((reason) => settled.push([text, reason]));
    const all = Promise.all(['a', 'b', 'c'].map(send));
    const [first, second, third] = commandsOn(line());
    line().tell({ tell: 'done', table: 'one', id: second?.id ?? '', seq: 4 });
    line().events.closed(1006, '');
    vi.advanceTimersByTime(250);
    line().welcome();
    expect(commandsOn(line())).toEqual([first, third]);
    const entry = { tell: 'entry', table: 'one', at: 0, happening: null, patch: null } as const;
    line().tell({ ...entry, seq: 5, commandId: first?.id ?? '' });
    line().tell({ tell: 'done', table: 'one', id: first?.id ?? '', seq: 5 });
    const reason = { rule: 'T18', code: 'emptyLine' };
    line().tell({ tell: 'refused', table: 'one', id: third?.id ?? '', reason });
    await all;
    expect(settled).toEqual([
      ['b', undefined],
      ['a', undefined],
      ['c', reason],
    ]);
    line().events.closed(1006, '');
    vi.advanceTimersByTime(250);
    line().welcome();
    expect(lines).toHaveLength(3);
    expect(commandsOn(line())).toEqual([]);
  });

  it('keeps commands made while there is no socket', () => {
    const { connection, line } = opened();
    line().events.closed(1006, '');
    connection.command('one', SAY);
    vi.advanceTimersByTime(250);
    line().welcome();
    expect(commandsOn(line())).toMatchObject([{ table: 'one', command: SAY }]);
  });

  it('notices a silent socket within ten seconds, and hears nothing from it afterwards', () => {
    const { connection, line, lines } = opened();
    const silent = line();
    vi.advanceTimersByTime(HEARTBEAT / 2);
    silent.tell({ tell: 'pong', now: Date.now() });
    vi.advanceTimersByTime(10_000);
    expect(silent.closed).toBe(true);
    expect(silent.asked.filter(({ ask }) => ask === 'ping')).toHaveLength(3);
    expect(lines.length).toBeGreaterThan(1);
    silent.welcome();
    expect(connection.status().link).toBe('lost');
  });

  it('stays while it is answered', () => {
    const { connection, line, lines } = opened();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(HEARTBEAT / 2);
      line().tell({ tell: 'pong', now: Date.now() });
    }
    expect(lines).toHaveLength(1);
    expect(connection.status().link).toBe('live');
  });

  it('dials ever more slowly, up to five seconds, and quickly again once it was live', () => {
    const { line, lines } = opened();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      const before = lines.length;
      const since = Date.now();
      line().events.closed(1006, '');
      while (lines.length === before) vi.advanceTimersByTime(1);
      waits.push(Date.now() - since);
    }
    expect(waits).toEqual([187, 375, 750, 1500, 3000, 3750, 3750]);
    line().welcome();
    line().events.closed(1006, '');
    vi.advanceTimersByTime(187);
    expect(lines).toHaveLength(9);
  });

  it('gives up on a socket that is not welcomed', () => {
    const { dial, lines } = scripted();
    connect(dial, HALFWAY);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(lines[0]?.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(2);
  });

  it('dials at once when the network comes back, and looks whether a live socket still lives', () => {
    const { connection, line, lines } = opened();
    for (let n = 0; n < 5; n++) {
      line().events.closed(1006, '');
      connection.wake();
      expect(lines).toHaveLength(n + 2);
    }
    line().welcome();
    connection.wake();
    expect(line().asked.at(-1)).toEqual({ ask: 'ping' });
    line().tell({ tell: 'pong', now: Date.now() });
    vi.advanceTimersByTime(1500);
    expect(connection.status().link).toBe('live');
    connection.wake();
    vi.advanceTimersByTime(1500);
    expect(connection.status().link).toBe('lost');
  });
});

it('a dial that hangs is given up when the network comes back', () => {
  const { connection, line, lines } = opened();
  line().events.closed(1006, '');
  vi.advanceTimersByTime(250);
  connection.wake();
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  connection.wake();
  expect(lines).toHaveLength(3);
  expect(lines[1]?.closed).toBe(true);
  line().welcome();
  expect(connection.status().link).toBe('live');
});

describe('a socket that the server closes', () => {
  it('for want of a session is not dialled again before somebody signs in', () => {
    const { connection, line, lines } = opened();
    line().events.closed(CLOSE.notSignedIn, '');
    connection.wake();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.status().trouble).toBe('signIn');
    connection.restart();
    line().welcome();
    expect(connection.status()).toMatchObject({ link: 'live', trouble: undefined });
  });

  it('for another version wants the page to be loaded anew', () => {
    const { connection, line, lines } = opened();
    line().events.closed(CLOSE.wrongProtocol, '');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.status().trouble).toBe('reload');
  });

  it('for too many messages is left alone as long as told', () => {
    const { connection, line, lines } = opened();
    line().events.closed(CLOSE.tooFast, '20');
    connection.wake();
    vi.advanceTimersByTime(19_999);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
  });

  it('to restart is dialled at once', () => {
    const { line, lines } = opened();
    line().events.closed(CLOSE.restarting, '');
    vi.advanceTimersByTime(0);
    expect(lines).toHaveLength(2);
    line().events.closed(1006, '');
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(75);
    expect(lines).toHaveLength(3);
  });
});

it('a command of somebody who has signed out is refused, not sent for the next', async () => {
  const { connection, line } = opened();
  line().events.closed(1006, '');
  const answer = connection.command('one', SAY);
  connection.restart();
  expect(await answer).toEqual({ rule: 'P4', code: 'notSignedIn' });
  line().welcome();
  expect(commandsOn(line())).toEqual([]);
});

it('the tables that wait are known', () => {
  const { connection, line } = opened();
  const heard = vi.fn();
  connection.subscribe(heard);
  line().tell({ tell: 'waiting', tables: ['one', 'two'] });
  expect(connection.status().waiting).toEqual(['one', 'two']);
  expect(heard).toHaveBeenCalledOnce();
});
