import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sanction } from '../../store/index.ts';
import { command, guest, openedBy, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

/** Filled once somebody has an id. */
const admins: string[] = [];
const moderators: string[] = [];
let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ config: { admins, moderators, logLevel: 'info' } });
});
afterEach(() => {
  admins.length = 0;
  moderators.length = 0;
  return server.close();
});

const REFUSED = (rule: string, code: string) => ({ reason: { rule, code } });
const inADay = () => Date.now() + 86_400_000;

async function moderatorNamed(name: string, list = moderators): Promise<Visitor> {
  const moderator = await guest(server, name);
  list.push(moderator.person);
  return moderator;
}

/** Ada's report about Ben, and Mo who looks after it. */
async function scene() {
  const mo = await moderatorNamed('Mo');
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const table = await openedBy(ada);
  await command(ben, table, { do: 'sit', seat: 1 });
  await command(ben, table, { do: 'say', text: 'go away' });
  return { mo, ada, ben, table, id: await reported(ada, table, ben) };
}

async function reported(by: Visitor, table: string, about: Visitor): Promise<string> {
  const answer = await by.post('/api/reports', {
    table,
    person: about.person,
    reason: 'insult',
    words: 'rude',
  });
  return answer.json().report.id;
}

const step = (who: Visitor, id: string, body: object) => who.post(`/api/cases/${id}/steps`, body);
const ban = async (who: Visitor, id: string): Promise<Sanction> =>
  (await step(who, id, { kind: 'ban', until: inADay(), words: 'come back kinder' })).json().step;
const mute = (who: Visitor, id: string) =>
  step(who, id, { kind: 'mute', until: inADay(), words: 'calm down' });

