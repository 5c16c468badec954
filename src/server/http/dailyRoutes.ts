/** Deals of the day over HTTP: what to play, games handed in, and what came of a day. */
import * as v from 'valibot';
import { parseRecord } from '#kernel';
import { dayIn, refusedAtDoor } from '#protocol';
import { isDailyGame } from '#table';
import type { HandedIn } from '../daily/checkEntry.ts';
import { dayFor, gameOf, handIn, startAttempt, todayFor } from '../daily/daily.ts';
import { MOST_PLAYS } from '../tables/replays.ts';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { day as date, done, id, moment, record, text } from './routeSchemas.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;

/** More than a game has players. */
const MOST_SCORES = 8;

const value = v.pipe(
  v.number(),
  v.description(
    'What a result is ranked by: the lead over the best rival, or one’s own points where there is none',
  ),
);
const scores = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.maxLength(MOST_SCORES),
  v.description('The points of the person, then those of rivals'),
);

const own = v.pipe(
  v.nullable(
    v.strictObject({
      id,
      result: v.nullable(v.strictObject({ value, place: v.number(), scores })),
    }),
  ),
  v.description('My attempt, without a result as long as I play'),
);

const times = {
  day: date,
  now: moment,
  ends: moment,
  closes: v.pipe(moment, v.description('Until then games of the day are taken')),
};

const today = v.strictObject({
  ...times,
  games: v.array(
    v.strictObject({
      game: text,
      seed: text,
      box: v.pipe(text, v.description('The fingerprint of the values it is played with')),
      count: v.number(),
      median: v.nullable(v.number()),
      own,
    }),
  ),
  streak: v.pipe(
    v.strictObject({ now: v.number(), longest: v.number() }),
    v.description('Days in a row on which a game of mine counts'),
  ),
  lately: v.pipe(v.array(date), v.description('Days of the last two weeks on which a game of mine counts')),
  earlier: v.pipe(v.array(date), v.description('Earlier days with deals, the latest first')),
});

const oneDay = v.strictObject({
  ...times,
  game: text,
  seed: text,
  box: text,
  tally: v.pipe(
    v.array(v.strictObject({ value, count: v.number() })),
    v.description('How many reached what, the lowest first'),
  ),
  own,
  best: v.pipe(
    v.nullable(v.array(v.strictObject({ id, person: id, name: text, value, scores }))),
    v.description('For who has played it, and for everybody once the day is closed'),
  ),
});

const game = v.strictObject({ record, scores });

const ofGame = { game: text };
const ofDay = { ...ofGame, day: date };

export function addDailyRoutes(context: HttpContext): void {
  const { store, loadTitle, checkEntry } = context;

  openRoute(context, {
    method: 'GET',
    url: '/api/daily',
    name: 'readDaily',
    summary: 'Today’s deals, how many have played them, and what came of mine.',
    returns: today,
    handle: ({ person }) => todayFor(store, loadTitle, person, Date.now()),
  });

  route(context, {
    method: 'POST',
    url: '/api/daily/:game',
    name: 'startDaily',
    refuses: ['noSuchDay', 'playedAlready', 'dayOver'],
    summary:
      'Note that I have begun a deal of the day: from now on this attempt is mine, and no other counts.',
    params: v.object(ofGame),
    body: v.strictObject({ day: date, id }),
    returns: done,
    async handle({ person, params, body }) {
      await startAttempt(store, { ...dealIn({ ...params, day: body.day }), id: body.id, person }, Date.now());
      return {};
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/daily/:game/:day/:id',
    name: 'handInDaily',
    refuses: ['noSuchDay', 'playedAlready', 'dayOver', 'otherDeal', 'notPlayedSo', 'notNow', 'byRule'],
    summary:
      'Hand in a game of the day, also one played without a network. It is played again before it counts.',
    limit: 'daily',
    bodyLimit: TWO_MEGABYTES,
    params: v.object({ ...ofDay, id }),
    body: game,
    returns: v.strictObject({ own }),
    async handle({ person, params, body }) {
      if (body.record.plays.length > MOST_PLAYS) throw refusedAtDoor('tooLong');
      const attempt = { ...dealIn(params), id: params.id, person, ...handedIn(body) };
      return { own: await handIn(store, checkEntry, attempt, Date.now()) };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/daily/:game/:day',
    name: 'readDay',
    refuses: ['noSuchDay'],
    summary: 'What came of a deal of the day: how many reached what, and the best.',
    limit: 'profiles',
    params: v.object(ofDay),
    returns: oneDay,
    handle({ person, params, reply }) {
      mayCompress(reply);
      return dayFor(store, person, { ...dealIn(params), now: Date.now() });
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/daily/:game/:day/:id',
    name: 'readDailyGame',
    refuses: ['noSuchDay'],
    summary: 'One of the best games of a day, or my own, as a record.',
    limit: 'replays',
    params: v.object({ ...ofDay, id }),
    returns: record,
    handle({ person, params, reply }) {
      mayCompress(reply);
      const place = { ...dealIn(params), id: params.id, now: Date.now() };
      return gameOf(store, loadTitle, person, place);
    },
  });
}

/** P80 */
function dealIn({ game, day }: { readonly game: string; readonly day: string }) {
  const number = dayIn(day);
  if (number === undefined || !isDailyGame(game)) throw refusedAtDoor('noSuchDay');
  return { game, day: number };
}

/** Of a record only what is looked at. */
function handedIn({ record, scores }: v.InferOutput<typeof game>): HandedIn {
  const { game: id, options, seats, seed, plays, box } = parseRecord(JSON.stringify(record));
  return { scores, record: { game: id, options, seats, seed, plays, ...(box !== undefined && { box }) } };
}
