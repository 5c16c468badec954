/** All sockets: who may open one, and when one is closed. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { BANNED, CLOSE, HEARTBEAT, LONGEST_MESSAGE } from '#protocol';
import type { PersonId } from '#table';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { isNobody, newNobody } from '../people/nobody.ts';
import { isBanned, sessionOf } from '../people/session.ts';
import type { Store } from '../store/index.ts';
import type { Tables } from '../tables/tables.ts';
import { Connection, type ConnectionContext, frameOf } from './connection.ts';
import { Buckets, type TableLimits } from './rateLimits.ts';
import type { WaitingTables } from './waitingTables.ts';

const GOING_AWAY = 1001;
const A_MINUTE = 60_000;
/** Sessions are looked up again in so many parts, one after the other: all at once would be a wave of questions to the store. */
const PARTS = 60;
/** Seconds after which somebody with too many sockets may try again. */
const TOO_MANY_SECONDS = 60;
/** Of one address as many may watch without a session as so many people may open sockets. */
const STRANGERS = 10;
/** For each command a person may send in a minute they may begin to watch so many tables. */
const WATCHES = 2;

export interface SocketsOptions {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly waiting: WaitingTables;
  readonly metrics: Metrics;
  readonly limits: TableLimits;
  readonly version: string;
  /** Whether new sockets are let in, and whether those that are there are served. */
  readonly ready: () => boolean;
  readonly serving: () => boolean;
  /** How often a client must send something, in milliseconds. */
  readonly heartbeat?: number;
  /** How often a session is looked up again, in milliseconds. */
  readonly recheck?: number;
  /** Hears whenever a socket of somebody has closed. */
  readonly onLeft?: (person: PersonId) => void;
}

/** What is kept of a socket's opening. */
interface Entered {
  readonly headers: IncomingHttpHeaders;
  /** With which of them its session is looked up again. */
  readonly part: number;
}

export class Sockets {
  private readonly options: SocketsOptions;
  private readonly context: ConnectionContext;
  /** By address. */
  private readonly upgrades: Buckets;
  private readonly people = new Map<PersonId, Map<Connection, Entered>>();
  /** How many watch without a session, by address. */
  private readonly strangers = new Map<string, number>();
  private entered = 0;
  private looks = 0;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(options: SocketsOptions) {
    const { config, tables, waiting, metrics, limits, version, serving } = options;
    const { heartbeat = HEARTBEAT, recheck = A_MINUTE } = options;
    const { commandsPerMinute, messagesPerSecond, requestsPerMinute } = config.limits;
    this.options = options;
    this.context = {
      tables,
      waiting,
      ...limits,
      watches: new Buckets(WATCHES * commandsPerMinute),
      messagesPerSecond,
      build: version,
      countGarbage: (code) => metrics.refusals.inc({ code }),
      ready: serving,
    };
    this.upgrades = new Buckets(requestsPerMinute);
    this.timers = [
      setInterval(() => this.closeSilent(heartbeat), heartbeat / 2),
      setInterval(() => this.closeEnded(), recheck / PARTS),
      setInterval(() => this.sweep(), A_MINUTE),
    ];
  }

  /** Adds /socket to the application. Sockets that are not allowed are opened and closed at once, with a code that says why. */
  async register(app: FastifyInstance): Promise<void> {
    const entering = new WeakMap<IncomingMessage, PersonId>();
    const tooFast = new WeakSet<IncomingMessage>();
    const banned = new WeakSet<IncomingMessage>();
    // Until it is a WebSocket nobody listens for its errors, and an error without a listener ends the process.
    app.server.on('upgrade', (_request, socket) => socket.on('error', () => {}));
    await app.register(websocket, {
      options: { maxPayload: 4 * LONGEST_MESSAGE, perMessageDeflate: false },
      errorHandler: (error: Error & { readonly code?: string }, socket, request) => {
        if (error.code === undefined) request.log.error(error);
        else this.countFrame(error.code);
        socket.terminate();
      },
    });
    const preValidation = async (request: FastifyRequest) => {
      if (!this.upgrades.take(request.ip, Date.now())) {
        tooFast.add(request.raw);
        return;
      }
      const session = await sessionOf(this.options.store, request.headers);
      if (session && isBanned(session)) banned.add(request.raw);
      else if (session) entering.set(request.raw, session.person);
    };
    app.get('/socket', { websocket: true, preValidation }, (socket, request) => {
      if (tooFast.has(request.raw))
        socket.close(CLOSE.tooFast, String(this.upgrades.wait(request.ip, Date.now())));
      else if (banned.has(request.raw)) socket.close(CLOSE.notSignedIn, BANNED);
      else this.enter(socket, request, entering.get(request.raw));
    });
  }

  /** To all sockets of a person. */
  sendTo(person: PersonId, text: string): void {
    const frame = frameOf(text);
    for (const connection of this.people.get(person)?.keys() ?? []) connection.send(frame);
  }

  /** Whether the person watches the table with a socket that was heard of lately: one that died without a word is not trusted for long. */
  isAt(person: PersonId, table: string): boolean {
    const since = Date.now() - 2 * (this.options.heartbeat ?? HEARTBEAT);
    for (const connection of this.people.get(person)?.keys() ?? [])
      if (
        connection.heard >= since &&
        !connection.isClosing &&
        this.options.tables.rooms.viewerOf(table, connection) !== undefined
      )
        return true;
    return false;
  }

