/** A socket in the wrong hands: sends what it is given and counts the answers. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CLOSE, PROTOCOL, type ServerMessage } from '#protocol';
import type { Attack } from './target.ts';
import { textOf } from './textOf.ts';

/** Milliseconds an answer may take. */
const PATIENCE = 10_000;

/** So much garbage the server takes at once on one socket. */
const GARBAGE = 8;

/** The messages that are answers. */
const ANSWERS: readonly ServerMessage['tell'][] = ['refused', 'error', 'done'];

/** Close codes that say why: WebSocket's own for binary, invalid or too long messages, and ours. */
const TYPED_CLOSES: readonly number[] = [1003, 1007, 1008, 1009, ...Object.values(CLOSE)];

export class Attacker {
  /** How often each answer came, by its reason. */
  readonly answers = new Map<string, number>();
  readonly faults: string[] = [];
  readonly #address: string;
  readonly #headers: Record<string, string>;
  #socket: WebSocket | undefined;
  #open = 0;
  #settled: (() => void) | undefined;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  /** Sends them all and waits until each is answered: garbage a little at a time, each on a new socket, and alone what may close the socket. */
  async send(attacks: readonly Attack[]): Promise<void> {
    const staying = attacks.filter(({ mayClose }) => !mayClose);
    await this.#sendGroup(staying.filter(({ isGarbage }) => !isGarbage));
    const garbage = staying.filter(({ isGarbage }) => isGarbage);
    for (let from = 0; from < garbage.length; from += GARBAGE) {
      await this.#sendGroup(garbage.slice(from, from + GARBAGE));
      this.close();
    }
    for (const closing of attacks.filter(({ mayClose }) => mayClose)) {
      await this.#sendGroup([closing]);
      this.close();
    }
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
  }

  async #sendGroup(group: readonly Attack[]): Promise<void> {
    if (group.length === 0) return;
    const socket = await this.#connected();
    const settled = new Promise<void>((resolve) => {
      this.#settled = resolve;
    });
    this.#open = group.length;
    for (const { data } of group) socket.send(data);
    const timer = setTimeout(() => {
      const kinds = [...new Set(group.map(({ kind }) => kind))].join(', ');
      this.faults.push(`${this.#open} of ${group.length} were not answered (${kinds})`);
      this.#settle();
    }, PATIENCE);
    const mayClose = group.every((one) => one.mayClose);
    const onClose = (code: number) => {
      if (this.#open === 0) return;
      if (!mayClose || !TYPED_CLOSES.includes(code))
        this.faults.push(
          `closed with ${code} after ${group.map(({ kind }) => kind).join(', ')}`.slice(0, 200),
        );
      this.#count(`close ${code}`);
      this.#settle();
    };
    socket.once('close', onClose);
    await settled;
    clearTimeout(timer);
    socket.off('close', onClose);
  }

  #settle(): void {
    this.#open = 0;
    this.#settled?.();
  }

  #hear(message: ServerMessage): void {
    if (!ANSWERS.includes(message.tell)) {
      if (message.tell !== 'waiting') this.faults.push(`${message.tell} came out of nothing`);
      return;
    }
    this.#count('reason' in message ? `${message.reason.rule} ${message.reason.code}` : message.tell);
    this.#open -= 1;
    if (this.#open === 0) this.#settled?.();
  }

  #count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(this.#address, { headers: this.#headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(JSON.stringify({ ask: 'hello', protocol: PROTOCOL }));
    const [data] = await once(socket, 'message');
    const { tell } = JSON.parse(textOf(data));
    if (tell !== 'welcome') this.faults.push(`${tell} instead of a welcome`);
    socket.on('message', (data) => this.#hear(JSON.parse(textOf(data))));
    return socket;
  }
}

/** What a socket with these headers receives, after sending these messages, before it is closed. */
export async function knock(
  address: string,
  headers: Record<string, string>,
  messages: readonly string[],
): Promise<{ readonly code: number; readonly heard: readonly string[] }> {
  const socket = new WebSocket(address, { headers });
  const heard: string[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => heard.push(textOf(data)));
  socket.on('open', () => {
    for (const message of messages) socket.send(message, () => undefined);
  });
  const timer = setTimeout(() => socket.terminate(), 1000);
  const [code] = await once(socket, 'close');
  clearTimeout(timer);
  return { code, heard };
}

/** Connections that must lead nowhere, with the code that closes them. */
export function knocks(token: string, play: string) {
  const hello = JSON.stringify({ ask: 'hello', protocol: PROTOCOL });
  const authorization = `Bearer ${token}`;
  const forged = `Bearer ${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  const origin = 'https://elsewhere.example';
  return [
    { headers: {}, messages: [hello, play], code: CLOSE.notSignedIn },
    { headers: { authorization: forged }, messages: [hello, play], code: CLOSE.notSignedIn },
    { headers: { cookie: 'skyline=' }, messages: [hello, play], code: CLOSE.notSignedIn },
    { headers: { authorization, origin }, messages: [hello, play], code: CLOSE.wrongOrigin },
    { headers: { authorization }, messages: [play, hello], code: CLOSE.wrongProtocol },
    { headers: { authorization }, messages: Array<string>(40).fill('{'), code: CLOSE.wrongProtocol },
  ];
}
