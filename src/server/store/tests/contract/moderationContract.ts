/** What the store promises about reports, sanctions and the audit. */
import { expect, it } from 'vitest';
import { firstBroken } from '../../auditChain.ts';
import { openDatabase } from '../../openStore.ts';
import { caseOf, deedOf, entryAt, opening, personOf, playing, sanctionOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsModeration(at: Tested): void {
  const people = async (...ids: readonly string[]) => {
    for (const id of ids) await at.store.addPerson(personOf(id));
  };
  const sanction = (id: string, change: Parameters<typeof sanctionOf>[1] = {}) =>
    at.store.moderate({ kind: 'sanction', sanction: sanctionOf(id, change) }, deedOf(change.kind ?? 'ban'));

  it('keeps reports until they are closed, once', async () => {
    const [first, second] = [caseOf('c1', { created: 1 }), caseOf('c2', { created: 2, reporter: 'cyd' })];
    await at.store.addCase(second);
    await at.store.addCase(first);
    expect(await at.store.case('c1')).toEqual(first);
    expect(await at.store.case('none')).toBeUndefined();
    expect(await at.store.cases('open', 10)).toEqual([first, second]);
    expect(await at.store.cases('open', 1)).toEqual([first]);
    expect(await at.store.casesBy('cyd')).toEqual([second]);
    expect(await at.store.casesAbout('ben')).toEqual([second, first]);
    const close = { kind: 'close', case: 'c1', outcome: 'acted', answer: 'thanks', at: 9 } as const;
    expect(await at.store.moderate(close, deedOf('closed'))).toMatchObject({ id: 1, did: 'closed' });
    expect(await at.store.moderate(close, deedOf('closed'))).toBeUndefined();
    const closed = { ...first, state: 'closed', outcome: 'acted', answer: 'thanks', closed: 9 };
    expect(await at.store.cases('closed', 10)).toEqual([closed]);
    expect(await at.store.audit(0, 10)).toHaveLength(1);
    await at.store.sweepCases(9);
    expect(await at.store.case('c1')).toEqual(closed);
    await at.store.sweepCases(10);
    expect([await at.store.case('c1'), await at.store.case('c2')]).toEqual([undefined, second]);
  });

  it('knows who was at a table, and what was said there last', async () => {
    await people('ada', 'ben', 'cyd', 'dan');
    await at.store.commit(opening('t1'));
    const said = (seq: number, text: string, more = {}) => {
      const happening = { did: 'said', person: 'ben', seat: null, aside: true, text, ...more } as const;
      return at.store.commit(
        playing('t1', seq, { entry: entryAt(seq, { person: 'ben', happening, patch: null }) }),
      );
    };
    for (const seq of [2, 3]) await said(seq, `line ${seq}`);
    await said(4, 'Hello!', { phrase: 'hello' });
    await at.store.addWatcher('t1', 'cyd');
    const was = ['ada', 'ben', 'cyd', 'dan'].map((person) => at.store.wasAt('t1', person));
    expect(await Promise.all(was)).toEqual([true, true, true, false]);
    expect(await at.store.wasAt('t2', 'ada')).toBe(false);
    const line = { person: 'ben', seat: null, aside: true };
    const [three, four] = (await at.store.lastLines('t1', 2)).map(({ at: _, ...rest }) => rest);
    expect(three).toEqual({ ...line, seq: 3, text: 'line 3' });
    expect(four).toEqual({ ...line, seq: 4, text: 'Hello!', phrase: 'hello' });
  });

  it('says until when somebody is silenced, also at their session', async () => {
    await people('ada', 'ben');
    await at.store.addSession({ hash: 'h', person: 'ben', created: 1, used: 1 });
    const silence = () => at.store.silenceOf('ben');
    expect(await silence()).toEqual({ mutedUntil: null, bannedUntil: null });
    await sanction('s1', { kind: 'mute', until: 20 });
    await sanction('s2', { kind: 'mute', until: 2 ** 41 });
    await sanction('s3', { kind: 'warn', until: null });
    expect(await silence()).toEqual({ mutedUntil: 2 ** 41, bannedUntil: null });
    expect(await at.store.session('h')).not.toHaveProperty('bannedUntil');
    await sanction('s4', { kind: 'ban', until: 2 ** 42 });
    expect(await at.store.session('h')).toMatchObject({ person: 'ben', bannedUntil: 2 ** 42 });
    expect(await at.store.person('ben')).toEqual(personOf('ben'));
    const lift = { kind: 'lift', sanction: 's2', at: 8 } as const;
    expect(await at.store.moderate(lift, deedOf('lifted'))).toMatchObject({ did: 'lifted' });
    expect(await at.store.moderate(lift, deedOf('lifted'))).toBeUndefined();
    expect(await silence()).toEqual({ mutedUntil: 20, bannedUntil: 2 ** 42 });
    expect((await at.store.sanctionsOf('ben')).map(({ id }) => id).sort()).toEqual(['s1', 's2', 's3', 's4']);
    expect(await at.store.sanction('s2')).toEqual(sanctionOf('s2', { kind: 'mute', lifted: 8 }));
    expect(await at.store.sanctionsIn('case2')).toEqual([]);
  });

  it('gives a new name with the step that does', async () => {
    await people('ben');
    const made = sanctionOf('s1', { kind: 'rename', until: null });
    await at.store.moderate({ kind: 'sanction', sanction: made, name: 'Guest 7' }, deedOf('rename'));
    expect((await at.store.person('ben'))?.name).toBe('Guest 7');
  });

  it('takes one appeal, and one verdict', async () => {
    await people('ben');
    await sanction('s1');
    const verdict = { kind: 'verdict', sanction: 's1', words: 'sorry', at: 9 } as const;
    const judge = (what: 'upheld' | 'lifted') =>
      at.store.moderate({ ...verdict, verdict: what }, deedOf('overturned'));
    expect(await judge('lifted')).toBeUndefined();
    expect(await at.store.addAppeal('s1', 'it was a joke', 8)).toBe(true);
    expect(await at.store.addAppeal('s1', 'again', 9)).toBe(false);
    expect(await at.store.appeals()).toMatchObject([{ id: 's1', appeal: 'it was a joke', appealed: 8 }]);
    expect(await judge('lifted')).toBeDefined();
    expect(await judge('upheld')).toBeUndefined();
    expect(await at.store.appeals()).toEqual([]);
    expect(await at.store.sanction('s1')).toMatchObject({
      verdict: 'lifted',
      verdictWords: 'sorry',
      lifted: 9,
    });
    expect((await at.store.silenceOf('ben')).bannedUntil).toBeNull();
  });

  it('keeps the audit as a chain in which a changed or missing row is found', async () => {
    await people('ben');
    // At once, as two moderators at two nodes.
    await Promise.all(Array.from({ length: 6 }, (_, n) => sanction(`s${n}`)));
    const rows = await at.store.audit(0, 100);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(firstBroken(rows)).toBeUndefined();
    expect(firstBroken(await at.store.audit(2, 2), rows[1])).toBeUndefined();
    expect(await at.store.auditOf('mod')).toEqual(rows);
    expect(await at.store.auditOf('ben')).toEqual(rows);
    expect(await at.store.auditOf('ada')).toEqual([]);
    const { db } = openDatabase(at.place);
    await db.updateTable('audit').set({ moderator: 'somebody else' }).where('id', '=', 4).execute();
    expect(firstBroken(await at.store.audit(0, 100))).toBe(4);
    await db.updateTable('audit').set({ moderator: 'mod' }).where('id', '=', 4).execute();
    expect(firstBroken(await at.store.audit(0, 100))).toBeUndefined();
    await db.deleteFrom('audit').where('id', '=', 2).execute();
    expect(firstBroken(await at.store.audit(0, 100))).toBe(3);
    await db.destroy();
  });

  it('forgets who was reported and who reported, and keeps the reports', async () => {
    await people('ada', 'ben');
    await at.store.addCase(caseOf('c1'));
    await sanction('s1');
    await at.store.forgetPerson('ada');
    expect(await at.store.case('c1')).toMatchObject({
      reporter: null,
      words: '',
      excerpt: [
        { person: '', text: '' },
        { person: 'ben', text: 'go away' },
      ],
    });
    await at.store.forgetPerson('ben');
    expect(await at.store.case('c1')).toMatchObject({
      person: null,
      name: '',
      excerpt: [
        { person: '', text: '' },
        { person: '', text: 'go away' },
      ],
    });
    expect(await at.store.sanctionsOf('ben')).toEqual([]);
    expect(await at.store.silenceOf('ben')).toEqual({ mutedUntil: null, bannedUntil: null });
    expect(await at.store.auditOf('ben')).toHaveLength(1);
  });
}