describe('a case', () => {
  it('shows its lines, its words and the history of both people', async () => {
    const { mo, ada, ben, table, id } = await scene();
    const { cases, appeals, names } = (await mo.get('/api/cases')).json();
    expect(cases).toEqual([expect.objectContaining({ id, reporter: ada.person, person: ben.person, table })]);
    expect([appeals, names]).toEqual([[], { [ada.person]: 'Ada', [ben.person]: 'Ben' }]);
    await step(mo, id, { kind: 'note', words: 'second time' });
    const shown = (await mo.get(`/api/cases/${id}`)).json();
    expect(shown).toMatchObject({
      case: { name: 'Ben', reason: 'insult' },
      words: 'rude',
      excerpt: [{ person: ben.person, text: 'go away' }],
      steps: [{ kind: 'note', words: 'second time' }],
      person: { reported: [{ id }], reports: [], sanctions: [{ kind: 'note' }] },
      reporter: { reported: [], reports: [{ id }], sanctions: [] },
    });
    expect((await ben.get('/api/me/sanctions')).json()).toEqual({ sanctions: [] });
  });

  it('[P56] is closed once, with an answer to both sides', async () => {
    const { mo, ada, ben, id } = await scene();
    await step(mo, id, { kind: 'warn', words: 'be kind' });
    await mo.post(`/api/cases/${id}/close`, { answer: 'we spoke to them' });
    expect((await mo.post(`/api/cases/${id}/close`)).json()).toEqual(REFUSED('P56', 'doneAlready'));
    const [mine] = (await ada.get('/api/me/reports')).json().reports;
    expect(mine).toMatchObject({ state: 'closed', outcome: 'acted', answer: 'we spoke to them' });
    const [told] = (await ben.get('/api/me/sanctions')).json().sanctions;
    expect(told).toMatchObject({ kind: 'warn', words: 'be kind', until: null });
    expect(Object.keys(told)).not.toContain('moderator');
    expect(JSON.stringify(told)).not.toContain(ada.person);
    expect((await mo.get('/api/cases')).json().cases).toEqual([]);
    expect((await mo.get('/api/cases?state=closed')).json().cases).toHaveLength(1);
  });

  it('ends without a step where nothing was wrong', async () => {
    const { mo, ada, id } = await scene();
    await step(mo, id, { kind: 'note' });
    await mo.post(`/api/cases/${id}/close`);
    expect((await ada.get('/api/me/reports')).json().reports[0].outcome).toBe('nothing');
  });

  it('[P1] takes dates and names only where they belong', async () => {
    const { mo, id } = await scene();
    const wrong = [
      { kind: 'mute' },
      { kind: 'ban', until: Date.now() - 1 },
      { kind: 'ban', until: Date.now() + 20 * 366 * 86_400_000 },
      { kind: 'warn', until: inADay() },
      { kind: 'rename' },
      { kind: 'warn', name: 'Ann' },
      { kind: 'exile' },
    ];
    for (const body of wrong) expect([body, (await step(mo, id, body)).statusCode]).toEqual([body, 400]);
    expect(await server.store.audit(0, 10)).toEqual([]);
  });

  it('[P55] is there', async () => {
    const { mo, ben } = await scene();
    const missing = [
      await mo.get('/api/cases/nothing'),
      await step(mo, 'nothing', { kind: 'warn' }),
      await mo.post('/api/cases/nothing/close'),
      await mo.post('/api/sanctions/nothing/lift'),
      await mo.post('/api/sanctions/nothing/verdict', { verdict: 'lifted' }),
      await ben.post('/api/me/sanctions/nothing/appeal', { words: 'why' }),
    ];
    for (const answer of missing) expect(answer.json()).toEqual(REFUSED('P55', 'noSuchCase'));
  });

  it('[P6] is for moderators and admins alone, at every route', async () => {
    const { mo, ben, id } = await scene();
    const { id: sanction } = (await step(mo, id, { kind: 'warn' })).json().step;
    const tryAll = async (who: Visitor) => [
      await who.get('/api/cases'),
      await who.get(`/api/cases/${id}`),
      await step(who, id, { kind: 'warn' }),
      await who.post(`/api/cases/${id}/close`),
      await who.post(`/api/sanctions/${sanction}/lift`),
      await who.post(`/api/sanctions/${sanction}/verdict`, { verdict: 'lifted' }),
      await who.get('/api/audit'),
    ];
    for (const answer of await tryAll(ben)) expect(answer.json()).toEqual(REFUSED('P6', 'notAllowed'));
    for (const answer of await tryAll(new Visitor(server))) expect(answer.statusCode).toBe(401);
    expect((await mo.get('/api/audit')).json()).toEqual(REFUSED('P6', 'notAllowed'));
    const [meOfMo, meOfBen] = [await mo.get('/api/me'), await ben.get('/api/me')].map((one) => one.json().me);
    expect([meOfMo.moderator, meOfMo.admin, meOfBen.moderator]).toEqual([true, false, false]);
  });

  it('[P54] is judged by nobody who is part of it', async () => {
    const { mo, ada, table } = await scene();
    const zoe = await moderatorNamed('Zoe');
    await command(mo, table, { do: 'say', text: 'quiet please' });
    await command(zoe, table, { do: 'say', text: 'hello' });
    admins.push(mo.person, zoe.person);
    const about = await reported(ada, table, mo);
    const by = await reported(zoe, table, ada);
    for (const [who, id] of [
      [mo, about],
      [zoe, by],
    ] as const) {
      expect((await who.get(`/api/cases/${id}`)).json()).toEqual(REFUSED('P54', 'ownCase'));
      expect((await step(who, id, { kind: 'warn' })).json()).toEqual(REFUSED('P54', 'ownCase'));
      expect((await who.post(`/api/cases/${id}/close`)).json()).toEqual(REFUSED('P54', 'ownCase'));
      const listed = (await who.get('/api/cases')).json().cases;
      expect(listed.map((one: { id: string }) => one.id)).not.toContain(id);
    }
    const made = (await step(zoe, about, { kind: 'warn' })).json().step;
    expect((await mo.post(`/api/sanctions/${made.id}/lift`)).json()).toEqual(REFUSED('P54', 'ownCase'));
  });

  it('[P6] about a moderator is for admins', async () => {
    const { mo, ada, table } = await scene();
    const zoe = await moderatorNamed('Zoe');
    const ann = await moderatorNamed('Ann', admins);
    await command(mo, table, { do: 'say', text: 'quiet please' });
    const id = await reported(ada, table, mo);
    expect((await zoe.get(`/api/cases/${id}`)).json()).toEqual(REFUSED('P6', 'notAllowed'));
    expect((await zoe.get('/api/cases')).json().cases).toHaveLength(1);
    expect((await step(ann, id, { kind: 'warn' })).statusCode).toBe(200);
  });
});

