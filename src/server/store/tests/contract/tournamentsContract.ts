/** What the store promises of tournaments. */
import { expect, it } from 'vitest';
import { POINT } from '#tournament';
import type { Store } from '../../index.ts';
import { TOURNAMENT as ID, personOf, tournamentOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

async function filled(store: Store): Promise<void> {
  for (const id of ['ada', 'ben', 'cleo']) await store.addPerson(personOf(id));
  await store.addTournament(tournamentOf(), []);
}

export function keepsTournaments(at: Tested): void {
  it('is there once, however often it is added', async () => {
    await filled(at.store);
    expect(await at.store.addTournament(tournamentOf({ name: 'Another' }), [])).toBe(false);
    expect((await at.store.tournament(ID))?.tournament).toEqual(tournamentOf());
    expect(await at.store.tournament('nowhere')).toBeUndefined();
  });

  it('lets in as many as there is room for, each once, until it begins', async () => {
    await filled(at.store);
    const { store } = at;
    const entered = await Promise.all(
      ['ada', 'ben', 'cleo', 'ada'].map((person) => store.enterTournament(ID, person, 5)),
    );
    expect(entered.filter((one) => one === 'full')).toHaveLength(1);
    expect((await store.tournament(ID))?.people.map(({ number }) => number)).toEqual([1, 2]);
    const [first] = (await store.tournament(ID))?.people ?? [];
    expect(await store.changeEntrant(ID, first?.person ?? '', ['signedUp'], 'left')).toBe(true);
    expect(await store.changeEntrant(ID, first?.person ?? '', ['signedUp'], 'here')).toBe(false);
    const { version } = (await store.tournament(ID))?.tournament ?? { version: 0 };
    await store.stepTournament(ID, version, { tournament: { phase: 'playing', round: 1, rounds: 1 } });
    expect(await store.enterTournament(ID, first?.person ?? '', 6)).toBe('tooLate');
    await store.stepTournament(ID, version + 2, { tournament: { phase: 'over', finished: 7 } });
    expect(await store.enterTournament(ID, first?.person ?? '', 8)).toBe('closed');
  });

  it('lets somebody into a Swiss tournament late, each once, with half a point', async () => {
    await filled(at.store);
    const { store } = at;
    await store.enterTournament(ID, 'ada', 5);
    const { version } = (await store.tournament(ID))?.tournament ?? { version: 0 };
    await store.stepTournament(ID, version, {
      tournament: { phase: 'playing', round: 2, rounds: 4 },
      people: [{ number: 1, state: 'here', draw: 0 }],
      drafts: [{ division: 0, kind: 'bye', seats: [1], scores: [POINT] }],
    });
    const late = await Promise.all(['ben', 'ben'].map((id) => store.enterTournament(ID, id, 6)));
    expect(late).toEqual(['entered', 'entered']);
    expect(await store.enterTournament(ID, 'cleo', 6)).toBe('full');
    const whole = await store.tournament(ID);
    expect(whole?.people[1]).toMatchObject({ number: 2, state: 'here', draw: 1 });
    expect(whole?.pairings).toMatchObject([
      { number: 1, kind: 'bye' },
      { round: 2, number: 2, kind: 'late', seats: [2], scores: [POINT / 2], table: null },
    ]);
    await store.stepTournament(ID, whole?.tournament.version ?? 0, { tournament: { round: 3 } });
    expect(await store.enterTournament(ID, 'cleo', 7)).toBe('tooLate');
  });

  it('stores a step once: of two from the same version one counts', async () => {
    await filled(at.store);
    const { store } = at;
    await store.enterTournament(ID, 'ada', 5);
    await store.enterTournament(ID, 'ben', 6);
    const { version } = (await store.tournament(ID))?.tournament ?? { version: 0 };
    const change = {
      tournament: { phase: 'playing', round: 1, rounds: 1, wake: 700 },
      people: [{ number: 1, state: 'here', draw: 0 }],
      drafts: [{ division: 0, kind: 'table', seats: [2, 1], scores: null }],
    } as const;
    const stored = await Promise.all([
      store.stepTournament(ID, version, change),
      store.stepTournament(ID, version, change),
    ]);
    expect(stored.toSorted()).toEqual([false, true]);
    const whole = await store.tournament(ID);
    expect(whole?.pairings).toEqual([
      {
        ...{
          round: 1,
          number: 1,
          division: 0,
          kind: 'table',
          seats: [2, 1],
          scores: null,
          missed: [],
          came: [],
        },
        ...{ table: `${ID}r1t1`, isOpen: false },
      },
    ]);
    expect(whole?.people[0]).toMatchObject({ state: 'here', draw: 0 });
    await store.stepTournament(ID, version + 1, {
      tournament: {},
      pairings: [{ round: 1, number: 1, scores: [POINT, 0], missed: [1], came: [2], isOpen: true }],
    });
    expect((await store.tournament(ID))?.pairings[0]).toMatchObject({
      scores: [POINT, 0],
      missed: [1],
      came: [2],
      isOpen: true,
    });
  });

  it('is claimed by one when something is due, until its step or the end of the claim', async () => {
    await filled(at.store);
    const { store } = at;
    expect(await store.claimTournaments(499, 100, 8)).toEqual([]);
    const claims = await Promise.all([
      store.claimTournaments(600, 100, 8),
      store.claimTournaments(600, 100, 8),
    ]);
    expect(claims.flat()).toEqual([ID]);
    expect(await store.claimTournaments(650, 100, 8)).toEqual([]);
    expect(await store.claimTournaments(700, 100, 8)).toEqual([ID]);
    await store.stepTournament(ID, 0, { tournament: { wake: 900 } });
    expect(await store.claimTournaments(800, 100, 8)).toEqual([]);
    expect(await store.claimTournaments(900, 100, 8)).toEqual([ID]);
    await store.stepTournament(ID, 1, { tournament: { finished: 950, phase: 'over' } });
    expect(await store.claimTournaments(5000, 100, 8)).toEqual([]);
  });

  it('is listed for everybody, or for its group alone', async () => {
    await filled(at.store);
    const { store } = at;
    await store.addGroup({ id: 'thursday', name: 'Thursday', host: 'ada', generation: 1, created: 1 });
    const own = `ev${'b'.repeat(14)}`;
    await store.addTournament(tournamentOf({ id: own, group: 'thursday' }), []);
    await store.enterTournament(own, 'ada', 5);
    const ids = async (...asked: Parameters<Store['tournaments']>) =>
      (await store.tournaments(...asked)).map((row) => row.tournament.id);
    expect(await ids(undefined, undefined, 0, 9)).toEqual([ID]);
    expect(await ids('ben', undefined, 0, 9)).toEqual([ID]);
    expect(await ids('ada', undefined, 0, 9)).toEqual([ID, own]);
    expect(await ids('ada', 'thursday', 0, 9)).toEqual([own]);
    expect((await store.tournaments('ada', 'thursday', 0, 9))[0]).toMatchObject({
      people: 1,
      mine: 'signedUp',
    });
  });

  it('forgets who was there, and keeps what they played', async () => {
    await filled(at.store);
    const { store } = at;
    await store.enterTournament(ID, 'ada', 5);
    expect(await store.tournamentsOf('ada')).toMatchObject([
      { tournament: { id: ID }, entry: { number: 1 } },
    ]);
    await store.forgetPerson('ada');
    expect((await store.tournament(ID))?.people).toMatchObject([{ number: 1, person: null, state: 'left' }]);
    expect((await store.tournament(ID))?.tournament.host).toBeNull();
    expect(await store.tournamentsOf('ada')).toEqual([]);
  });

  it('tells those who have a way to be reached, once, as long as there is something to tell', async () => {
    await filled(at.store);
    const { store } = at;
    for (const person of ['ada', 'ben'])
      await store.addChannel({
        ...{
          id: `c${person}`,
          person,
          kind: 'push',
          address: 'https://push.example',
          keys: {},
          language: 'en',
        },
        ...{ generation: 1, state: 'on', failures: 0, used: null, answer: null, created: 1 },
      });
    for (const person of ['ada', 'ben']) await store.enterTournament(ID, person, 5);
    const { version } = (await store.tournament(ID))?.tournament ?? { version: 0 };
    const notices = { people: ['ada', 'ben', 'cleo'], key: 'checkIn', at: 10 };
    await store.stepTournament(ID, version, { tournament: { phase: 'checkIn' }, notices });
    await store.stepTournament(ID, version + 1, { tournament: {}, notices });
    const changed = { people: ['ben'], key: `${version} changed`, at: 10 };
    await store.stepTournament(ID, version + 2, { tournament: { starts: 2000 }, notices: changed });
    // Whoever is there already need not be told of the check-in.
    await store.changeEntrant(ID, 'ben', ['signedUp'], 'here');
    const claimed = await store.claimNotices(20, 100, 8);
    expect(claimed).toMatchObject([
      { person: 'ada', kind: 'event', table: ID, row: { id: ID, event: { name: 'Cup', news: 'checkIn' } } },
      { person: 'ben', row: { event: { news: 'changed' } } },
    ]);
    expect(await store.notices('ben')).toHaveLength(1);
    expect(await store.notices('cleo')).toEqual([]);
  });
}
