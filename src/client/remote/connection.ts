/** The one socket of the app: reconnects after every disconnect, and neither loses nor repeats a command. */
import type { Reason } from '#kernel';
import { CLOSE, type ClientMessage, HEARTBEAT, PROTOCOL, type ServerMessage } from '#protocol';
import type { Command, PersonId } from '#table';
import { type Dial, delayBefore, newCommandId, type Socket } from './socket.ts';

/** How often to ping the server; a lost connection is noticed within six seconds. */
export const PING_EVERY = HEARTBEAT / 2;
/** How many pings may go unanswered. */
export const MAX_UNANSWERED = 2;
/** How long a ping may take before it is repeated, or the last one the connection has. */
export const PROBE_TIMEOUT = 1500;
/** How long a new socket may take to be welcomed. */
export const WELCOME_TIMEOUT = HEARTBEAT;

/** The server's store was away for a moment (P19): the command is sent again under its id after so many milliseconds, so many times. */
const SEND_AGAIN = 500;
const MOST_RESENDS = 10;

const TROUBLES: Readonly<Record<number, Status['trouble']>> = {
  [CLOSE.notSignedIn]: 'signIn',
  [CLOSE.wrongProtocol]: 'reload',
};

/** Whether the server can be reached. */
export type Link = 'connecting' | 'live' | 'lost';

/** No list of tables has come yet. */
export const NOTHING_HEARD: readonly string[] = [];

/** The state of the connection. */
export interface Status {
  readonly link: Link;
  /** A problem only the person can solve: no session, or a page older than the server. */
  readonly trouble: 'signIn' | 'reload' | undefined;
  readonly person: PersonId | undefined;
  /** Tables waiting for this person, oldest first. */
  readonly waiting: readonly string[];
  /** How many milliseconds the server's clock is ahead of ours. */
  readonly clockOffset: number;
}

/** A message about one table. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;

/** The receiver of one table's messages. */
export interface Watcher {
  /** The number of the last entry it has. */
  seq(): number;
  receive(message: TableMessage): void;
}

/** The connection to the server. */
export interface Connection {
  subscribe(listener: () => void): () => void;
  status(): Status;
  /** Watches a table, across reconnects, until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void;
  /** Requests the entries that were missed. */
  catchUp(table: string): void;
  /** Resolves when the server has stored the command (undefined) or refused it (the reason). */
  command(table: string, command: Command): Promise<Reason | undefined>;
  /** Checks at once whether the socket still works, or dials; for when the network or the page came back. */
  wake(): void;
  /** Starts over after somebody signed in or out. */
  restart(): void;
  close(): void;
}

interface PendingCommand {
  readonly message: Extract<ClientMessage, { ask: 'command' }>;
  readonly settle: (reason: Reason | undefined) => void;
  resends: number;
}

