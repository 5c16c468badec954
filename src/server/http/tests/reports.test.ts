import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINES_IN_REPORT } from '#protocol';
import {
  command,
  guest,
  openedBy,
  openTestServer,
  playOut,
  type TestServer,
  type Visitor,
} from './testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ limits: { reportsPerDay: 10 } });
});
afterEach(() => server.close());

/** Ada's table, where Ben sits and has spoken. */
async function company() {
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const table = await openedBy(ada);
  await command(ben, table, { do: 'sit', seat: 1 });
  await say(ben, table, 'go away');
  return { ada, ben, table };
}

const say = (who: Visitor, table: string, text: string) => command(who, table, { do: 'say', text });

const report = (who: Visitor, table: string, person: string, more: object = {}) =>
  who.post('/api/reports', { table, person, reason: 'insult', ...more });

/** A group of the first one, which the others have joined. */
async function groupOf(host: Visitor, ...others: readonly Visitor[]): Promise<string> {
  const { group } = (await host.post('/api/groups', { name: 'Thursday' })).json();
  const { path } = (await host.get(`/api/groups/${group.id}`)).json();
  for (const one of others) await one.post(`/api/group-links/${path.split('/').at(-1)}/accept`);
  return group.id;
}

const REFUSED = (rule: string, code: string) => ({ reason: { rule, code } });

describe('a report', () => {
  it('comes with the last lines of the table as the server has them, and a state for the reporter', async () => {
    const { ada, ben, table } = await company();
    for (let n = 1; n <= LINES_IN_REPORT + 5; n++) await say(n % 2 ? ben : ada, table, `line ${n}`);
    await command(ben, table, { do: 'say', phrase: 'sorry' });
    const made = (await report(ada, table, ben.person, { reason: 'threat', words: ' he \n said so' })).json()
      .report;
    expect(made).toMatchObject({
      person: ben.person,
      table,
      reason: 'threat',
      words: 'he said so',
      state: 'open',
    });
    expect(made).not.toHaveProperty('excerpt');
    const kept = await server.store.case(made.id);
    expect(kept).toMatchObject({ reporter: ada.person, name: 'Ben' });
    expect(kept?.excerpt).toHaveLength(LINES_IN_REPORT);
    expect(kept?.excerpt.at(-1)).toMatchObject({ person: ben.person, phrase: 'sorry' });
    expect(kept?.excerpt.at(-2)).toMatchObject({ person: ben.person, text: 'line 55', seat: 1 });
    const mine = (await ada.get('/api/me/reports')).json();
    expect(mine).toEqual({ reports: [made], names: { [ben.person]: 'Ben' } });
    expect((await ben.get('/api/me/reports')).json().reports).toEqual([]);
  });

  it('has only lines that the reporter could read', async () => {
    const { ada, ben, table } = await company();
    const eve = await guest(server, 'Eve');
    await command(ada, table, { do: 'start' });
    await say(eve, table, 'she has the red one');
    await report(ada, table, ben.person);
    await say(ada, table, 'hello');
    await report(eve, table, ben.person);
    const textsBy = async (who: Visitor) =>
      (await server.store.casesBy(who.person))[0]?.excerpt.map(({ text }) => text);
    expect(await textsBy(ada)).toEqual(['go away']);
    expect(await textsBy(eve)).toEqual(['go away', 'she has the red one', 'hello']);
    await playOut(table, ada, ben);
    await report(ada, table, eve.person);
    expect(await textsBy(ada)).toEqual(['go away', 'she has the red one', 'hello']);
  });

  it('[P1] takes no lines from outside', async () => {
    const { ada, ben, table } = await company();
    const forged = { excerpt: [{ seq: 9, at: 9, person: ben.person, seat: 1, text: 'what Ben never said' }] };
    expect((await report(ada, table, ben.person, forged)).json()).toEqual(REFUSED('P1', 'malformed'));
    expect((await report(ada, table, ben.person, { reason: 'ugly' })).json()).toEqual(
      REFUSED('P1', 'malformed'),
    );
    const long = { words: 'x'.repeat(1001) };
    expect((await report(ada, table, ben.person, long)).json()).toEqual(REFUSED('P1', 'malformed'));
    expect(await server.store.cases('open', 10)).toEqual([]);
  });

  it('[P53] is about a table where both have been', async () => {
    const { ada, ben, table } = await company();
    const eve = await guest(server, 'Eve');
    expect((await report(eve, table, ben.person)).json()).toEqual(REFUSED('P53', 'notThere'));
    expect((await report(ada, table, eve.person)).json()).toEqual(REFUSED('P53', 'notThere'));
    await say(eve, table, 'may I watch?');
    expect((await report(eve, table, ben.person)).statusCode).toBe(200);
  });

  it('[P54] is about somebody else', async () => {
    const { ada, table } = await company();
    expect((await report(ada, table, ada.person)).json()).toEqual(REFUSED('P54', 'ownCase'));
  });

  it('[P56] is made once while it is open', async () => {
    const { ada, ben, table } = await company();
    await report(ada, table, ben.person);
    expect((await report(ada, table, ben.person)).json()).toEqual(REFUSED('P56', 'doneAlready'));
    expect((await report(ben, table, ada.person)).statusCode).toBe(200);
  });

  it('[P7] is made ten times a day at most, and what is refused does not count', async () => {
    const { ada, ben } = await company();
    const again = async () => {
      const table = await openedBy(ada);
      await command(ben, table, { do: 'sit', seat: 1 });
      await report(ada, table, ada.person);
      return (await report(ada, table, ben.person)).statusCode;
    };
    const codes: number[] = [];
    for (let n = 0; n < 11; n++) codes.push(await again());
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });

  it('[P5] [P16] names a table and a person that are there', async () => {
    const { ada, ben, table } = await company();
    expect((await report(ada, 'nosuchtable', ben.person)).json()).toEqual(REFUSED('P5', 'noSuchTable'));
    expect((await report(ada, table, 'nobody')).json()).toEqual(REFUSED('P16', 'noSuchPerson'));
  });
});

