/** One socket of one person: its messages are checked here, and what it gets goes out here. */
import type { Writable } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { type Reason, Refused } from '#kernel';
import {
  CLOSE,
  type ClientMessage,
  parseClientMessage,
  refusedAtDoor,
  type ServerMessage,
  SPOKEN,
} from '#protocol';
import type { PersonId } from '#table';
import { isNobody } from '../people/nobody.ts';
import type { Follower } from '../tables/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { Bucket, type Buckets, type TableLimits } from './rateLimits.ts';
import type { WaitingTables } from './waitingTables.ts';

/** Bytes that may wait for a slow client before its socket is closed; it comes back and catches up. */
const MOST_WAITING = 1_000_000;
const TOO_BUSY = 1013;

/** Tables one socket may follow. */
const MOST_TABLES = 64;

/** Malformed messages one socket may send at once, and one more in so many seconds. */
const GARBAGE = 10;
const GARBAGE_SECONDS = 6;

/** What all connections share. */
export interface ConnectionContext extends TableLimits {
  readonly tables: Tables;
  readonly waiting: WaitingTables;
  /** By person. */
  readonly watches: Buckets;
  readonly messagesPerSecond: number;
  readonly build: string;
  /** Hears of every message that is none. */
  readonly countGarbage: (code: string) => void;
  /** Whether the server takes commands: not while it drains. */
  readonly ready: () => boolean;
}

export class Connection implements Follower {
  readonly person: PersonId;
  /** When its last message came. */
  heard = Date.now();
  private readonly socket: WebSocket;
  private readonly wire: Pick<Writable, 'write' | 'writableLength'>;
  private readonly context: ConnectionContext;
  private readonly messages: Bucket;
  private readonly garbage: Bucket;
  private readonly followed = new Set<string>();
  private isWelcome = false;
  /** Whether they only watch, without a session. */
  private readonly isStranger: boolean;

  /** `wire` is what the socket's frames are written to. */
  constructor(
    socket: WebSocket,
    wire: Pick<Writable, 'write' | 'writableLength'>,
    person: PersonId,
    context: ConnectionContext,
  ) {
    this.socket = socket;
    this.wire = wire;
    this.person = person;
    this.isStranger = isNobody(person);
    this.context = context;
    this.messages = new Bucket(2 * context.messagesPerSecond, context.messagesPerSecond, this.heard);
    this.garbage = new Bucket(GARBAGE, 1 / GARBAGE_SECONDS, this.heard);
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.once('close', () => this.leave());
    // A socket with an error is closed, which is handled above.
    socket.on('error', () => {});
  }

  /** Whether it is being closed, or has been. */
  get isClosing(): boolean {
    return this.socket.readyState !== this.socket.OPEN;
  }

  /** Sends nothing to those who have not said hello. */
  send(frame: Buffer): void {
    if (this.isClosing || !this.isWelcome) return;
    if (this.wire.writableLength > MOST_WAITING) this.socket.close(TOO_BUSY);
    else this.wire.write(frame);
  }

  shutOut(table: string, reason: Reason): void {
    this.followed.delete(table);
    this.sendMessage({ tell: 'error', reason });
  }

  sendAway(): void {
    this.close(CLOSE.restarting);
  }

  close(code: number, reason = ''): void {
    this.socket.close(code, reason);
  }

