/** The one socket of the whole app: comes back after every cut, and loses or doubles no command. */
import type { Reason } from '#kernel';
import { CLOSE, type ClientMessage, HEARTBEAT, PROTOCOL, type ServerMessage } from '#protocol';
import type { Command, PersonId } from '#table';
import { type Dial, delayBefore, newCommandId, type Wire } from './wire.ts';

/** How often the server is asked for a sign of life: a cut is noticed within ten seconds. */
const PING = HEARTBEAT / 2;
/** How many questions may stay unanswered. */
const PATIENCE = 2;
/** How long an answer may take when the browser says that the network has changed. */
const PROBE = 1500;
/** How long a new socket has to welcome us. */
const WELCOME = HEARTBEAT;

const TROUBLES: Readonly<Record<number, Status['trouble']>> = {
  [CLOSE.notSignedIn]: 'signIn',
  [CLOSE.wrongProtocol]: 'reload',
};

export type Link = 'connecting' | 'live' | 'lost';

export interface Status {
  readonly link: Link;
  /** What only the reader can mend: no session any more, or a page older than the server. */
  readonly trouble: 'signIn' | 'reload' | undefined;
  readonly person: PersonId | undefined;
  /** Tables that wait for this person, oldest first. */
  readonly waiting: readonly string[];
  /** How many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
}

/** What is told about one table. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;

export interface Watcher {
  /** The last entry already known. */
  seq(): number;
  hear(told: TableMessage): void;
}

export interface Connection {
  subscribe(listener: () => void): () => void;
  status(): Status;
  /** Follows a table through all cuts, until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void;
  /** Asks for what was missed. */
  again(table: string): void;
  /** Resolves once, when the server has stored the command or refused it. */
  command(table: string, command: Command): Promise<Reason | undefined>;
  /** Something has changed outside: look at once whether the socket lives, or dial. */
  wake(): void;
  /** Somebody else signed in, or nobody: begin anew. */
  restart(): void;
  close(): void;
}

interface Pending {
  readonly ask: Extract<ClientMessage, { ask: 'command' }>;
  readonly settle: (reason: Reason | undefined) => void;
}

/** Dials at once; `dial` is the only way out. */
export function connect(dial: Dial, random: () => number = Math.random): Connection {
  const listeners = new Set<() => void>();
  const watchers = new Map<string, Watcher>();
  const pending = new Map<string, Pending>();
  let status: Status = { link: 'connecting', trouble: undefined, person: undefined, waiting: [], ahead: 0 };
  let wire: Wire | undefined;
  let attempts = 0;
  let unanswered = 0;
  /** When the present socket was dialled. */
  let dialled = 0;
  /** The next thing to do without being told: ping, give up on a silent socket, or dial. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Before this moment the server does not want to see us. */
  let notBefore = 0;

  function become(change: Partial<Status>): void {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  }

  function later(what: () => void, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(what, delay);
  }

  function send(asked: ClientMessage): void {
    wire?.send(JSON.stringify(asked));
  }

  function open(): void {
    wire?.close();
    dialled = Date.now();
    const mine = dial({
      opened: () => mine === wire && send({ ask: 'hello', protocol: PROTOCOL }),
      heard: (told) => mine === wire && hear(told),
      closed: (code, reason) => mine === wire && lose(code, reason),
    });
    wire = mine;
    later(() => lose(), WELCOME);
  }

  function lose(code?: number, reason?: string): void {
    const gone = wire;
    wire = undefined;
    clearTimeout(timer);
    gone?.close();
    const trouble = TROUBLES[code ?? 0];
    become({ link: 'lost', trouble });
    if (trouble) return;
    if (code === CLOSE.tooFast) notBefore = Date.now() + 1000 * (Number(reason) || 1);
    const wanted = code === CLOSE.restarting && attempts === 0 ? 0 : delayBefore(attempts, random);
    attempts++;
    later(open, Math.max(wanted, notBefore - Date.now()));
  }

  function ping(): void {
    if (unanswered >= PATIENCE) {
      lose();
    } else {
      unanswered++;
      send({ ask: 'ping' });
      later(ping, PING);
    }
  }

  function follow(table: string, watcher: Watcher): void {
    send({ ask: 'watch', table, since: watcher.seq() });
  }

  function settle(id: string, reason: Reason | undefined): void {
    const { settle } = pending.get(id) ?? {};
    pending.delete(id);
    settle?.(reason);
  }

  function welcome(told: Extract<ServerMessage, { tell: 'welcome' }>): void {
    attempts = 0;
    later(ping, PING);
    become({ link: 'live', trouble: undefined, person: told.person, ahead: told.now - Date.now() });
    for (const [table, watcher] of watchers) follow(table, watcher);
    for (const { ask } of pending.values()) send(ask);
  }

  function hear(told: ServerMessage): void {
    unanswered = 0;
    switch (told.tell) {
      case 'welcome':
        if (told.protocol === PROTOCOL) welcome(told);
        else lose(CLOSE.wrongProtocol);
        return;
      case 'waiting':
        become({ waiting: told.tables });
        return;
      case 'pong':
      case 'error':
        return;
      default:
        watchers.get(told.table)?.hear(told);
        if (told.tell === 'entry' && told.commandId !== undefined) settle(told.commandId, undefined);
        if (told.tell === 'done') settle(told.id, undefined);
        if (told.tell === 'refused') settle(told.id, told.reason);
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
      if (status.link === 'live') follow(table, watcher);
      return () => {
        if (watchers.get(table) !== watcher) return;
        watchers.delete(table);
        if (status.link === 'live') send({ ask: 'unwatch', table });
      };
    },
    again(table) {
      const watcher = watchers.get(table);
      if (watcher && status.link === 'live') follow(table, watcher);
    },
    command(table, command) {
      const ask = { ask: 'command', table, id: newCommandId(), command } as const;
      return new Promise((settle) => {
        pending.set(ask.id, { ask, settle });
        if (status.link === 'live') send(ask);
      });
    },
    wake() {
      if (status.trouble) return;
      if (status.link === 'live') {
        unanswered = PATIENCE;
        send({ ask: 'ping' });
        later(ping, PROBE);
      } else if (Date.now() >= notBefore && (!wire || Date.now() - dialled > PROBE)) {
        open();
      }
    },
    restart() {
      for (const id of [...pending.keys()]) settle(id, { rule: 'P4', code: 'notSignedIn' });
      attempts = 0;
      become({ link: 'connecting', trouble: undefined, person: undefined, waiting: [] });
      open();
    },
    close() {
      const gone = wire;
      wire = undefined;
      clearTimeout(timer);
      gone?.close();
    },
  };
}