describe('somebody who is muted', () => {
  it('[P51] does not speak in any way until then', async () => {
    const { mo, ben, table, id } = await scene();
    const own = (await ben.post('/api/groups', { name: 'Friends' })).json().group;
    expect((await ben.get('/api/me')).json().me).toMatchObject({ mutedUntil: null, bannedUntil: null });
    const until = (await mute(mo, id)).json().step.until;
    expect((await ben.get('/api/me')).json().me).toMatchObject({ mutedUntil: until, bannedUntil: null });
    const record = {
      ...{ game: 'rowhouse', options: {}, seats: 2, seed: '0'.repeat(32), plays: [] },
      names: ['you are', 'a fool'],
    };
    const ways = [
      await command(ben, table, { do: 'say', text: 'hello' }),
      await command(ben, table, { do: 'say', phrase: 'hello' }),
      await command(ben, await openedBy(ben), { do: 'say', text: 'hello' }),
      await ben.ask('PATCH', '/api/me', { name: 'You are a fool' }),
      await ben.post('/api/records', record),
      await ben.post('/api/groups', { name: 'Fools' }),
      await ben.ask('PATCH', `/api/groups/${own.id}`, { name: 'Fools' }),
    ];
    for (const answer of ways) expect(answer.json()).toEqual(REFUSED('P51', 'muted'));
    // Playing goes on, also with proposals: they carry no words.
    expect((await command(ben, table, { do: 'stand' })).statusCode).toBe(200);
    expect(
      (await command(ben, table, { do: 'propose', request: { kind: 'pause', words: 'x' } })).statusCode,
    ).toBe(400);
    expect((await ben.post('/api/tables', { plan: { ...plan(), name: 'a fool' }, seat: 0 })).statusCode).toBe(
      400,
    );
  });

  it('speaks again once it is over, or taken back', async () => {
    const { mo, ben, table, id } = await scene();
    const { id: sanction } = (await mute(mo, id)).json().step;
    await mo.post(`/api/sanctions/${sanction}/lift`);
    expect((await mo.post(`/api/sanctions/${sanction}/lift`)).json()).toEqual(REFUSED('P56', 'doneAlready'));
    expect((await command(ben, table, { do: 'say', text: 'sorry' })).statusCode).toBe(200);
    await step(mo, id, { kind: 'mute', until: Date.now() + 150 });
    expect((await command(ben, table, { do: 'say', text: 'one' })).statusCode).toBe(403);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await command(ben, table, { do: 'say', text: 'two' })).statusCode).toBe(200);
  });
});

describe('somebody who gets a new name', () => {
  it('is called so everywhere at once', async () => {
    const { mo, ben, id } = await scene();
    expect((await step(mo, id, { kind: 'rename', name: '\u202e' })).json()).toEqual(
      REFUSED('P10', 'badName'),
    );
    await step(mo, id, { kind: 'rename', name: ' Guest  7 ', words: 'that was no name' });
    expect((await ben.get('/api/me')).json().me.name).toBe('Guest 7');
    expect(server.named).toEqual([[ben.person, 'Guest 7']]);
  });
});

