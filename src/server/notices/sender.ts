/** What every way of sending gives back. */
import type { Channel } from '../store/index.ts';
import { ClosedAddress, type Reply } from './guardedRequest.ts';
import type { Message } from './message.ts';

export interface SendResult {
  /** Taken; to be tried again; gone for good; or refused, which counts as gone when it happens three times. */
  readonly was: 'sent' | 'later' | 'gone' | 'refused';
  /** In short, for its person: a status or a word. */
  readonly answer: string;
  /** Milliseconds the other end wants us to wait. */
  readonly wait?: number | undefined;
}

export type Sender = (channel: Channel, message: Message) => Promise<SendResult>;

const [MISSING, GONE, TOO_MANY, TIMEOUT, FAULT] = [404, 410, 429, 408, 500];

/** What an answer over HTTP means; `missing` is what 404 and 410 mean here. */
export function resultOf({ status, retryAfter }: Reply, missing: 'gone' | 'refused'): SendResult {
  const answer = String(status);
  if (status >= 200 && status < 300) return { was: 'sent', answer };
  if (status === MISSING || status === GONE) return { was: missing, answer };
  if (status === TOO_MANY || status === TIMEOUT || status >= FAULT)
    return { was: 'later', answer, wait: retryAfter };
  return { was: 'refused', answer };
}

/** What a failure without an answer means: the network may come back, a closed address stays closed. */
export function failureOf(error: unknown): SendResult {
  return error instanceof ClosedAddress
    ? { was: 'gone', answer: 'closed' }
    : { was: 'later', answer: 'unreachable' };
}
