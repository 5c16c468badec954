/** Tournaments and leagues over HTTP. */
import * as v from 'valibot';
import type { Options } from '#kernel';
import { groupOf } from '../people/groups.ts';
import { requireVoice } from '../people/voice.ts';
import {
  announce,
  checkIn,
  comeBack,
  type Entering,
  enter,
  leave,
  remove,
  seenTournament,
} from '../tournaments/entering.ts';
import { callOff, changeTournament } from '../tournaments/organising.ts';
import { shownRow, shownTournament, tournamentPage } from '../tournaments/tournamentPage.ts';
import { event, eventChange, eventPage, eventRow, newEvent } from './eventSchemas.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, type Refusal, route } from './route.ts';
import { done, id } from './routeSchemas.ts';

const EVENTS_SHOWN = 60;
/** Those that are over stay in the list for so many milliseconds. */
const SHOWN_FOR = 14 * 24 * 60 * 60_000;

const oneEvent = v.object({ id });
const LATE_ENTRY = ['eventFull', 'eventClosed', 'tooLateToEnter', 'needsAccount'] as const;
const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

export function addEventRoutes(context: HttpContext): void {
  const { store, tables, tournamentTimes: times } = context;
  const entering: Entering = { store, tables, times };

  openRoute(context, {
    method: 'GET',
    url: '/api/events',
    name: 'listEvents',
    refuses: ['noSuchGroup'],
    summary:
      'Events for everybody and of my groups, or of one group alone: those to come, those under way, and those that were over lately.',
    query: v.object({ group: v.optional(id) }),
    returns: v.strictObject({ events: v.array(eventRow) }),
    async handle({ person, query: { group } }) {
      if (group !== undefined) await groupOf(store, group, person ?? '');
      const rows = await store.tournaments(person, group, Date.now() - SHOWN_FOR, EVENTS_SHOWN);
      return { events: rows.map((row) => shownRow(row, times)) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/events',
    name: 'announceEvent',
    refuses: ['badName', 'badEvent', 'needsAccount', 'noSuchGroup', 'muted', 'byRule'],
    summary: 'Announce a tournament or a league; I organise it, and sign up like everybody else.',
    body: newEvent,
    returns: v.strictObject({ event }),
    async handle({ person, body: { plan, ...body }, request }) {
      await requireVoice(store, person, Date.now());
      // Which options a game takes it says itself.
      const options = plan.options as Options;
      const announced = await announce(entering, person, { ...body, plan: { ...plan, options } }, () =>
        context.limit('events', request, person),
      );
      return { event: shownTournament(announced, times) };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/events/:id',
    name: 'readEvent',
    refuses: ['noSuchEvent'],
    summary: 'An event with its standings and rounds; nothing but its version where that is the known one.',
    params: oneEvent,
    query: v.object({ known: v.optional(version) }),
    returns: v.strictObject({ version: v.number(), page: v.nullable(eventPage) }),
    async handle({ person, params, query: { known } }) {
      const whole = await seenTournament(store, params.id, person);
      const { version } = whole.tournament;
      return { version, page: known === version ? null : await tournamentPage(store, whole, person, times) };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/events/:id',
    name: 'changeEvent',
    refuses: [
      ...(['noSuchEvent', 'notAllowed', 'eventClosed', 'badName', 'badEvent'] as const),
      ...(['eventSettled', 'tooFewPlaces', 'tooSoon', 'muted'] as const),
    ],
    summary:
      'Change an event that I organise, before it begins; those who have signed up are told of another beginning or clock.',
    params: oneEvent,
    body: eventChange,
    returns: v.strictObject({ event }),
    async handle({ person, params, body }) {
      await requireVoice(store, person, Date.now());
      // Which options a game takes it says itself.
      const plan = body.plan && { ...body.plan, options: body.plan.options as Options | undefined };
      const changed = await changeTournament(entering, params.id, person, { ...body, plan });
      return { event: shownTournament(changed, times) };
    },
  });

  const act = (
    path: string,
    name: string,
    summary: string,
    refuses: readonly Refusal[],
    work: (entering: Entering, id: string, person: string) => Promise<void>,
  ) =>
    route(context, {
      method: 'POST',
      url: `/api/events/:id/${path}`,
      name,
      summary,
      refuses: ['noSuchEvent', ...refuses],
      params: oneEvent,
      body: v.strictObject({}),
      returns: done,
      async handle({ person, params }) {
        await work(entering, params.id, person);
        return {};
      },
    });
  act('join', 'joinEvent', 'Sign up, or come into a Swiss tournament late.', LATE_ENTRY, enter);
  act(
    'check-in',
    'checkInToEvent',
    'Say that I am there, also late in a Swiss tournament.',
    ['notInEvent', ...LATE_ENTRY],
    checkIn,
  );
  act(
    'leave',
    'leaveEvent',
    'Leave; a game of the event that I am in is lost.',
    ['notInEvent', 'eventClosed'],
    leave,
  );
  act(
    'return',
    'returnToEvent',
    'Come back for the next round after leaving, or after not coming twice.',
    ['notInEvent', 'eventClosed'],
    comeBack,
  );
  act(
    'call-off',
    'callOffEvent',
    'Call off an event that I organise.',
    ['notAllowed', 'eventClosed'],
    callOff,
  );

  route(context, {
    method: 'DELETE',
    url: '/api/events/:id/people/:person',
    name: 'removeFromEvent',
    refuses: ['noSuchEvent', 'notAllowed', 'notInEvent'],
    summary: 'Remove somebody from an event that I organise; they cannot sign up again.',
    params: v.object({ id, person: id }),
    returns: done,
    async handle({ person, params }) {
      await remove(entering, params.id, person, params.person);
      return {};
    },
  });
}
