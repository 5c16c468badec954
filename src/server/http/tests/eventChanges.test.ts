/** Announced events: what their organisers may still change, who is told, and who may still come in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POINT } from '#tournament';
import { TOURNAMENT_TIMES } from '../../tournaments/times.ts';
import { member, pageOf, step, usualPlan } from './eventSteps.ts';
import { reasonIn } from './rivals.ts';
import { openTestServer, type TestServer, type Visitor } from './testServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Ada organises it, and plays; Ben has signed up, too. */
async function eventOfTwo(plan: object = {}, starts = Date.now() + HOUR) {
  const [ada, ben] = [await member(server, 'Ada'), await member(server, 'Ben')];
  const body = { name: 'Autumn Cup', starts, plan: { ...usualPlan, ...plan } };
  const { id } = (await ada.post('/api/events', body)).json().event;
  for (const one of [ada, ben]) await one.post(`/api/events/${id}/join`, {});
  return { ada, ben, id: id as string };
}

const change = (who: Visitor, id: string, body: object) => who.ask('PATCH', `/api/events/${id}`, body);

/** How often somebody is to be told of something. */
async function toldOf(who: Visitor): Promise<number> {
  return (await server.store.notices(who.person)).length;
}

async function reachable(who: Visitor): Promise<void> {
  await server.store.addChannel({
    ...{ id: who.person, person: who.person, kind: 'push', address: 'https://push.example', keys: {} },
    ...{ language: 'en', generation: 1, state: 'on', failures: 0, used: null, answer: null, created: 1 },
  });
}

describe('an announced event', () => {
  it('[P106] is changed by its organiser; who is in it is told of another beginning or clock', async () => {
    const { ada, ben, id } = await eventOfTwo();
    for (const one of [ada, ben]) await reachable(one);
    const renamed = { name: ' Spring Cup ', description: 'Bring\ntea.', plan: { capacity: 16, rounds: 4 } };
    expect((await change(ada, id, renamed)).json().event).toMatchObject({
      name: 'Spring Cup',
      description: 'Bring tea.',
      changed: null,
      plan: { capacity: 16, rounds: 4, game: 'rowhouse' },
    });
    expect(await toldOf(ben)).toBe(0);
    const starts = Date.now() + 2 * HOUR;
    expect((await change(ada, id, { starts })).statusCode).toBe(200);
    const clock = { bank: 20 * MINUTE, increment: 0, cap: 20 * MINUTE };
    await change(ada, id, { plan: { clock } });
    const { event } = await pageOf(ben, id);
    expect(event).toMatchObject({ name: 'Spring Cup', starts, plan: { clock, byTurns: false, rounds: 4 } });
    expect(event.changed).toBeGreaterThan(event.created - 1);
    expect(await toldOf(ben)).toBe(2);
    expect(await toldOf(ada)).toBe(0);
  });

  it.each([
    ['another game', { game: 'tangramcity' }],
    ['another form', { format: 'league' }],
    ['other seats', { seats: 3 }],
    ['other options', { options: { hand: 2 } }],
  ])('[P106] keeps what people have signed up for, not %s', async (_what, plan) => {
    const { ada, ben, id } = await eventOfTwo();
    const before = await pageOf(ben, id);
    expect(reasonIn(await change(ada, id, { name: 'Other', plan }))).toEqual({
      rule: 'P106',
      code: 'eventSettled',
    });
    expect(await pageOf(ben, id)).toEqual(before);
  });

  it('[P107] keeps room for everybody who is in it', async () => {
    const { ada, ben, id } = await eventOfTwo();
    const cleo = await member(server, 'Cleo');
    await cleo.post(`/api/events/${id}/join`, {});
    const two = { plan: { capacity: 2 } };
    expect(reasonIn(await change(ada, id, two))).toEqual({ rule: 'P107', code: 'tooFewPlaces' });
    await ben.post(`/api/events/${id}/leave`, {});
    expect((await change(ada, id, two)).statusCode).toBe(200);
  });

  it('[P108] leaves the whole check-in when it is brought forward, where somebody else is in it', async () => {
    const { ada, ben, id } = await eventOfTwo();
    const soon = { starts: Date.now() + TOURNAMENT_TIMES.checkIn.live / 2 };
    const tooSoon = { rule: 'P108', code: 'tooSoon' };
    expect(reasonIn(await change(ada, id, soon))).toEqual(tooSoon);
    // Rounds of days have a check-in of a day.
    const days = { clock: { bank: 72 * HOUR, increment: 0, cap: 72 * HOUR }, roundTime: 336 * HOUR };
    expect(reasonIn(await change(ada, id, { plan: days }))).toEqual(tooSoon);
    expect((await change(ada, id, { starts: Date.now() + HOUR / 2 })).statusCode).toBe(200);
    await ben.post(`/api/events/${id}/leave`, {});
    expect((await change(ada, id, soon)).statusCode).toBe(200);
  });

  it('[P108] that is put off during its check-in asks everybody again', async () => {
    const { ada, ben, id } = await eventOfTwo({}, Date.now() + 5 * MINUTE);
    await step(server, id, { tournament: { phase: 'checkIn' } });
    await ben.post(`/api/events/${id}/check-in`, {});
    await change(ada, id, { starts: Date.now() + 8 * MINUTE });
    expect((await pageOf(ben, id)).event.phase).toBe('checkIn');
    await change(ada, id, { starts: Date.now() + HOUR });
    const page = await pageOf(ben, id);
    expect(page.event.phase).toBe('announced');
    expect(page.people.map(({ state }: { state: string }) => state)).toEqual(['signedUp', 'signedUp']);
  });

  it('[P104] [P6] [P10] [P103] is not changed into what cannot be, by others, or once it has begun', async () => {
    const { ada, ben, id } = await eventOfTwo();
    for (const [who, body, reason] of [
      [ada, { starts: Date.now() - HOUR }, { rule: 'P104', code: 'badEvent' }],
      [ada, { plan: { roundTime: 1000 } }, { rule: 'P104', code: 'badEvent' }],
      [ada, { name: ' ' }, { rule: 'P10', code: 'badName' }],
      [ben, { name: 'Mine' }, { rule: 'P6', code: 'notAllowed' }],
    ] as const)
      expect(reasonIn(await change(who, id, body))).toEqual(reason);
    await step(server, id, { tournament: { phase: 'playing', round: 1, rounds: 3 } });
    expect(reasonIn(await change(ada, id, { name: 'Late' }))).toEqual({ rule: 'P103', code: 'eventClosed' });
  });
});

