/** Tokens in the links of messages. They name a channel and its generation, say nothing about the person, and need no look-up to be refused. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { refusedAtDoor } from '#protocol';

/** What a link is for: one made for one thing is no good for another. */
export type Purpose = 'stop' | 'confirm';

/** How long links count, in seconds: people read old mail. */
const A_DAY = 24 * 60 * 60;
const LASTS: Readonly<Record<Purpose, number>> = { stop: 90 * A_DAY, confirm: 3 * A_DAY };

/** 128 bits as base64url. */
const MAC_LENGTH = 22;

export interface LinkTokens {
  of(purpose: Purpose, channel: { readonly id: string; readonly generation: number }, now: number): string;
  /** P25 Forged ones are refused; P26 so are those that have expired. */
  read(
    purpose: Purpose,
    token: string,
    now: number,
  ): { readonly channel: string; readonly generation: number };
}

export function linkTokens(secret: string): LinkTokens {
  const macOf = (purpose: Purpose, body: string) =>
    createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url').slice(0, MAC_LENGTH);
  return {
    of(purpose, { id, generation }, now) {
      const until = Math.floor(now / 1000) + LASTS[purpose];
      const body = [id, generation.toString(36), until.toString(36)].join('-');
      return `${body}-${macOf(purpose, body)}`;
    },
    read(purpose, token, now) {
      const body = token.slice(0, -MAC_LENGTH - 1);
      const mac = Buffer.from(token.slice(body.length));
      const expected = Buffer.from(`-${macOf(purpose, body)}`);
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected))
        throw refusedAtDoor('forgedLink');
      const [channel = '', generation = '', until = ''] = body.split('-');
      if (Number.parseInt(until, 36) * 1000 < now) throw refusedAtDoor('expiredLink');
      return { channel, generation: Number.parseInt(generation, 36) };
    },
  };
}
