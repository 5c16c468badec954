/** What moderators do: look at reports, take steps, answer, decide appeals; and the audit of it all. */
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import {
  type Bench,
  caseFor,
  closeCase,
  decideAppeal,
  liftSanction,
  obstacle,
  requireModerator,
  takeStep,
} from '../moderation/judging.ts';
import { type AuditRow, type Case, firstBroken } from '../store/index.ts';
import { isAdmin } from './adminRoutes.ts';
import { auditRow, caseRow, line, sanction, sanctionKind, verdict, words } from './civilSchemas.ts';
import type { HttpContext } from './httpContext.ts';
import { route } from './route.ts';
import { done, id, moment, names, someText, text } from './routeSchemas.ts';

const CASES_SHOWN = 200;
/** The newest rows of the audit that are shown, and how many are checked at a time. */
const ROWS_SHOWN = 100;
const ROWS_READ = 1000;
/** Reports are kept for a year after their end, in milliseconds. */
const KEPT = 365 * 24 * 60 * 60 * 1000;

const params = v.object({ id });

/** What is known of one of the two people of a case. */
const history = v.strictObject({
  reported: v.pipe(v.array(caseRow), v.description('Cases about them')),
  reports: v.pipe(v.array(caseRow), v.description('What they reported')),
  sanctions: v.array(sanction),
});