/** Dials at once; all traffic goes through `dial`. */
export function connect(dial: Dial, random: () => number = Math.random): Connection {
  const listeners = new Set<() => void>();
  const watchers = new Map<string, Watcher>();
  const pending = new Map<string, PendingCommand>();
  let status: Status = {
    link: 'connecting',
    trouble: undefined,
    person: undefined,
    waiting: NOTHING_HEARD,
    clockOffset: 0,
  };
  let socket: Socket | undefined;
  let attempts = 0;
  let unanswered = 0;
  /** When the current socket was dialled. */
  let dialledAt = 0;
  /** The next timed step: ping, drop a silent socket, or dial. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The server asked us not to reconnect before this time. */
  let notBefore = 0;

  function update(change: Partial<Status>): void {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  }

  function schedule(callback: () => void, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(callback, delay);
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message));
  }

  function open(): void {
    socket?.close();
    dialledAt = Date.now();
    const opened = dial({
      opened: () => opened === socket && send({ ask: 'hello', protocol: PROTOCOL }),
      received: (message) => opened === socket && receive(message),
      closed: (code, reason) => opened === socket && drop(code, reason),
    });
    socket = opened;
    schedule(() => drop(), WELCOME_TIMEOUT);
  }

  /** Closes the socket and schedules the next dial, unless the person has to act first. */
  function drop(code?: number, reason?: string): void {
    const dropped = socket;
    socket = undefined;
    clearTimeout(timer);
    dropped?.close();
    const trouble = TROUBLES[code ?? 0];
    update({ link: 'lost', trouble });
    if (trouble) return;
    if (code === CLOSE.tooFast) notBefore = Date.now() + 1000 * (Number(reason) || 1);
    const delay = code === CLOSE.restarting && attempts === 0 ? 0 : delayBefore(attempts, random);
    attempts++;
    schedule(open, Math.max(delay, notBefore - Date.now()));
  }

  function ping(): void {
    if (unanswered >= MAX_UNANSWERED) {
      drop();
    } else {
      unanswered++;
      send({ ask: 'ping' });
      schedule(afterPing, PROBE_TIMEOUT);
    }
  }

  /** An answered ping is followed by a rest, an unanswered one by the next. */
  function afterPing(): void {
    if (unanswered === 0) schedule(ping, PING_EVERY - PROBE_TIMEOUT);
    else ping();
  }

  function sendWatch(table: string, watcher: Watcher): void {
    send({ ask: 'watch', table, since: watcher.seq() });
  }

  function settle(id: string, reason: Reason | undefined): void {
    const { settle } = pending.get(id) ?? {};
    pending.delete(id);
    settle?.(reason);
  }

  function refuse(id: string, reason: Reason): void {
    const command = pending.get(id);
    if (!command || reason.code !== 'failed' || command.resends === MOST_RESENDS) {
      settle(id, reason);
      return;
    }
    command.resends += 1;
    setTimeout(() => pending.has(id) && status.link === 'live' && send(command.message), SEND_AGAIN);
  }

  function welcome(message: Extract<ServerMessage, { tell: 'welcome' }>): void {
    attempts = 0;
    schedule(ping, PING_EVERY);
    update({
      link: 'live',
      trouble: undefined,
      person: message.person,
      clockOffset: message.now - Date.now(),
    });
    for (const [table, watcher] of watchers) sendWatch(table, watcher);
    for (const { message } of pending.values()) send(message);
  }

  function receive(message: ServerMessage): void {
    unanswered = 0;
    switch (message.tell) {
      case 'welcome':
        if (message.protocol === PROTOCOL) welcome(message);
        else drop(CLOSE.wrongProtocol);
        return;
      case 'waiting':
        update({ waiting: message.tables });
        return;
      case 'pong':
      case 'error':
        return;
      default:
        watchers.get(message.table)?.receive(message);
        if (message.tell === 'entry' && message.commandId !== undefined) settle(message.commandId, undefined);
        if (message.tell === 'done') settle(message.id, undefined);
        if (message.tell === 'refused') refuse(message.id, message.reason);
    }
  }

  open();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    watch(table, watcher) {
      watchers.set(table, watcher);
      if (status.link === 'live') sendWatch(table, watcher);
      return () => {
        if (watchers.get(table) !== watcher) return;
        watchers.delete(table);
        if (status.link === 'live') send({ ask: 'unwatch', table });
      };
    },
    catchUp(table) {
      const watcher = watchers.get(table);
      if (watcher && status.link === 'live') sendWatch(table, watcher);
    },
    command(table, command) {
      const message = { ask: 'command', table, id: newCommandId(), command } as const;
      return new Promise((settle) => {
        pending.set(message.id, { message, settle, resends: 0 });
        if (status.link === 'live') send(message);
      });
    },
    wake() {
      if (status.trouble) return;
      if (status.link === 'live') {
        unanswered = MAX_UNANSWERED;
        send({ ask: 'ping' });
        schedule(ping, PROBE_TIMEOUT);
      } else if (Date.now() >= notBefore && (!socket || Date.now() - dialledAt > PROBE_TIMEOUT)) {
        open();
      }
    },
    restart() {
      for (const id of [...pending.keys()]) settle(id, { rule: 'P4', code: 'notSignedIn' });
      attempts = 0;
      update({ link: 'connecting', trouble: undefined, person: undefined, waiting: NOTHING_HEARD });
      open();
    },
    close() {
      const closing = socket;
      socket = undefined;
      clearTimeout(timer);
      closing?.close();
    },
  };
}