describe('an event under way', () => {
  /** Ada and Ben play; Cleo has missed the check-in. */
  async function underWay(plan: object, round: number, rounds: number) {
    const { ada, ben, id } = await eventOfTwo({ capacity: 4, ...plan });
    const cleo = await member(server, 'Cleo');
    await cleo.post(`/api/events/${id}/join`, {});
    await step(server, id, {
      tournament: { phase: 'playing', round, rounds },
      people: [
        { number: 1, state: 'here', draw: 0 },
        { number: 2, state: 'here', draw: 1 },
        { number: 3, state: 'absent' },
      ],
      drafts: [{ division: 0, kind: 'table', seats: [1, 2], scores: null }],
    });
    return { ada, ben, cleo, id };
  }

  it('[P109] can be entered until half of its rounds have begun, with half a point, also by who missed the check-in', async () => {
    const { cleo, id } = await underWay({}, 3, 6);
    const [dora, emil] = [await member(server, 'Dora'), await member(server, 'Emil')];
    expect((await cleo.post(`/api/events/${id}/check-in`, {})).statusCode).toBe(200);
    expect((await dora.post(`/api/events/${id}/join`, {})).statusCode).toBe(200);
    expect((await dora.post(`/api/events/${id}/join`, {})).statusCode).toBe(200);
    expect(reasonIn(await emil.post(`/api/events/${id}/join`, {}))).toEqual({
      rule: 'P101',
      code: 'eventFull',
    });
    const { people, pairings } = await pageOf(dora, id);
    expect(people.slice(2)).toMatchObject([
      { number: 3, state: 'here', takesPart: true, points: 0.5 },
      { number: 4, state: 'here', takesPart: true, points: 0.5 },
    ]);
    const late = pairings.filter(({ kind }: { kind: string }) => kind === 'late');
    expect(late).toMatchObject([
      { round: 3, number: 2, seats: [3], scores: [0.5] },
      { round: 3, number: 3, seats: [4], scores: [0.5] },
    ]);
    const whole = await server.store.tournament(id);
    expect(whole?.people.map(({ draw }) => draw)).toEqual([0, 1, 2, 3]);
    expect(whole?.pairings.at(-1)).toMatchObject({ table: null, isOpen: true, scores: [POINT / 2] });
  });

  it('[P109] [P103] cannot be entered after that, nor where everybody meets everybody', async () => {
    const later = await underWay({}, 4, 6);
    const tooLate = { rule: 'P109', code: 'tooLateToEnter' };
    expect(reasonIn(await later.cleo.post(`/api/events/${later.id}/check-in`, {}))).toEqual(tooLate);
    expect((await pageOf(later.cleo, later.id)).people[2]).toMatchObject({
      state: 'absent',
      takesPart: false,
    });
    const all = await underWay({ format: 'roundRobin' }, 1, 3);
    const closed = { rule: 'P103', code: 'eventClosed' };
    expect(reasonIn(await all.cleo.post(`/api/events/${all.id}/join`, {}))).toEqual(closed);
    // Whoever has played comes back another way.
    const swiss = await underWay({}, 1, 6);
    await swiss.ben.post(`/api/events/${swiss.id}/leave`, {});
    expect(reasonIn(await swiss.ben.post(`/api/events/${swiss.id}/join`, {}))).toEqual(closed);
  });
});