describe('somebody who is shut out', () => {
  it('[P50] can neither play nor watch, and is told why and until when', async () => {
    const { mo, ada, ben, table, id } = await scene();
    await command(ada, table, { do: 'start' });
    const waiting = await openedBy(ben);
    const { until } = await ban(mo, id);
    const closed = [
      await ben.get('/api/lobby'),
      await ben.get(`/api/tables/${table}`),
      await ben.get(`/api/tables/${table}/tableView`),
      await command(ben, table, { do: 'return' }),
      await ben.post('/api/tables', { plan: plan(), seat: 0 }),
      await ben.ask('PATCH', '/api/me', { name: 'Benno' }),
      await ben.post('/api/guest', { name: 'Somebody else' }),
      await ben.post('/api/reports', { table, person: ada.person, reason: 'spam' }),
    ];
    for (const answer of closed) expect(answer.json()).toEqual(REFUSED('P50', 'banned'));
    expect((await ben.get('/api/me')).json().me).toMatchObject({ bannedUntil: until });
    expect((await ben.get('/api/me/sanctions')).json().sanctions).toMatchObject([
      { kind: 'ban', until, words: 'come back kinder' },
    ]);
    // By the table's own rule: a bot of its level plays on, and the seat that only waited is free again.
    const { tableView } = (await ada.get(`/api/tables/${table}/tableView`)).json();
    expect(tableView.seats[1]).toEqual({ kind: 'human', person: ben.person, standIn: 'level3' });
    expect((await ada.get(`/api/tables/${waiting}`)).json().table.seats[0]).toEqual({ kind: 'open' });
    expect((await ben.get('/api/me/export')).statusCode).toBe(200);
    expect((await ben.post('/api/sign-out')).statusCode).toBe(200);
  });

  it('[P50] cannot sign in, by whatever way, but reach the reasons from there', async () => {
    const { mo, ben, id } = await scene();
    const claim = { email: 'ben@example.org', password: 'a long password' };
    await ben.post('/api/me/password', claim);
    await ban(mo, id);
    const elsewhere = new Visitor(server);
    expect((await elsewhere.post('/api/sign-in', { ...claim, bearer: true })).json()).toEqual(
      REFUSED('P50', 'banned'),
    );
    expect(elsewhere.cookies.size).toBe(0);
    expect((await elsewhere.post('/api/sign-in', claim)).json()).toEqual(REFUSED('P50', 'banned'));
    expect((await elsewhere.get('/api/lobby')).statusCode).toBe(403);
    expect((await elsewhere.get('/api/me/sanctions')).json().sanctions).toHaveLength(1);
    // The browser is not lost for others.
    await elsewhere.post('/api/sign-out');
    expect((await elsewhere.post('/api/guest', { name: 'Cyd' })).statusCode).toBe(200);
  });

  it('comes back once it is over or taken back, to the same seat', async () => {
    const { mo, ada, ben, table, id } = await scene();
    await command(ada, table, { do: 'start' });
    const { id: sanction } = await ban(mo, id);
    await mo.post(`/api/sanctions/${sanction}/lift`);
    expect((await command(ben, table, { do: 'return' })).statusCode).toBe(200);
    await step(mo, id, { kind: 'ban', until: Date.now() + 100 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await ben.get('/api/lobby')).statusCode).toBe(200);
  });

  it('may still leave for good', async () => {
    const { mo, ben, id } = await scene();
    await ban(mo, id);
    expect((await ben.ask('DELETE', '/api/me')).statusCode).toBe(200);
    expect((await mo.get(`/api/cases/${id}`)).json()).toMatchObject({
      case: { person: null, name: '' },
      excerpt: [{ person: '', text: 'go away' }],
    });
    expect((await step(mo, id, { kind: 'warn' })).json()).toEqual(REFUSED('P16', 'noSuchPerson'));
  });
});

