/** Shapes of what statistics answer. */
import * as v from 'valibot';
import { id, moment, names, text } from './routeSchemas.ts';

const count = v.number();

const tally = {
  games: count,
  won: v.pipe(count, v.description('Shared wins count by their share')),
  scored: v.pipe(count, v.description('Games played to their end: only their points count')),
  points: v.pipe(count, v.description('All together')),
};

const means = v.pipe(
  v.nullable(v.strictObject({ players: count, parts: v.record(text, count) })),
  v.description('Mean points by category; null where there is nothing to count'),
);

const turns = v.pipe(
  v.array(v.strictObject({ turn: count, ...tally })),
  v.description('By the place in the order of the first round, from 0 on; of games that know it'),
);

const traits = v.pipe(
  v.record(text, v.array(v.strictObject({ id: text, ...tally }))),
  v.description(
    'By kind, what seats began with and what they went for, most frequent first; kinds and ids are the game’s own',
  ),
);

const seatCounts = v.pipe(
  v.array(v.strictObject({ seats: count, games: count })),
  v.description('How many games there are at each number of seats'),
);

export const gameStatistics = v.pipe(
  v.strictObject({
    seats: count,
    bySeats: seatCounts,
    games: count,
    contests: v.pipe(count, v.description('Those that could be won')),
    since: v.nullable(moment),
    all: means,
    winners: means,
    others: means,
    points: v.strictObject({
      width: count,
      bins: v.array(v.strictObject({ from: count, players: count })),
    }),
    turns,
    traits,
  }),
  v.title('GameStatistics'),
);

const figures = v.strictObject({
  seats: count,
  bySeats: seatCounts,
  total: v.strictObject({ ...tally, contests: count, best: count }),
  listed: v.pipe(
    v.array(
      v.strictObject({
        table: id,
        finished: moment,
        seat: count,
        place: count,
        players: count,
        points: v.pipe(v.nullable(count), v.description('Null in a game that was given up')),
      }),
    ),
    v.description('The latest first'),
  ),
  parts: means,
  average: v.pipe(
    v.strictObject({ games: count, all: means }),
    v.description('Everybody’s games at this number of seats'),
  ),
  turns,
  opponents: v.array(
    v.strictObject({
      person: v.nullable(id),
      bot: v.nullable(text),
      games: count,
      won: count,
      lost: count,
      scored: count,
      points: count,
      theirs: count,
    }),
  ),
  traits,
  reviewed: v.pipe(
    v.nullable(
      v.strictObject({
        cost: v.strictObject({ games: count, decisions: count, cost: count, good: count }),
        tables: v.array(id),
      }),
    ),
    v.description('What one’s decisions cost where one has reviewed them; of one’s own statistics only'),
  ),
  names,
});

export const personStatistics = v.pipe(
  v.strictObject({
    person: v.strictObject({ id, name: text }),
    isOwn: v.boolean(),
    figures: v.pipe(v.nullable(figures), v.description('Null where they do not show them to me')),
  }),
  v.title('PersonStatistics'),
);
