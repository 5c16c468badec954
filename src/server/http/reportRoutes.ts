/** What anybody may do about others who are not civil: report them; and what they may say where it is about themselves. */
import * as v from 'valibot';
import { appeal } from '../moderation/judging.ts';
import { takeReport } from '../moderation/reports.ts';
import type { Case, Sanction } from '../store/index.ts';
import { ownReport, ownSanction, reportReason, words } from './civilSchemas.ts';
import type { HttpContext } from './httpContext.ts';
import { route } from './route.ts';
import { done, id, names } from './routeSchemas.ts';

const params = v.object({ id });

const about = { person: id, reason: reportReason, words: v.optional(words, '') };

export function addReportRoutes(context: HttpContext): void {
  const { store, notices } = context;

  route(context, {
    method: 'POST',
    url: '/api/reports',
    name: 'report',
    refuses: ['noSuchTable', 'noSuchGroup', 'noSuchPerson', 'notThere', 'ownCase', 'doneAlready'],
    summary:
      'Report somebody who was at a table where I was, or who is in a group of mine. The server copies the last lines said there itself.',
    body: v.union([
      v.strictObject({ ...about, table: id }),
      v.strictObject({ ...about, group: v.pipe(id, v.description('A group instead of a table')) }),
    ]),
    returns: v.strictObject({ report: ownReport }),
    async handle({ person, body, request }) {
      const count = () => context.limit('reports', request, person);
      return {
        report: shown(
          await takeReport({ store, isPresent: notices.isPresent, count }, person, { ...body, place: body }),
        ),
      };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/reports',
    name: 'listReports',
    evenBanned: true,
    summary: 'What I have reported, and what became of it.',
    returns: v.strictObject({ reports: v.array(ownReport), names }),
    async handle({ person }) {
      const reports = await store.casesBy(person);
      const people = await store.people(reports.flatMap((one) => one.person ?? []));
      const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
      return { reports: reports.map(shown), names };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/sanctions',
    name: 'listSanctions',
    evenBanned: true,
    summary: 'What moderators have done about me, and until when.',
    returns: v.strictObject({ sanctions: v.array(ownSanction) }),
    async handle({ person }) {
      const sanctions = await store.sanctionsOf(person);
      return { sanctions: sanctions.filter(({ kind }) => kind !== 'note').map(told) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/sanctions/:id/appeal',
    name: 'appeal',
    evenBanned: true,
    refuses: ['noSuchCase', 'doneAlready'],
    summary: 'Say once what speaks against a step about me. Another moderator decides, where there is one.',
    params,
    body: v.strictObject({ words }),
    returns: done,
    async handle({ person, params, body }) {
      await appeal(store, person, params.id, body.words);
      return {};
    },
  });
}

/** To the reporter. */
function shown({ reporter: _, name: __, excerpt: ___, ...report }: Case) {
  return report;
}

/** To the person it is about: not whose step it was, nor who reported. */
function told({ person: _, case: __, moderator: ___, ...sanction }: Sanction) {
  return sanction;
}
