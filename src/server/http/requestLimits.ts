/** How many requests are allowed, from the settings; a refusal says when to come back. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import type { Limits } from '../config.ts';
import type { TableLimits } from '../socket/rateLimits.ts';
import type { Store } from '../store/index.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;

/** The limit of requests divided by this is the limit of new guests: enough for a school class behind one address. */
const REQUESTS_PER_GUEST = 10;

export type LimitName =
  | 'requests'
  | 'logins'
  | 'guests'
  | 'tables'
  | 'bulk'
  | 'channels'
  | 'hours'
  | 'plans'
  | 'daily'
  | 'replays'
  | 'profiles'
  | 'reports'
  | 'events'
  | 'commands'
  | 'chat';

/** P7 Too many requests, with the seconds to wait. */
export class TooFast extends Refused {
  readonly seconds: number;

  constructor(seconds: number) {
    super({ rule: PROTOCOL_REASONS.tooFast, code: 'tooFast' });
    this.seconds = seconds;
  }
}

/** What is rare is counted in the store, for all nodes together and beyond a restart: how many in how long. */
function rareLimits(limits: Limits) {
  const { loginsPerMinute, requestsPerMinute, tablesPerHour, reportsPerDay, eventsPerWeek } = limits;
  return {
    logins: { max: loginsPerMinute, window: A_MINUTE },
    guests: { max: Math.ceil(requestsPerMinute / REQUESTS_PER_GUEST), window: A_MINUTE },
    tables: { max: tablesPerHour, window: AN_HOUR },
    /** Importing records and exporting an account. */
    bulk: { max: tablesPerHour, window: AN_HOUR },
    /** New channels and test messages: both make us write to somebody. */
    channels: { max: tablesPerHour, window: AN_HOUR },
    /** Other hours and days off: each is told at every table of the person. */
    hours: { max: tablesPerHour, window: AN_HOUR },
    plans: { max: 4 * tablesPerHour, window: AN_HOUR },
    /** Games of the day that are handed in: each is played again. */
    daily: { max: tablesPerHour, window: AN_HOUR },
    reports: { max: reportsPerDay, window: 24 * AN_HOUR },
    events: { max: eventsPerWeek, window: 7 * 24 * AN_HOUR },
  };
}

/** Counts by limit and key; resolves, or refuses with TooFast. */
export async function createLimits(
  app: FastifyInstance,
  limits: Limits,
  atTables: TableLimits,
  store: Pick<Store, 'count'>,
) {
  await app.register(rateLimit, { global: false });
  const keys = new WeakMap<FastifyRequest, string>();
  const every = (max: number, timeWindow: number) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => keys.get(request) ?? request.ip });
  const frequent = {
    requests: every(limits.requestsPerMinute, A_MINUTE),
    replays: every(limits.commandsPerMinute, A_MINUTE),
    profiles: every(limits.commandsPerMinute, A_MINUTE),
  };
  const rare = rareLimits(limits);
  return async (name: LimitName, request: FastifyRequest, key: string): Promise<void> => {
    const now = Date.now();
    if (name === 'commands' || name === 'chat') {
      if (!atTables[name].take(key, now)) throw new TooFast(atTables[name].wait(key, now));
    } else if (name === 'requests' || name === 'replays' || name === 'profiles') {
      keys.set(request, key);
      const counted = await frequent[name](request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooFast(counted.ttlInSeconds);
    } else {
      const { max, window } = rare[name];
      const { count, until } = await store.count(`${name} ${key}`, window, now);
      if (count > max) throw new TooFast(Math.max(1, Math.ceil((until - now) / 1000)));
    }
  };
}
