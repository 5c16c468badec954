/** Events: who may hold one, sign up, check in, leave, and what organisers may do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, pageOf, step, usualPlan } from './eventSteps.ts';
import { reasonIn } from './rivals.ts';
import { guest, openTestServer, type TestServer, type Visitor } from './testServer.ts';

const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const announced = (change: object = {}, plan: object = {}) => ({
  ...{ name: 'Autumn Cup', starts: Date.now() + HOUR, plan: { ...usualPlan, ...plan } },
  ...change,
});

async function eventOf(host: Visitor, change: object = {}, plan: object = {}): Promise<string> {
  return (await host.post('/api/events', announced(change, plan))).json().event.id;
}

describe('an event', () => {
  it('is announced, signed up for and listed, and its page is sent once for each version', async () => {
    const [ada, ben] = [await member(server, 'Ada'), await member(server, 'Ben')];
    const id = await eventOf(ada);
    expect((await ben.post(`/api/events/${id}/join`, {})).statusCode).toBe(200);
    const { version, page } = (await ben.get(`/api/events/${id}`)).json();
    expect(page).toMatchObject({
      event: { name: 'Autumn Cup', phase: 'announced', host: ada.person },
      mine: 1,
      people: [{ number: 1, person: ben.person, state: 'signedUp', takesPart: false }],
      names: { [ben.person]: 'Ben' },
    });
    expect((await ben.get(`/api/events/${id}?known=${version}`)).json()).toEqual({ version, page: null });
    const { events } = (await ben.get('/api/events')).json();
    expect(events.find((row: { event: { id: string } }) => row.event.id === id)).toMatchObject({
      people: 1,
      mine: 'signedUp',
    });
  });

  it('[P105] needs an account, to hold one and to play in one that is for everybody', async () => {
    const [ada, ben] = [await member(server, 'Ada'), await guest(server, 'Ben')];
    expect(reasonIn(await ben.post('/api/events', announced()))).toEqual({
      rule: 'P105',
      code: 'needsAccount',
    });
    const id = await eventOf(ada);
    expect(reasonIn(await ben.post(`/api/events/${id}/join`, {}))).toEqual({
      rule: 'P105',
      code: 'needsAccount',
    });
    expect((await pageOf(ada, id)).people).toEqual([]);
  });

  it.each([
    ['that has begun', { starts: Date.now() - HOUR }, {}],
    ['far away', { starts: Date.now() + 91 * 24 * HOUR }, {}],
    ['with rounds too short to play', {}, { roundTime: 1000 }],
    ['with rounds that begin before the last is over', {}, { every: HOUR / 2 }],
    ['of too many for a round robin', {}, { format: 'roundRobin', capacity: 32 }],
    ['at tables too large for the game', {}, { seats: 5 }],
  ])('[P104] is refused %s', async (_what, change, plan) => {
    const ada = await member(server, 'Ada');
    expect(reasonIn(await ada.post('/api/events', announced(change, plan)))).toEqual({
      rule: 'P104',
      code: 'badEvent',
    });
  });

  it('[P101] lets in as many as it has room for', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => member(server, name)));
    const [ada, ben, cleo] = people as [Visitor, Visitor, Visitor];
    const id = await eventOf(ada, {}, { capacity: 2 });
    for (const one of [ada, ben]) await one.post(`/api/events/${id}/join`, {});
    expect(reasonIn(await cleo.post(`/api/events/${id}/join`, {}))).toEqual({
      rule: 'P101',
      code: 'eventFull',
    });
    await ben.post(`/api/events/${id}/leave`, {});
    expect((await cleo.post(`/api/events/${id}/join`, {})).statusCode).toBe(200);
  });

  it('[P102] [P103] is checked in to when it is time, by those who are in it', async () => {
    const [ada, ben] = [await member(server, 'Ada'), await member(server, 'Ben')];
    const id = await eventOf(ada);
    await ada.post(`/api/events/${id}/join`, {});
    expect(reasonIn(await ada.post(`/api/events/${id}/check-in`, {}))).toEqual({
      rule: 'P103',
      code: 'eventClosed',
    });
    await step(server, id, { tournament: { phase: 'checkIn' } });
    expect(reasonIn(await ben.post(`/api/events/${id}/check-in`, {}))).toEqual({
      rule: 'P102',
      code: 'notInEvent',
    });
    await ada.post(`/api/events/${id}/check-in`, {});
    await ada.post(`/api/events/${id}/check-in`, {});
    await ben.post(`/api/events/${id}/join`, {});
    expect((await pageOf(ada, id)).people.map(({ state }: { state: string }) => state)).toEqual([
      'here',
      'here',
    ]);
  });

  it('[P102] [P103] is left and come back to while it is under way, except an elimination', async () => {
    const ada = await member(server, 'Ada');
    const under = async (plan: object) => {
      const id = await eventOf(ada, {}, plan);
      await ada.post(`/api/events/${id}/join`, {});
      const { tournament } = (await server.store.tournament(id)) ?? {};
      await server.store.stepTournament(id, tournament?.version ?? 0, {
        tournament: {
          phase: 'playing',
          round: 1,
          rounds: 3,
          progress: { began: 0, ends: 1, isChecked: true, next: null },
        },
        people: [{ number: 1, state: 'here', draw: 0 }],
      });
      return id;
    };
    const swiss = await under({});
    expect(reasonIn(await ada.post(`/api/events/${swiss}/return`, {}))).toEqual({
      rule: 'P102',
      code: 'notInEvent',
    });
    await ada.post(`/api/events/${swiss}/leave`, {});
    expect((await ada.post(`/api/events/${swiss}/return`, {})).statusCode).toBe(200);
    const knockout = await under({ format: 'elimination' });
    await ada.post(`/api/events/${knockout}/leave`, {});
    expect(reasonIn(await ada.post(`/api/events/${knockout}/return`, {}))).toEqual({
      rule: 'P103',
      code: 'eventClosed',
    });
    expect(reasonIn(await ada.post(`/api/events/${knockout}/leave`, {}))).toEqual({
      rule: 'P102',
      code: 'notInEvent',
    });
  });

  it('[P6] [P103] is its organiser’s to call off, and to remove people from, who cannot come back', async () => {
    const [ada, ben] = [await member(server, 'Ada'), await member(server, 'Ben')];
    const id = await eventOf(ada);
    await ben.post(`/api/events/${id}/join`, {});
    for (const refused of [
      await ben.post(`/api/events/${id}/call-off`, {}),
      await ben.ask('DELETE', `/api/events/${id}/people/${ada.person}`),
    ])
      expect(reasonIn(refused)).toEqual({ rule: 'P6', code: 'notAllowed' });
    await ada.ask('DELETE', `/api/events/${id}/people/${ben.person}`);
    expect(reasonIn(await ben.post(`/api/events/${id}/join`, {}))).toEqual({
      rule: 'P103',
      code: 'eventClosed',
    });
    await ada.post(`/api/events/${id}/call-off`, {});
    expect((await pageOf(ada, id)).event).toMatchObject({ phase: 'calledOff' });
    expect(reasonIn(await ada.post(`/api/events/${id}/call-off`, {}))).toEqual({
      rule: 'P103',
      code: 'eventClosed',
    });
    expect(reasonIn(await ada.post(`/api/events/${id}/leave`, {}))).toEqual({
      rule: 'P103',
      code: 'eventClosed',
    });
  });

  it('[P100] of a group is there for its people alone, guests among them', async () => {
    const [ada, ben] = [await member(server, 'Ada'), await guest(server, 'Ben')];
    const { group } = (await ada.post('/api/groups', { name: 'Thursday' })).json();
    const id = await eventOf(ada, { group: group.id });
    const nothing = { rule: 'P100', code: 'noSuchEvent' };
    expect(reasonIn(await ben.get(`/api/events/${id}`))).toEqual(nothing);
    expect(reasonIn(await ben.post(`/api/events/${id}/join`, {}))).toEqual(nothing);
    expect(reasonIn(await ben.get(`/api/events?group=${group.id}`))).toEqual({
      rule: 'P40',
      code: 'noSuchGroup',
    });
    await server.store.joinGroup(group.id, ben.person, 1, 9);
    expect((await ben.post(`/api/events/${id}/join`, {})).statusCode).toBe(200);
    expect((await ben.get(`/api/events?group=${group.id}`)).json().events).toHaveLength(1);
    expect(reasonIn(await ada.get('/api/events/nowhere'))).toEqual(nothing);
  });

  it('[P10] has a name with something to see', async () => {
    const ada = await member(server, 'Ada');
    expect(reasonIn(await ada.post('/api/events', announced({ name: ' ' })))).toEqual({
      rule: 'P10',
      code: 'badName',
    });
  });

  it('[P7] is announced three times a week by one person, refusals not counted', async () => {
    const strict = await openTestServer({ limits: { eventsPerWeek: 3 } });
    const ada = await guest(strict, 'Ada');
    await strict.store.changePerson(ada.person, { passwordHash: 'secret' });
    for (let n = 0; n < 4; n++) await ada.post('/api/events', announced({ starts: 0 }));
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await ada.post('/api/events', announced())).statusCode);
    await strict.close();
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
