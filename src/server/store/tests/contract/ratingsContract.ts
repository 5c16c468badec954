/** What the store promises about ratings. */
import { expect, it } from 'vitest';
import { FIRST, GAMES_A_DAY, LadderFold } from '#rating';
import { openDatabase, openStore } from '../../openStore.ts';
import type { Store } from '../../store.ts';
import { rebuildRatings, verifyRatings } from '../../verifyRatings.ts';
import { personOf } from '../sample.ts';
import { finishedGames } from './finishedGames.ts';
import type { Tested } from './testedStore.ts';

const LADDER = 'people rowhouse 2';
const DAY = 86_400_000;

export function keepsRatings(at: Tested): void {
  const { people, finish } = finishedGames(at);
  const fold = (...games: (readonly [number, readonly string[]])[]) => {
    const ladder = new LadderFold({ kind: 'people', game: 'rowhouse', seats: 2 });
    return games.flatMap(([finished, ranked]) =>
      ladder.add({
        table: '',
        finished,
        players: ranked.map((person, i) => ({ person, bot: null, place: i + 1, leftAt: null })),
      }),
    );
  };
  const standing = async (person: string, store: Store = at.store) => (await store.ratingsOf(person))[0];
  const faults = async () => {
    const { db, dialect } = openDatabase(at.place);
    const checks = await verifyRatings(db, dialect);
    await db.destroy();
    return checks.flatMap((check) => check.told);
  };

  it('takes a game in once, a moment after it has ended', async () => {
    await people('ada', 'ben');
    await finish('t1', 1000, ['ada', 'ben']);
    expect(await at.store.isQueued('t1')).toBe(true);
    expect(await at.store.rateDue(999)).toBe(0);
    expect(await standing('ada')).toBeUndefined();
    expect(await at.store.rateDue(1000)).toBe(1);
    expect(await at.store.rateDue(1000)).toBe(0);
    expect(await at.store.isQueued('t1')).toBe(false);
    const [ada, ben] = fold([1000, ['ada', 'ben']]);
    expect(await standing('ada')).toEqual({
      ladder: LADDER,
      mu: ada?.mu,
      sigma: ada?.sigma,
      games: 1,
      updated: 1000,
    });
    expect(await standing('ben')).toMatchObject({ mu: ben?.mu });
    const changes = await at.store.stepsAt('t1');
    expect(changes.map(({ before, after }) => [before, after.person])).toEqual([
      [null, 'ada'],
      [null, 'ben'],
    ]);
  });

  it('leaves out games that do not count, and those beyond ten a day between the same two', async () => {
    await people('ada', 'ben');
    await finish('casual', 1, ['ada', 'ben'], { rated: false });
    for (let n = 0; n < GAMES_A_DAY + 1; n++) await finish(`t${n}`, 10 + n, ['ada', 'ben']);
    await at.store.rateDue(14);
    await at.store.rateDue(DAY);
    expect((await standing('ada'))?.games).toBe(GAMES_A_DAY);
    await finish('next', DAY + 1, ['ben', 'ada']);
    await at.store.rateDue(2 * DAY);
    expect((await standing('ada'))?.games).toBe(GAMES_A_DAY + 1);
    expect(await faults()).toEqual([]);
  });

  it('is as if games had come in their order, where one comes late', async () => {
    await people('ada', 'ben', 'cem');
    await finish('t1', 1000, ['ada', 'ben']);
    await finish('t3', 3000, ['ben', 'cem']);
    await at.store.rateDue(5000);
    await finish('t2', 2000, ['cem', 'ada']);
    await at.store.rateDue(5000);
    const steps = fold([1000, ['ada', 'ben']], [2000, ['cem', 'ada']], [3000, ['ben', 'cem']]);
    for (const person of ['ada', 'ben', 'cem']) {
      const last = steps.findLast((step) => step.person === person);
      expect(await standing(person)).toMatchObject({ mu: last?.mu, sigma: last?.sigma });
    }
    expect(await faults()).toEqual([]);
  });

  it('counts each game once, however many nodes are at it', async () => {
    await people('ada', 'ben', 'cem');
    for (let n = 0; n < 12; n++) await finish(`t${n}`, 100 + n, n % 2 > 0 ? ['ada', 'ben'] : ['cem', 'ada']);
    // SQLite has one server.
    const other = at.place.databaseUrl ? await openStore(at.place) : at.store;
    const counts = await Promise.all([at.store.rateDue(500), other.rateDue(500), at.store.rateDue(500)]);
    if (other !== at.store) await other.close();
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect((await standing('ada'))?.games).toBe(12);
    expect(await faults()).toEqual([]);
  });

  it('keeps what a game with somebody who is forgotten did to the others, and nothing about them', async () => {
    await people('ada', 'ben', 'cem');
    await finish('t1', 1000, ['ada', 'ben']);
    await finish('t2', 2000, ['ben', 'cem']);
    await at.store.rateDue(1500);
    // Forgotten before the last game of theirs was taken in.
    await at.store.forgetPerson('ben');
    await at.store.rateDue(5000);
    const last = fold([1000, ['ada', 'ben']], [2000, ['ben', 'cem']]).at(-1);
    expect(await standing('cem')).toMatchObject({ mu: last?.mu, sigma: last?.sigma });
    expect(await at.store.ratingsOf('ben')).toEqual([]);
    expect(await at.store.ratingStepsOf('ben', undefined, 9)).toEqual([]);
    expect(await faults()).toEqual([]);
    const { db, dialect } = openDatabase(at.place);
    await rebuildRatings(db, dialect, 9000);
    await db.destroy();
    expect(await standing('cem')).toMatchObject({ mu: last?.mu });
  });

  it('finds what is not as the games say, and makes it anew', async () => {
    await people('ada', 'ben');
    await finish('t1', 1000, ['ada', 'ben']);
    await at.store.rateDue(5000);
    const { db, dialect } = openDatabase(at.place);
    await db.updateTable('ratings').set({ mu: 40_000_000 }).where('person', '=', 'ada').execute();
    expect((await verifyRatings(db, dialect)).flatMap((check) => check.told)).toHaveLength(1);
    expect([...(await rebuildRatings(db, dialect, 5000))]).toEqual([[LADDER, 1]]);
    expect((await verifyRatings(db, dialect)).flatMap((check) => check.told)).toEqual([]);
    // Computed by an earlier version: done anew without being asked.
    await db.updateTable('ladders').set({ version: 0 }).execute();
    await db.updateTable('ratings').set({ mu: FIRST.mu }).execute();
    await at.store.rateDue(5000);
    expect((await verifyRatings(db, dialect)).flatMap((check) => check.told)).toEqual([]);
    await db.destroy();
  });

  it('lists the best first, but nobody who hides their games', async () => {
    await people('ada', 'ben', 'cem', 'dan');
    await finish('t1', 1000, ['ada', 'ben']);
    await finish('t2', 2000, ['ada', 'cem']);
    await finish('t3', 3000, ['cem', 'dan']);
    await at.store.rateDue(5000);
    await at.store.changeProfile('cem', { visible: 'friends' });
    const { entries, people: listed } = await at.store.ladderTop(LADDER, 2);
    expect(listed).toBe(3);
    expect(entries.map(({ person, place }) => [place, person])).toEqual([
      [1, 'ada'],
      [2, 'ben'],
    ]);
    expect(await at.store.ladderPlace(LADDER, 'cem')).toMatchObject({ person: 'cem', place: 2 });
    expect(await at.store.ladderPlace(LADDER, 'nobody')).toBeUndefined();
    const [first, second] = await at.store.ratingStepsOf('ada', LADDER, 9);
    expect([first?.table, second?.table]).toEqual(['t1', 't2']);
    expect(await at.store.stepsAt('t2')).toMatchObject([
      { before: { mu: first?.mu }, after: { person: 'ada', games: 2 } },
      { before: null, after: { person: 'cem', games: 1 } },
    ]);
  });

  it('knows who has an account', async () => {
    await people('ada', 'ben');
    await at.store.addPerson(personOf('guest'));
    await at.store.addPerson(personOf('keyed'));
    await at.store.addPasskey({
      id: 'key',
      person: 'keyed',
      publicKey: 'k',
      counter: 0,
      transports: [],
      created: 1,
    });
    await at.store.forgetPerson('ben');
    const found = await at.store.accountsAmong(['ada', 'ben', 'guest', 'keyed']);
    expect([...found].sort()).toEqual(['ada', 'keyed']);
    expect(await at.store.accountsAmong([])).toEqual([]);
  });
}