  /** Ends all sockets of somebody who is gone. */
  closeAllOf(person: PersonId): void {
    for (const connection of this.people.get(person)?.keys() ?? []) connection.close(CLOSE.notSignedIn);
  }

  /** Closes the sockets of this person whose session has ended. */
  checkSessionsOf(person: PersonId): void {
    for (const [connection, { headers }] of this.people.get(person) ?? [])
      this.closeIfEnded(connection, headers);
  }

  /** Lets the sockets go within so many milliseconds, each at a moment by chance: all at once they would be a herd at the other nodes. */
  async letGo(milliseconds: number): Promise<void> {
    const leaving = [...this.all()].map(async ([connection]) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * milliseconds));
      connection.close(CLOSE.restarting);
    });
    await Promise.all(leaving);
  }

  /** Closes all sockets; clients come back at once. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const [connection] of this.all()) connection.close(CLOSE.restarting);
  }

  private enter(socket: WebSocket, request: FastifyRequest, person: PersonId | undefined): void {
    const own = person === undefined ? undefined : this.people.get(person);
    if (!this.options.ready()) socket.close(CLOSE.restarting);
    else if (!isOwnPage(this.options.config, request)) socket.close(CLOSE.wrongOrigin);
    else if (person === undefined) this.enterAsNobody(socket, request);
    else if (own && own.size >= this.options.config.limits.socketsPerPerson)
      socket.close(CLOSE.tooFast, String(TOO_MANY_SECONDS));
    else this.add(socket, person, request.raw);
  }

  /** P4 Who only wants to watch needs no session; so many of one address as sockets of ten people. */
  private enterAsNobody(socket: WebSocket, { raw, ip }: FastifyRequest): void {
    const watching = this.strangers.get(ip) ?? 0;
    if (!new URL(raw.url ?? '', 'ws://here').searchParams.has('watch')) socket.close(CLOSE.notSignedIn);
    else if (watching >= STRANGERS * this.options.config.limits.socketsPerPerson)
      socket.close(CLOSE.tooFast, String(TOO_MANY_SECONDS));
    else {
      this.strangers.set(ip, watching + 1);
      socket.once('close', () => {
        const left = (this.strangers.get(ip) ?? 1) - 1;
        if (left > 0) this.strangers.set(ip, left);
        else this.strangers.delete(ip);
      });
      this.add(socket, newNobody(), raw);
    }
  }

  private add(socket: WebSocket, person: PersonId, { headers, socket: wire }: IncomingMessage): void {
    const connection = new Connection(socket, wire, person, this.context);
    const own = this.people.get(person) ?? new Map<Connection, Entered>();
    this.people.set(person, own.set(connection, { headers, part: this.entered++ % PARTS }));
    this.options.metrics.sockets.inc();
    socket.once('close', () => {
      this.options.metrics.sockets.dec();
      own.delete(connection);
      if (own.size === 0 && this.people.get(person) === own) this.people.delete(person);
      if (!isNobody(person)) this.options.onLeft?.(person);
    });
  }

  /** P1, P2 Frames that are too long, or none at all, close their socket; lost connections are nobody's fault. */
  private countFrame(code: string): void {
    if (!code.startsWith('WS_ERR_')) return;
    const isTooLong = code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
    this.options.metrics.refusals.inc({ code: isTooLong ? 'tooLong' : 'malformed' });
  }

  private *all(): Iterable<[Connection, Entered]> {
    for (const own of this.people.values()) yield* own;
  }

  /** A socket that is silent for three heartbeats is closed, and cut off when even that brings no answer. */
  private closeSilent(heartbeat: number): void {
    const now = Date.now();
    for (const [connection] of this.all()) {
      if (now - connection.heard <= 3 * heartbeat) continue;
      if (connection.isClosing) connection.cut();
      else connection.close(GOING_AWAY);
    }
  }

  /** Closes the sockets of sessions that have ended, a part of them each time. */
  private closeEnded(): void {
    const now = this.looks++ % PARTS;
    for (const [connection, { headers, part }] of this.all())
      if (part === now) this.closeIfEnded(connection, headers);
  }

  private closeIfEnded(connection: Connection, headers: IncomingHttpHeaders): void {
    if (isNobody(connection.person)) return;
    sessionOf(this.options.store, headers).then(
      (session) => {
        if (session?.person !== connection.person) connection.close(CLOSE.notSignedIn);
        else if (isBanned(session)) connection.close(CLOSE.notSignedIn, BANNED);
      },
      // When the store does not answer, the session may still be good.
      () => {},
    );
  }

  private sweep(): void {
    const now = Date.now();
    const { commands, chat, floods, watches } = this.context;
    for (const buckets of [commands, chat, floods, watches, this.upgrades]) buckets.sweep(now);
  }
}

/** P9 A browser says which page opens the socket: only pages of ours may. Programs send no origin. */
function isOwnPage({ publicUrl }: Config, { headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || [`http://${host}`, `https://${host}`, publicUrl].includes(origin);
}