describe('an appeal', () => {
  const appeal = (who: Visitor, id: string, words = 'it was a joke') =>
    who.post(`/api/me/sanctions/${id}/appeal`, { words });
  const decide = (who: Visitor, id: string, verdict: string) =>
    who.post(`/api/sanctions/${id}/verdict`, { verdict, words: 'we looked again' });

  it('[P56] is made once, and decided once', async () => {
    const { mo, ben, id } = await scene();
    const zoe = await moderatorNamed('Zoe');
    const { id: sanction } = await ban(mo, id);
    expect((await appeal(ben, sanction, ' \n')).statusCode).toBe(400);
    expect((await decide(zoe, sanction, 'lifted')).json()).toEqual(REFUSED('P56', 'doneAlready'));
    expect((await appeal(ben, sanction)).statusCode).toBe(200);
    expect((await appeal(ben, sanction)).json()).toEqual(REFUSED('P56', 'doneAlready'));
    expect((await zoe.get('/api/cases')).json().appeals).toMatchObject([
      { id: sanction, appeal: 'it was a joke' },
    ]);
    expect((await decide(zoe, sanction, 'lifted')).statusCode).toBe(200);
    expect((await decide(zoe, sanction, 'upheld')).json()).toEqual(REFUSED('P56', 'doneAlready'));
    expect((await ben.get('/api/lobby')).statusCode).toBe(200);
    expect((await ben.get('/api/me/sanctions')).json().sanctions).toMatchObject([
      { verdict: 'lifted', verdictWords: 'we looked again' },
    ]);
    expect((await appeal(ben, sanction)).json()).toEqual(REFUSED('P56', 'doneAlready'));
  });

  it('[P54] is decided by another moderator, where there is one', async () => {
    const { mo, ben, id } = await scene();
    const { id: first } = await ban(mo, id);
    await appeal(ben, first);
    const zoe = await moderatorNamed('Zoe');
    expect((await decide(mo, first, 'upheld')).json()).toEqual(REFUSED('P54', 'ownCase'));
    await zoe.ask('DELETE', '/api/me');
    expect((await decide(mo, first, 'upheld')).statusCode).toBe(200);
    expect((await ben.get('/api/lobby')).statusCode).toBe(403);
  });

  it('[P55] is for whom the step is about, and not for notes', async () => {
    const { mo, ada, ben, id } = await scene();
    const note = (await step(mo, id, { kind: 'note', words: 'hm' })).json().step;
    const warning = (await step(mo, id, { kind: 'warn' })).json().step;
    expect((await appeal(ben, note.id)).json()).toEqual(REFUSED('P55', 'noSuchCase'));
    expect((await appeal(ada, warning.id)).json()).toEqual(REFUSED('P55', 'noSuchCase'));
  });
});

describe('the audit', () => {
  it('has every step of every moderator, and finds a row that was changed', async () => {
    const { mo, ben, id } = await scene();
    const ann = await moderatorNamed('Ann', admins);
    await step(mo, id, { kind: 'note', words: 'secret words' });
    const { id: sanction } = (await mute(mo, id)).json().step;
    await ben.post(`/api/me/sanctions/${sanction}/appeal`, { words: 'a joke' });
    await ann.post(`/api/sanctions/${sanction}/verdict`, { verdict: 'upheld' });
    await mo.post(`/api/sanctions/${sanction}/lift`);
    await mo.post(`/api/cases/${id}/close`, { answer: 'secret words' });
    const audit = (await ann.get('/api/audit')).json();
    const deeds = audit.rows.map(({ did, moderator }: { did: string; moderator: string }) => [
      did,
      audit.names[moderator],
    ]);
    expect(deeds.reverse()).toEqual([
      ['note', 'Mo'],
      ['mute', 'Mo'],
      ['upheld', 'Ann'],
      ['lifted', 'Mo'],
      ['closed', 'Mo'],
    ]);
    expect(audit).toMatchObject({ count: 5, broken: null });
    expect(JSON.stringify(audit.rows)).not.toContain('secret words');
    expect(server.log.join()).toContain(audit.rows[0].hash);
  });
});

it('everything of it is in the export of those whom it is about', async () => {
  const { mo, ada, ben, id } = await scene();
  await step(mo, id, { kind: 'warn', words: 'be kind' });
  const exported = async (who: Visitor) => (await who.get('/api/me/export')).json();
  expect(await exported(ada)).toMatchObject({
    reports: [{ id, words: 'rude' }],
    reported: [],
    sanctions: [],
  });
  const ofBen = await exported(ben);
  expect(ofBen).toMatchObject({
    reports: [],
    reported: [{ reason: 'insult', said: ['go away'], name: 'Ben' }],
    sanctions: [{ kind: 'warn', words: 'be kind' }],
    audit: [{ did: 'warn', byMe: false }],
  });
  const { tables: _, ...rest } = ofBen;
  expect(JSON.stringify(rest)).not.toContain(ada.person);
  expect(JSON.stringify(rest)).not.toContain(mo.person);
  expect(await exported(mo)).toMatchObject({ audit: [{ did: 'warn', byMe: true }] });
});
