/** Shapes of reports, steps and the audit, as they are checked and as the OpenAPI document shows them. */
import * as v from 'valibot';
import { DEEDS, LONGEST_WORDS, REPORT_REASONS, SANCTION_KINDS, VERDICTS } from '#protocol';
import { PHRASE_NAMES } from '#table';
import { id, moment, text } from './routeSchemas.ts';

/** What people write to moderators, and they to people. */
export const words = v.pipe(v.string(), v.maxLength(LONGEST_WORDS));

export const reportReason = v.picklist(REPORT_REASONS);
export const sanctionKind = v.picklist(SANCTION_KINDS);
export const verdict = v.picklist(VERDICTS);

const outcome = v.nullable(v.picklist(['acted', 'nothing']));
const state = v.picklist(['open', 'closed']);
const somebody = v.pipe(v.nullable(id), v.description('Null once they are gone'));

const place = v.pipe(text, v.description('The table or the group where it was said'));

/** Mine, as I see it. */
export const ownReport = v.pipe(
  v.strictObject({
    id,
    person: somebody,
    table: place,
    reason: reportReason,
    words: text,
    created: moment,
    state,
    closed: v.nullable(moment),
    outcome,
    answer: text,
  }),
  v.title('Report'),
);

const step = {
  id,
  kind: sanctionKind,
  until: v.nullable(moment),
  words: text,
  created: moment,
  lifted: v.nullable(moment),
  appeal: v.nullable(text),
  appealed: v.nullable(moment),
  verdict: v.nullable(verdict),
  verdictWords: text,
};

/** What was done about me. */
export const ownSanction = v.pipe(v.strictObject(step), v.title('OwnSanction'));

/** What was done about somebody, for moderators. */
export const sanction = v.pipe(
  v.strictObject({ ...step, person: id, case: id, moderator: id }),
  v.title('Sanction'),
);

export const caseRow = v.pipe(
  v.strictObject({
    id,
    reporter: somebody,
    person: somebody,
    name: v.pipe(text, v.description('What the person was called then')),
    table: place,
    reason: reportReason,
    state,
    created: moment,
    closed: v.nullable(moment),
    outcome,
  }),
  v.title('CaseRow'),
);

export const line = v.pipe(
  v.strictObject({
    seq: v.number(),
    at: moment,
    person: v.pipe(text, v.description('Empty once they are gone')),
    seat: v.nullable(v.number()),
    text,
    phrase: v.exactOptional(v.picklist(PHRASE_NAMES)),
  }),
  v.title('SaidLine'),
);

export const auditRow = v.pipe(
  v.strictObject({
    id: v.number(),
    moderator: id,
    did: v.picklist(DEEDS),
    person: v.nullable(id),
    body: v.pipe(text, v.description('Ids and times, as JSON')),
    created: moment,
    prev: text,
    hash: text,
  }),
  v.title('AuditRow'),
);