describe('a report about somebody in a group', () => {
  const about = (who: Visitor, group: string, person: string) =>
    who.post('/api/reports', { group, person, reason: 'insult' });

  it('comes with the last lines said there, also those that the reporter does not read', async () => {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const group = await groupOf(ada, ben);
    for (let n = 1; n <= LINES_IN_REPORT + 2; n++)
      await (n % 2 ? ben : ada).post(`/api/groups/${group}/lines`, { text: `line ${n}` });
    await ada.ask('PUT', `/api/blocks/${ben.person}`, { kind: 'mute' });
    const made = (await about(ada, group, ben.person)).json().report;
    expect(made).toMatchObject({ person: ben.person, table: group, state: 'open' });
    const excerpt = (await server.store.case(made.id))?.excerpt ?? [];
    expect(excerpt).toHaveLength(LINES_IN_REPORT);
    expect(excerpt[0]).toMatchObject({ person: ben.person, seat: null, text: 'line 3' });
    expect(excerpt.at(-1)).toMatchObject({ person: ada.person, text: `line ${LINES_IN_REPORT + 2}` });
    expect((await about(ada, group, ben.person)).json()).toEqual(REFUSED('P56', 'doneAlready'));
  });

  it('may be about one who has left after speaking', async () => {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const group = await groupOf(ada, ben);
    await ben.post(`/api/groups/${group}/lines`, { text: 'go away' });
    await ben.ask('DELETE', `/api/groups/${group}/people/${ben.person}`);
    expect((await about(ada, group, ben.person)).statusCode).toBe(200);
    expect((await about(ben, group, ada.person)).json()).toEqual(REFUSED('P40', 'noSuchGroup'));
  });

  it('[P40] [P53] [P1] is for its people, about its people, and about one place', async () => {
    const [ada, ben, eve] = [
      await guest(server, 'Ada'),
      await guest(server, 'Ben'),
      await guest(server, 'Eve'),
    ];
    const group = await groupOf(ada, ben);
    expect((await about(eve, group, ben.person)).json()).toEqual(REFUSED('P40', 'noSuchGroup'));
    expect((await about(ada, 'nosuchgroup', ben.person)).json()).toEqual(REFUSED('P40', 'noSuchGroup'));
    expect((await about(ada, group, eve.person)).json()).toEqual(REFUSED('P53', 'notThere'));
    const both = { group, table: await openedBy(ada), person: ben.person, reason: 'insult' };
    expect((await ada.post('/api/reports', both)).json()).toEqual(REFUSED('P1', 'malformed'));
  });
});

it('[P52] the same line three times a minute, also over HTTP', async () => {
  const flooded = await openTestServer({ limits: { sameLinePerMinute: 3 } });
  const ada = await guest(flooded, 'Ada');
  const table = await openedBy(ada);
  const codes: number[] = [];
  for (let n = 0; n < 4; n++) codes.push((await say(ada, table, 'Join my site')).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
  const { group } = (await ada.post('/api/groups', { name: 'Thursday' })).json();
  const inGroup = (text: string) => ada.post(`/api/groups/${group.id}/lines`, { text });
  expect((await inGroup('join my site!')).json()).toEqual(REFUSED('P52', 'flood'));
  expect((await inGroup('Who plays?')).statusCode).toBe(200);
  await flooded.close();
});
