/** The figures of the whole server, for its admins. */
import type { Counter, Gauge } from 'prom-client';
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Config } from '../config.ts';
import type { HttpContext } from './httpContext.ts';
import { route } from './route.ts';
import { moment, names, tableRow, text } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';

const TABLES_SHOWN = 50;

export function isAdmin({ admins }: Config, person: PersonId): boolean {
  return admins.includes(person);
}

export function addAdminRoute(context: HttpContext): void {
  const { config, store, metrics, version } = context;
  const since = Date.now();

  route(context, {
    method: 'GET',
    url: '/api/admin',
    name: 'readFigures',
    refuses: ['notAllowed'],
    summary:
      'The figures of the whole server since it started, and the tables where something happened last. For its admins alone.',
    returns: v.strictObject({
      version: text,
      since: moment,
      memory: v.pipe(v.number(), v.description('Bytes')),
      sockets: v.number(),
      people: v.number(),
      tables: v.strictObject({ gathering: v.number(), playing: v.number(), over: v.number() }),
      plays: v.number(),
      refusals: v.pipe(v.record(v.string(), v.number()), v.description('By the code of the reason')),
      restarts: v.number(),
      botFailures: v.number(),
      ratings: v.pipe(
        v.array(v.strictObject({ ladder: text, checked: moment, games: v.number(), differing: v.number() })),
        v.description(
          'When each ladder was last compared with its games, and how many stored rows were not as these say',
        ),
      ),
      latest: v.array(tableRow),
      names,
    }),
    async handle({ person }) {
      if (!isAdmin(config, person)) throw refusedAtDoor('notAllowed');
      const [counts, latest, checks] = await Promise.all([
        store.counts(),
        store.latest(TABLES_SHOWN),
        store.ratingChecks(),
      ]);
      return {
        version,
        since,
        memory: process.memoryUsage.rss(),
        sockets: await figure(metrics.sockets),
        ...counts,
        plays: await figure(metrics.plays),
        refusals: await byCode(metrics.refusals),
        restarts: await figure(metrics.restarts),
        botFailures: await figure(metrics.botFailures),
        ratings: [...checks],
        latest,
        names: await namesOf(store, latest),
      };
    },
  });
}

async function figure(metric: Counter | Gauge): Promise<number> {
  return (await metric.get()).values[0]?.value ?? 0;
}

async function byCode(refusals: Counter<'code'>): Promise<Record<string, number>> {
  const { values } = await refusals.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.code, value]));
}
