/** Reports, sanctions and the audit in the database. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { nextAudit } from './auditChain.ts';
import type { AuditRow, Case, Judgement, ModerationStore, NewAudit, Sanction } from './moderationStore.ts';
import type { Schema } from './schema.ts';
import { isDuplicate } from './storeErrors.ts';

/** Two moderators may act at the same moment; then one of them tries again. */
const MOST_TRIES = 10;

export function moderationQueries(db: Kysely<Schema>): ModerationStore {
  const cases = () => db.selectFrom('cases').selectAll();
  const sanctions = () => db.selectFrom('sanctions').selectAll();
  return {
    async silenceOf(person) {
      const row = await db
        .selectFrom('people')
        .select(['muted_until', 'banned_until'])
        .where('id', '=', person)
        .executeTakeFirst();
      return { mutedUntil: row?.muted_until ?? null, bannedUntil: row?.banned_until ?? null };
    },

    async wasAt(table, person) {
      const at = (name: 'table_people' | 'watchers' | 'entries') =>
        db.selectFrom(name).select('table_id').where('table_id', '=', table).where('person', '=', person);
      const found = at('table_people').union(at('watchers')).union(at('entries'));
      return (await found.executeTakeFirst()) !== undefined;
    },
    async lastLines(table, limit) {
      const rows = await db
        .selectFrom('entries')
        .select(['seq', 'at', 'body'])
        .where('table_id', '=', table)
        .where('kind', '=', 'said')
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(({ seq, at, body }) => {
        const { person, seat, text, phrase, aside } = JSON.parse(body);
        return { seq, at, person, seat, text, aside, ...(phrase && { phrase }) };
      });
    },

    async addCase({ table, excerpt, ...found }) {
      const row = { ...found, table_id: table, excerpt: JSON.stringify(excerpt) };
      await db.insertInto('cases').values(row).execute();
    },
    async case(id) {
      const row = await cases().where('id', '=', id).executeTakeFirst();
      return row && toCase(row);
    },
    async cases(state, limit) {
      const found = cases().where('state', '=', state).limit(limit);
      const rows = await found
        .orderBy('created', state === 'open' ? 'asc' : 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toCase);
    },
    async casesBy(reporter) {
      const rows = await cases().where('reporter', '=', reporter).orderBy('created', 'desc').execute();
      return rows.map(toCase);
    },
    async casesAbout(person) {
      const rows = await cases().where('person', '=', person).orderBy('created', 'desc').execute();
      return rows.map(toCase);
    },
    async sweepCases(before) {
      await db.deleteFrom('cases').where('closed', '<', before).execute();
    },

    async sanction(id) {
      const row = await sanctions().where('id', '=', id).executeTakeFirst();
      return row && toSanction(row);
    },
    async sanctionsOf(person) {
      const rows = await sanctions().where('person', '=', person).orderBy('created', 'desc').execute();
      return rows.map(toSanction);
    },
    async sanctionsIn(caseId) {
      const rows = await sanctions().where('case_id', '=', caseId).orderBy('created').execute();
      return rows.map(toSanction);
    },
    async appeals() {
      const open = sanctions().where('appealed', 'is not', null).where('verdict', 'is', null);
      return (await open.where('lifted', 'is', null).orderBy('appealed').execute()).map(toSanction);
    },
    async addAppeal(id, words, at) {
      const changed = await db
        .updateTable('sanctions')
        .set({ appeal: words, appealed: at })
        .where('id', '=', id)
        .where('appealed', 'is', null)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    async moderate(step, audit) {
      for (let tries = 1; ; tries++)
        try {
          return await db.transaction().execute((trx) => moderateOnce(trx, step, audit));
        } catch (error) {
          if (!isDuplicate(error) || tries === MOST_TRIES) throw error;
        }
    },
    async audit(after, limit) {
      return db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
    },
    async auditOf(person) {
      return db
        .selectFrom('audit')
        .selectAll()
        .where(({ or, eb }) => or([eb('moderator', '=', person), eb('person', '=', person)]))
        .orderBy('id')
        .execute();
    },
  };
}

async function moderateOnce(
  trx: Transaction<Schema>,
  step: Judgement,
  audit: NewAudit,
): Promise<AuditRow | undefined> {
  if (!(await carryOut(trx, step))) return undefined;
  const last = await trx
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = nextAudit(last, audit);
  await trx.insertInto('audit').values(row).execute();
  return row;
}

/** Whether there was something to do. */
async function carryOut(trx: Transaction<Schema>, step: Judgement): Promise<boolean> {
  if (step.kind === 'close') {
    const { outcome, answer, at } = step;
    const closed = await trx
      .updateTable('cases')
      .set({ state: 'closed', outcome, answer, closed: at })
      .where('id', '=', step.case)
      .where('state', '=', 'open')
      .executeTakeFirst();
    return closed.numUpdatedRows > 0n;
  }
  if (step.kind === 'sanction') {
    const { sanction, name } = step;
    await trx.insertInto('sanctions').values(fromSanction(sanction)).execute();
    if (name !== undefined)
      await trx.updateTable('people').set({ name }).where('id', '=', sanction.person).execute();
    await setSilence(trx, sanction.person);
    return true;
  }
  const open = trx.updateTable('sanctions').where('id', '=', step.sanction).where('lifted', 'is', null);
  const changing =
    step.kind === 'lift'
      ? open.set({ lifted: step.at })
      : open
          .set({
            verdict: step.verdict,
            verdict_words: step.words,
            lifted: step.verdict === 'lifted' ? step.at : null,
          })
          .where('appealed', 'is not', null)
          .where('verdict', 'is', null);
  const changed = await changing.returning('person').executeTakeFirst();
  if (!changed) return false;
  await setSilence(trx, changed.person);
  return true;
}

/** Kept beside the person, where it is asked for at every request and line. */
async function setSilence(trx: Transaction<Schema>, person: string): Promise<void> {
  const standing = await trx
    .selectFrom('sanctions')
    .select(['kind', 'until'])
    .where('person', '=', person)
    .where('lifted', 'is', null)
    .execute();
  const lastOf = (kind: Sanction['kind']) => {
    const ends = standing.flatMap((one) => (one.kind === kind && one.until !== null ? [one.until] : []));
    return ends.length > 0 ? Math.max(...ends) : null;
  };
  const silence = { muted_until: lastOf('mute'), banned_until: lastOf('ban') };
  await trx.updateTable('people').set(silence).where('id', '=', person).execute();
}

/**
 * Forgets a person here: reports about them stay, with their lines and without their name; their own lose their words, and in
 * other reports they have said nothing. What moderators did stays in the audit.
 */
export async function forgetInCases(trx: Transaction<Schema>, person: string): Promise<void> {
  const naming = await trx
    .selectFrom('cases')
    .select(['id', 'person', 'excerpt'])
    .where('excerpt', 'like', `%${JSON.stringify(person)}%`)
    .execute();
  for (const { id, person: about, excerpt } of naming) {
    const lines: Case['excerpt'] = JSON.parse(excerpt);
    const kept = lines.map((line) => {
      if (line.person !== person) return line;
      return { ...line, person: '', text: about === person ? line.text : '' };
    });
    await trx
      .updateTable('cases')
      .set({ excerpt: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('cases').set({ person: null, name: '' }).where('person', '=', person).execute();
  await trx.updateTable('cases').set({ reporter: null, words: '' }).where('reporter', '=', person).execute();
  await trx.deleteFrom('sanctions').where('person', '=', person).execute();
}

function toCase({ table_id, excerpt, ...row }: Selectable<Schema['cases']>): Case {
  return { ...row, table: table_id, excerpt: JSON.parse(excerpt) };
}

function toSanction({ case_id, verdict_words, ...row }: Selectable<Schema['sanctions']>): Sanction {
  return { ...row, case: case_id, verdictWords: verdict_words };
}

function fromSanction({ case: case_id, verdictWords: verdict_words, ...row }: Sanction) {
  return { ...row, case_id, verdict_words };
}
