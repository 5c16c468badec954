/** Pings of one socket. A browser's end it when two are not answered, or nobody welcomes it; others only keep it open. */
import { HEARTBEAT } from '#protocol';
import {
  MAX_UNANSWERED,
  PING_EVERY,
  PROBE_TIMEOUT,
  WELCOME_TIMEOUT,
} from '../src/client/remote/connection.ts';

export class Heartbeat {
  /** Since when a ping is not answered. */
  silentSince: number | undefined;
  readonly #isBrowser: boolean;
  readonly #ping: () => void;
  readonly #giveUp: () => void;
  #unanswered = 0;
  #hasHeard = false;
  #timer: NodeJS.Timeout;

  constructor(isBrowser: boolean, ping: () => void, giveUp: () => void) {
    this.#isBrowser = isBrowser;
    this.#ping = ping;
    this.#giveUp = giveUp;
    this.#timer = isBrowser ? setTimeout(giveUp, WELCOME_TIMEOUT) : setInterval(ping, HEARTBEAT);
  }

  /** A message has come. */
  heard(): void {
    this.#unanswered = 0;
    this.silentSince = undefined;
    if (this.#hasHeard || !this.#isBrowser) return;
    this.#hasHeard = true;
    this.#schedule(() => this.#beat(), PING_EVERY);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #beat(): void {
    if (this.#unanswered >= MAX_UNANSWERED) {
      this.#giveUp();
      return;
    }
    this.#unanswered += 1;
    this.silentSince ??= performance.now();
    this.#ping();
    this.#schedule(() => this.#afterPing(), PROBE_TIMEOUT);
  }

  #afterPing(): void {
    if (this.#unanswered === 0) this.#schedule(() => this.#beat(), PING_EVERY - PROBE_TIMEOUT);
    else this.#beat();
  }

  #schedule(run: () => void, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, delay);
  }
}