  /** Without waiting for the other end. */
  cut(): void {
    this.socket.terminate();
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isClosing) return;
    const now = Date.now();
    this.heard = now;
    if (!this.context.ready()) {
      // Not refused: clients send again what was not acknowledged, once the server is back.
      this.close(CLOSE.restarting);
      return;
    }
    if (!this.messages.take(now)) {
      this.close(CLOSE.tooFast, String(this.messages.wait(now)));
      return;
    }
    try {
      if (isBinary) throw refusedAtDoor('malformed');
      this.handle(parseClientMessage(String(data)), now);
    } catch (error) {
      if (isGarbage(error)) this.context.countGarbage(error.reason.code);
      if (!this.isWelcome) this.close(CLOSE.wrongProtocol);
      else if (isGarbage(error) && !this.garbage.take(now))
        this.close(CLOSE.tooFast, String(this.garbage.wait(now)));
      else this.fail(error);
    }
  }

  private handle(message: ClientMessage, now: number): void {
    if (message.ask !== 'hello' && !this.isWelcome) throw refusedAtDoor('wrongProtocol');
    switch (message.ask) {
      case 'hello':
        this.welcome(message.protocol, now);
        break;
      case 'watch':
        this.watch(message.table, message.since, now);
        break;
      case 'unwatch':
        this.followed.delete(message.table);
        this.context.tables.rooms.unfollow(message.table, this);
        break;
      case 'command':
        this.command(message, now);
        break;
      case 'legal':
        this.legal(message.table, now);
        break;
      case 'ping':
        this.sendMessage({ tell: 'pong', now });
        break;
      default:
        message satisfies never;
    }
  }

  private welcome(protocol: number, now: number): void {
    if (!SPOKEN.includes(protocol)) {
      this.close(CLOSE.wrongProtocol);
      return;
    }
    const { person, context, isWelcome: again } = this;
    this.isWelcome = true;
    this.sendMessage({
      tell: 'welcome',
      protocol,
      build: context.build,
      person: this.isStranger ? '' : person,
      now,
    });
    if (again || this.isStranger) return;
    context.waiting.addConnection(person).then(
      (tables) => this.sendMessage({ tell: 'waiting', tables }),
      (error) => this.fail(error),
    );
  }

  private watch(table: string, since: number, now: number): void {
    if (!this.context.watches.take(this.person, now)) throw refusedAtDoor('tooFast');
    if (this.followed.size >= MOST_TABLES && !this.followed.has(table)) throw refusedAtDoor('tooMany');
    this.followed.add(table);
    this.context.tables.rooms.follow(table, this, since);
  }

  private command({ table, id, command }: ClientMessage & { ask: 'command' }, now: number): void {
    const { person, context } = this;
    const refuse = (reason: Reason) => this.sendMessage({ tell: 'refused', table, id, reason });
    if (this.isStranger) {
      refuse(refusedAtDoor('notSignedIn').reason);
      return;
    }
    const isSaying = command.do === 'say';
    if (!context.commands.take(`${person} ${table}`, now) || (isSaying && !context.chat.take(person, now))) {
      refuse(refusedAtDoor('tooFast').reason);
      return;
    }
    if (isSaying && !context.floods.take(person, table, command, now)) {
      refuse(refusedAtDoor('flood').reason);
      return;
    }
    context.tables.command(
      { table, person, commandId: id, command },
      (seq, viewer) => {
        // The entry has acknowledged it already, if this socket got that viewer's message.
        const isKnown = viewer !== undefined && context.tables.rooms.viewerOf(table, this) === viewer;
        if (!isKnown) this.sendMessage({ tell: 'done', table, id, seq });
      },
      refuse,
    );
  }

  private legal(table: string, now: number): void {
    if (!this.context.commands.take(`${this.person} ${table} legal`, now)) throw refusedAtDoor('tooFast');
    this.context.tables.client.legal(table, this.person).then(
      (text) => this.send(frameOf(text)),
      (error) => this.fail(error),
    );
  }

  private fail(error: unknown): void {
    const reason = error instanceof Refused ? error.reason : refusedAtDoor('failed').reason;
    this.sendMessage({ tell: 'error', reason });
  }

  private sendMessage(message: ServerMessage): void {
    this.send(frameOf(JSON.stringify(message)));
  }

  private leave(): void {
    for (const table of this.followed) this.context.tables.rooms.unfollow(table, this);
    this.followed.clear();
    if (this.isWelcome && !this.isStranger) this.context.waiting.removeConnection(this.person);
    this.isWelcome = false;
  }
}

/** The first byte of a text message in one frame; then its length, in place or in 2 or 8 bytes more (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
const [IN_PLACE, IN_2_BYTES, IN_8_BYTES] = [125, 126, 127];
const [HEADER, HEADER_2, HEADER_8] = [2, 4, 10];

/**
 * A message as it goes over the wire, header and text in one piece: built once for all who get it, and a socket takes it
 * with one write. Nothing is compressed, so frames may be written beside those that the socket makes itself.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= IN_PLACE ? HEADER : length <= 0xffff ? HEADER_2 : HEADER_8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  if (start === HEADER) frame[1] = length;
  else if (start === HEADER_2) {
    frame[1] = IN_2_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_8_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

/** Whether it is nothing that a client of ours would send. */
function isGarbage(error: unknown): error is Refused {
  const code = error instanceof Refused ? error.reason.code : '';
  return code === 'malformed' || code === 'tooLong';
}
