/** Games by turns: when my clock stands, and what I have planned at a table. */
import * as v from 'valibot';
import { Refused } from '#kernel';
import { planSteps, tableId } from '#protocol';
import { type PersonId, PLAN_ENDS } from '#table';
import {
  changeWindow,
  declareDaysOff,
  endDaysOff,
  LEAST_HOURS,
  MOST_DAYS_OFF,
  NO_HOURS,
} from '../people/playingHours.ts';
import type { PlayingHours } from '../store/index.ts';
import type { HttpContext } from './httpContext.ts';
import { route } from './route.ts';
import { day, done, playingHours, seat, zone } from './routeSchemas.ts';

const params = v.object({ id: tableId });
const shownPlan = v.pipe(
  v.nullable(
    v.strictObject({
      seat,
      steps: planSteps,
      done: v.pipe(v.number(), v.description('How many of the steps are played')),
      ended: v.pipe(v.nullable(v.picklist(PLAN_ENDS)), v.description('Why the plan was given up')),
    }),
  ),
  v.description('My plan, which nobody else sees'),
);

export function addTurnRoutes(context: HttpContext): void {
  const { store, tables, app } = context;

  /** The clocks of games under way follow at once, so that everybody there sees it. */
  const changed = async (person: PersonId, { version: _, ...hours }: PlayingHours) => {
    for (const { id } of await store.tablesOf(person, 'playing'))
      await tables.actAsSystem(id, { do: 'changeHours', person }).catch((error) => {
        // Not by turns, or over meanwhile. Whatever else it is, the next answer there brings the new hours.
        if (!(error instanceof Refused))
          app.log.error({ error: String(error) }, `table ${id} was not told of new hours`);
      });
    return { hours };
  };

  route(context, {
    method: 'GET',
    url: '/api/me/hours',
    name: 'readHours',
    summary: 'When my clock stands in games by turns, and how much of that there may be.',
    returns: v.strictObject({ hours: playingHours, leastMinutes: v.number(), mostDays: v.number() }),
    async handle({ person }) {
      const { version: _, ...hours } = (await store.hoursOf([person]))[0]?.hours ?? NO_HOURS;
      return { hours, leastMinutes: LEAST_HOURS, mostDays: MOST_DAYS_OFF };
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/me/hours',
    name: 'changeHours',
    refuses: ['hoursTooShort'],
    summary:
      'The hours of every day in which my clock runs; null for all day. Counts for turns that begin from now on.',
    limit: 'hours',
    body: v.strictObject({ zone, window: playingHours.entries.window }),
    returns: v.strictObject({ hours: playingHours }),
    async handle({ person, body }) {
      return changed(person, await changeWindow(store, person, body.zone, body.window));
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/days-off',
    name: 'declareDaysOff',
    refuses: ['daysOffWhen', 'tooManyDaysOff', 'tooMany'],
    summary: 'Days on which my clock stands, from tomorrow on. They count for turns that begin from now on.',
    limit: 'hours',
    body: v.strictObject({ zone, first: day, last: day }),
    returns: v.strictObject({ hours: playingHours }),
    async handle({ person, body: { zone, ...days } }) {
      return changed(person, await declareDaysOff(store, person, zone, days, Date.now()));
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/me/days-off/:first',
    name: 'endDaysOff',
    refuses: ['daysOffWhen'],
    summary: 'I play on these days after all; days off that have begun end tonight.',
    limit: 'hours',
    params: v.strictObject({ first: day }),
    returns: v.strictObject({ hours: playingHours }),
    async handle({ person, params }) {
      return changed(person, await endDaysOff(store, person, params.first, Date.now()));
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/tables/:id/plan',
    name: 'readPlan',
    refuses: ['noSuchTable', 'needsLink', 'notAllowed'],
    summary: 'My plan at a table by turns.',
    params,
    returns: v.strictObject({ plan: shownPlan }),
    async handle({ person, params }) {
      return { plan: await tables.plan(params.id, person, { do: 'show' }) };
    },
  });

  route(context, {
    method: 'PUT',
    url: '/api/tables/:id/plan',
    name: 'makePlan',
    refuses: ['noSuchTable', 'needsLink', 'byRule'],
    summary:
      'What I answer when the others answer as expected, instead of any former plan. Only while others are to move.',
    limit: 'plans',
    params,
    body: v.strictObject({ steps: planSteps }),
    returns: v.strictObject({ plan: shownPlan }),
    async handle({ person, params, body }) {
      return { plan: await tables.plan(params.id, person, { do: 'make', steps: body.steps }) };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/tables/:id/plan',
    name: 'dropPlan',
    refuses: ['noSuchTable', 'needsLink', 'notAllowed'],
    summary: 'No plan any more.',
    params,
    returns: done,
    async handle({ person, params }) {
      await tables.plan(params.id, person, { do: 'drop' });
      return {};
    },
  });
}
