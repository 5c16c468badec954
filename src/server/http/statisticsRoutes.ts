/** Statistics of people and of games, and the reviews they are made of. */
import * as v from 'valibot';
import { GAME_INFO, isGameId } from '#games';
import { refused } from '#kernel';
import { refusedAtDoor, tableId } from '#protocol';
import type { PersonId } from '#table';
import { personShown } from '../people/profile.ts';
import { CountedGames } from '../statistics/gameStatistics.ts';
import { gamesOfPerson, personStatistics, reviewedIn } from '../statistics/personStatistics.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { done, id, text } from './routeSchemas.ts';
import { gameStatistics as gameShape, personStatistics as personShape } from './statisticsSchemas.ts';

/** P76 No decision costs more points than that. */
const MOST_COST = 500;

/** A number of seats in an address; without it the one most played. */
const seats = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]$/),
    v.transform((digit) => Number(digit)),
  ),
);

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export function addStatisticsRoutes(context: HttpContext): void {
  const { store } = context;
  const counted = new CountedGames(store);

  openRoute(context, {
    method: 'GET',
    url: '/api/statistics/:game',
    name: 'readGameStatistics',
    refuses: ['byRule'],
    summary: 'What wins in a title, from the games that were played here; it names nobody.',
    limit: 'profiles',
    params: v.object({ game: text }),
    query: v.strictObject({ seats, among: v.optional(v.literal('people')) }),
    returns: gameShape,
    async handle({ params: { game }, query }) {
      const peopleOnly = query.among === 'people';
      const counts = (await counted.countsOf(known(game))).map(({ seats, games, amongPeople }) => ({
        seats,
        games: peopleOnly ? amongPeople : games,
      }));
      const bySeats = counts.filter(({ games }) => games > 0);
      const chosen = query.seats ?? mostPlayed(game, bySeats);
      const statistics = await counted.of({ game, seats: chosen, peopleOnly });
      return { seats: chosen, bySeats, ...statistics };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/people/:id/statistics/:game',
    name: 'readPersonStatistics',
    refuses: ['noSuchPerson', 'byRule'],
    summary: 'How somebody plays a title, for those to whom they show their games.',
    limit: 'profiles',
    params: v.object({ id, game: text }),
    query: v.strictObject({ seats }),
    returns: personShape,
    async handle({ person: viewer, params: { id, game }, query }) {
      known(game);
      const { person, relation, shows } = await personShown(store, id, viewer);
      const isOwn = relation === 'self';
      const head = { person: { id, name: person.name }, isOwn };
      if (!shows) return { ...head, figures: null };
      const tallies = (await store.talliesOf(id)).filter((tally) => tally.game === game);
      const bySeats = tallies
        .map(({ seats, games }) => ({ seats, games }))
        .sort((one, two) => one.seats - two.seats);
      const chosen = query.seats ?? mostPlayed(game, bySeats);
      return { ...head, figures: { seats: chosen, bySeats, ...(await figuresOf(id, game, chosen, isOwn)) } };
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/me/reviews/:id',
    name: 'keepReview',
    refuses: ['noSuchResult', 'badReview'],
    summary:
      'Keep what my decisions at a finished table cost, as my browser has reviewed them. I alone see it.',
    limit: 'requests',
    params: v.object({ id: tableId }),
    body: v.strictObject({
      decisions: whole(10_000),
      cost: v.pipe(v.number(), v.minValue(0), v.description('In points, all together')),
      good: v.pipe(whole(10_000), v.description('Those to which nothing better was found')),
    }),
    returns: done,
    async handle({ person, params, body }) {
      const { decisions, cost, good } = body;
      if (decisions === 0 || good > decisions || cost > decisions * MOST_COST)
        throw refusedAtDoor('badReview');
      if (!(await store.hasResult(params.id, person))) throw refusedAtDoor('noSuchResult');
      const review = { decisions, cost: Math.round(cost * 1000), good };
      await store.keepReview({ table: params.id, person, ...review, created: Date.now() });
      return {};
    },
  });

  async function figuresOf(person: PersonId, game: string, seats: number, isOwn: boolean) {
    const [results, average, reviews] = await Promise.all([
      gamesOfPerson(store, person, { game, seats }),
      counted.of({ game, seats, peopleOnly: false }),
      isOwn ? store.reviewsOf(person) : undefined,
    ]);
    const statistics = personStatistics(person, results);
    const opponents = statistics.opponents.flatMap((one) => (one.person === null ? [] : [one.person]));
    const named = await store.people(opponents);
    return {
      ...statistics,
      average: { games: average.games, all: average.all },
      reviewed: reviews ? reviewedIn(results, reviews) : null,
      names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
    };
  }
}

function known(game: string): string {
  if (!isGameId(game)) throw refused('unknownGame');
  return game;
}

/** Of equally many the fewest seats; of none the fewest that the game is played against somebody with. */
function mostPlayed(game: string, bySeats: readonly { seats: number; games: number }[]): number {
  const most = bySeats.toSorted((one, two) => two.games - one.games)[0];
  return most?.seats ?? Math.max(2, isGameId(game) ? GAME_INFO[game].seats.min : 2);
}
