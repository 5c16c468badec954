/** How many requests are allowed, from the settings; a refusal says when to come back. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import type { Limits } from '../config.ts';
import type { TableLimits } from '../socket/rateLimits.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;

/** The limit of requests divided by this is the limit of new guests: enough for a school class behind one address. */
const REQUESTS_PER_GUEST = 10;

export type LimitName = 'requests' | 'logins' | 'guests' | 'tables' | 'bulk' | 'replays' | keyof TableLimits;

/** P7 Too many requests, with the seconds to wait. */
export class TooFast extends Refused {
  readonly seconds: number;

  constructor(seconds: number) {
    super({ rule: PROTOCOL_REASONS.tooFast, code: 'tooFast' });
    this.seconds = seconds;
  }
}

/** Counts by limit and key; resolves, or refuses with TooFast. */
export async function createLimits(app: FastifyInstance, limits: Limits, atTables: TableLimits) {
  await app.register(rateLimit, { global: false });
  const keys = new WeakMap<FastifyRequest, string>();
  const every = (max: number, timeWindow: number) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => keys.get(request) ?? request.ip });
  const counters = {
    requests: every(limits.requestsPerMinute, A_MINUTE),
    logins: every(limits.loginsPerMinute, A_MINUTE),
    guests: every(Math.ceil(limits.requestsPerMinute / REQUESTS_PER_GUEST), A_MINUTE),
    tables: every(limits.tablesPerHour, AN_HOUR),
    /** Importing records and exporting an account. */
    bulk: every(limits.tablesPerHour, AN_HOUR),
    replays: every(limits.commandsPerMinute, A_MINUTE),
  };
  return async (name: LimitName, request: FastifyRequest, key: string): Promise<void> => {
    if (name === 'commands' || name === 'chat') {
      const now = Date.now();
      if (!atTables[name].take(key, now)) throw new TooFast(atTables[name].wait(key, now));
      return;
    }
    keys.set(request, key);
    const counted = await counters[name](request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooFast(counted.ttlInSeconds);
  };
}