export function addCaseRoutes(context: HttpContext): void {
  const { store, tables, config, app } = context;
  const bench: Bench = {
    store,
    tables,
    config,
    logDeed: ({ id, hash }) => app.log.info({ audit: id, hash }, 'audit'),
  };

  const namesOf = async (people: readonly (PersonId | null)[]) => {
    const ids = [...new Set(people.flatMap((person) => person ?? []))];
    return Object.fromEntries((await store.people(ids)).map(({ id, name }) => [id, name]));
  };

  const historyOf = async (person: PersonId | null) => {
    if (person === null) return { reported: [], reports: [], sanctions: [] };
    const [about, by, sanctions] = await Promise.all([
      store.casesAbout(person),
      store.casesBy(person),
      store.sanctionsOf(person),
    ]);
    return { reported: about.map(row), reports: by.map(row), sanctions };
  };

  route(context, {
    method: 'GET',
    url: '/api/cases',
    name: 'listCases',
    refuses: ['notAllowed'],
    summary: 'Reports that wait for an answer or have had theirs, and appeals. For moderators.',
    query: v.strictObject({ state: v.optional(v.picklist(['open', 'closed']), 'open') }),
    returns: v.strictObject({ cases: v.array(caseRow), appeals: v.array(sanction), names }),
    async handle({ person, query }) {
      requireModerator(config, person);
      await store.sweepCases(Date.now() - KEPT);
      const found = await store.cases(query.state, CASES_SHOWN);
      const cases = found.filter((one) => obstacle(config, person, one) === undefined);
      const appealed = await store.appeals();
      const appeals = appealed.filter((one) => {
        return obstacle(config, person, { reporter: null, person: one.person }) === undefined;
      });
      const people = [...cases, ...appeals].flatMap((one) => [
        one.person,
        'reporter' in one ? one.reporter : one.moderator,
      ]);
      return { cases: cases.map(row), appeals, names: await namesOf(people) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/cases/:id',
    name: 'readCase',
    refuses: ['notAllowed', 'ownCase', 'noSuchCase'],
    summary: 'One report with its lines, and the history of both people. For moderators.',
    params,
    returns: v.strictObject({
      case: caseRow,
      words: text,
      answer: text,
      excerpt: v.array(line),
      steps: v.array(sanction),
      person: history,
      reporter: history,
      names,
    }),
    async handle({ person: moderator, params }) {
      const found = await caseFor(bench, moderator, params.id);
      const { words, answer, excerpt, person, reporter } = found;
      const [steps, ofPerson, ofReporter] = await Promise.all([
        store.sanctionsIn(params.id),
        historyOf(person),
        historyOf(reporter),
      ]);
      const people = [
        ...[person, reporter],
        ...excerpt.map((one) => one.person),
        ...[...steps, ...ofPerson.sanctions, ...ofReporter.sanctions].map((one) => one.moderator),
        ...[...ofPerson.reported, ...ofReporter.reported].map((one) => one.reporter),
        ...[...ofPerson.reports, ...ofReporter.reports].map((one) => one.person),
      ];
      return {
        ...{ case: row(found), words, answer, excerpt, steps },
        ...{ person: ofPerson, reporter: ofReporter, names: await namesOf(people) },
      };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/cases/:id/steps',
    name: 'takeStep',
    refuses: ['notAllowed', 'ownCase', 'noSuchCase', 'noSuchPerson', 'badName'],
    summary:
      'Do something about the person of a case: `mute` and `ban` until a date, `rename` with a name, `warn`; a `note` is for moderators alone.',
    params,
    body: v.strictObject({
      kind: sanctionKind,
      until: v.optional(v.nullable(moment), null),
      words: v.optional(words, ''),
      name: v.exactOptional(someText),
    }),
    returns: v.strictObject({ step: sanction }),
    async handle({ person, params, body }) {
      return { step: await takeStep(bench, person, params.id, body) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/cases/:id/close',
    name: 'closeCase',
    refuses: ['notAllowed', 'ownCase', 'noSuchCase', 'doneAlready'],
    summary: 'Answer whoever has reported. For moderators.',
    params,
    body: v.strictObject({ answer: v.optional(words, '') }),
    returns: done,
    async handle({ person, params, body }) {
      await closeCase(bench, person, params.id, body.answer);
      return {};
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/sanctions/:id/lift',
    name: 'liftStep',
    refuses: ['notAllowed', 'ownCase', 'noSuchCase', 'doneAlready'],
    summary: 'Take a step back. For moderators.',
    params,
    body: v.strictObject({}),
    returns: done,
    async handle({ person, params }) {
      await liftSanction(bench, person, params.id);
      return {};
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/sanctions/:id/verdict',
    name: 'decideAppeal',
    refuses: ['notAllowed', 'ownCase', 'noSuchCase', 'doneAlready'],
    summary: 'Decide an appeal: not one’s own step, where there is another moderator.',
    params,
    body: v.strictObject({ verdict, words: v.optional(words, '') }),
    returns: done,
    async handle({ person, params, body }) {
      await decideAppeal(bench, person, params.id, body);
      return {};
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/audit',
    name: 'readAudit',
    refuses: ['notAllowed'],
    summary:
      'What moderators did, the newest rows, and the first row that is not as it was written. For admins.',
    returns: v.strictObject({
      rows: v.array(auditRow),
      count: v.number(),
      broken: v.nullable(v.number()),
      names,
    }),
    async handle({ person }) {
      if (!isAdmin(config, person)) throw refusedAtDoor('notAllowed');
      const { rows, count, broken } = await checkedAudit(context);
      const people = rows.flatMap((one) => [one.moderator, one.person]);
      return { rows: rows.toReversed(), count, broken, names: await namesOf(people) };
    },
  });
}

/** The whole chain is checked, a part in memory at a time. */
async function checkedAudit({ store }: Pick<HttpContext, 'store'>) {
  let broken: number | null = null;
  let count = 0;
  let newest: readonly AuditRow[] = [];
  for (;;) {
    const last = newest.at(-1);
    const rows = await store.audit(last?.id ?? 0, ROWS_READ);
    if (rows.length === 0) return { rows: newest, count, broken };
    broken ??= firstBroken(rows, last) ?? null;
    count += rows.length;
    newest = [...newest, ...rows].slice(-ROWS_SHOWN);
  }
}

/** A case as lists show it. */
function row({ words: _, excerpt: __, answer: ___, ...rest }: Case) {
  return rest;
}
