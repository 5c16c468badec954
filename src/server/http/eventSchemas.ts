/** Shapes of tournaments and leagues, as they are checked and as the OpenAPI document shows them. */
import * as v from 'valibot';
import { BOT_NAMES } from '#kernel';
import { clockRule } from '#protocol';
import { DIVISION_SIZES, FORMATS, MOST_PEOPLE, MOST_ROUNDS, PAIRING_KINDS } from '#tournament';
import { ENTRANT_STATES, PHASES } from '../store/index.ts';
import { id, moment, names, text } from './routeSchemas.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const span = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90 * 24 * 60 * 60_000));

const plan = {
  format: v.picklist(FORMATS),
  game: id,
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(whole(2, 16), v.description('At a table')),
  rounds: v.pipe(whole(1, MOST_ROUNDS), v.description('Of a Swiss tournament; fewer where few come')),
  capacity: whole(2, MOST_PEOPLE),
  divisionSize: v.pipe(v.picklist(DIVISION_SIZES), v.description('Of a league')),
  clock: clockRule,
  roundTime: v.pipe(span, v.description('Milliseconds after which bots finish what is not over')),
  every: v.pipe(span, v.description('Milliseconds from one round to the next; 0 for as soon as it is over')),
  level: v.pipe(v.picklist(BOT_NAMES), v.description('How strong bots are that play for people')),
};

const description = v.pipe(
  text,
  v.maxLength(500),
  v.description('What the organiser says about it; empty where they say nothing'),
);

export const newEvent = v.strictObject({
  name: v.pipe(text, v.maxLength(1000)),
  description: v.optional(description, ''),
  starts: moment,
  group: v.optional(v.nullable(id), null),
  plan: v.strictObject(plan),
});

/** What is to be different; all else stays. */
export const eventChange = v.strictObject({
  name: v.optional(v.pipe(text, v.maxLength(1000))),
  description: v.optional(description),
  starts: v.optional(moment),
  plan: v.optional(v.partial(v.strictObject(plan))),
});

const phase = v.picklist(PHASES);
const state = v.picklist(ENTRANT_STATES);

export const event = v.pipe(
  v.strictObject({
    id,
    name: text,
    description: text,
    host: v.pipe(v.nullable(id), v.description('Who organises it; null once they are gone')),
    group: v.pipe(v.nullable(id), v.description('For the people of this group alone')),
    plan: v.strictObject({ ...plan, byTurns: v.boolean() }),
    phase,
    starts: moment,
    changed: v.pipe(
      v.nullable(moment),
      v.description('When the organiser last changed its beginning or its clock after people had signed up'),
    ),
    checkIn: v.pipe(moment, v.description('When the check-in opens')),
    round: v.number(),
    rounds: v.number(),
    ends: v.pipe(v.nullable(moment), v.description('When bots finish the round')),
    next: v.pipe(v.nullable(moment), v.description('When the next round begins, once this one is over')),
    league: v.nullable(id),
    season: v.number(),
    created: moment,
    finished: v.nullable(moment),
  }),
  v.title('Event'),
);

export const eventRow = v.pipe(
  v.strictObject({
    event,
    people: v.number(),
    mine: v.pipe(v.nullable(state), v.description('What I am there; null where I am not in it')),
  }),
  v.title('EventRow'),
);

const entrant = v.strictObject({
  number: v.number(),
  person: v.nullable(id),
  state,
  division: v.number(),
  takesPart: v.boolean(),
  place: v.nullable(v.number()),
  points: v.number(),
  ties: v.pipe(v.array(v.number()), v.description('By the tie-breaks of its form; more is better')),
});

const pairing = v.strictObject({
  round: v.number(),
  number: v.number(),
  division: v.number(),
  kind: v.picklist(PAIRING_KINDS),
  table: v.nullable(id),
  seats: v.pipe(v.array(v.number()), v.description('Numbers of people by seat')),
  scores: v.pipe(
    v.nullable(v.array(v.number())),
    v.description('Points in the event; null while it is played'),
  ),
  missed: v.array(v.number()),
  points: v.pipe(v.nullable(v.array(v.number())), v.description('Points in the game, by seat')),
});

export const eventPage = v.pipe(
  v.strictObject({
    event,
    groupName: v.nullable(text),
    seasons: v.array(v.strictObject({ id, season: v.number(), phase })),
    mine: v.pipe(v.nullable(v.number()), v.description('My number')),
    people: v.array(entrant),
    pairings: v.array(pairing),
    names,
  }),
  v.title('EventPage'),
);
