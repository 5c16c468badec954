/** What the store promises about the nightly check of ratings. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RatingCheckLoop } from '../../../ratings/ratingCheckLoop.ts';
import { checkLadder } from '../../checkLadder.ts';
import { openDatabase } from '../../openStore.ts';
import type { RatingClaim } from '../../ratingCheckStore.ts';
import { finishedGames } from './finishedGames.ts';
import type { Tested } from './testedStore.ts';

const LADDER = 'people rowhouse 2';
const DAY = 86_400_000;
const LEASE = 1000;

export function checksRatings(at: Tested): void {
  const { people, finish } = finishedGames(at);
  const claimAt = (now: number, since = DAY) => at.store.claimRatingCheck(since, now, LEASE);
  const claimed = async (now: number, since = DAY): Promise<RatingClaim> => {
    const claim = await claimAt(now, since);
    if (!claim) throw new Error('nothing to check');
    return claim;
  };
  const result = (checked: number) => ({ checked, games: 1, differing: 0 });
  const check = (claim: RatingClaim) => checkLadder(at.store, claim, async () => {});
  const begin = async () => {
    await people('ada', 'ben', 'cem');
    await finish('t1', 1000, ['ada', 'ben']);
    await finish('t2', 2000, ['ben', 'cem']);
    await at.store.rateDue(5000);
  };
  /** Changes what is stored behind the server’s back. */
  const tamper = async (statement: string) => {
    const { db } = openDatabase(at.place);
    await sql.raw(statement).execute(db);
    await db.destroy();
  };

  it('gives a ladder to one node at a time, and once a day', async () => {
    await begin();
    const claim = await claimed(DAY);
    expect(claim).toMatchObject({ ladder: LADDER, come: { finished: 2000, table: 't2' } });
    expect(await claimAt(DAY + 1)).toBeUndefined();
    expect(await at.store.endRatingCheck(claim, result(DAY + 2))).toBe(true);
    expect(await at.store.ratingChecks()).toEqual([{ ladder: LADDER, ...result(DAY + 2) }]);
    expect(await claimAt(DAY + 3)).toBeUndefined();
    expect((await claimed(2 * DAY, 2 * DAY)).ladder).toBe(LADDER);
  });

  it('takes no result of a node that was thought dead', async () => {
    await begin();
    const slow = await claimed(DAY);
    const other = await claimed(DAY + LEASE);
    expect(await at.store.endRatingCheck(slow, result(DAY))).toBe(false);
    expect(await at.store.endRatingCheck(other, result(DAY + LEASE))).toBe(true);
  });

  it('takes no result of a ladder that is made anew meanwhile, or is about to be', async () => {
    await begin();
    const claim = await claimed(DAY);
    await finish('t0', 500, ['cem', 'ada']);
    expect((await check(claim)).differing).toBeGreaterThan(0);
    expect(await at.store.endRatingCheck(claim, result(DAY))).toBe(false);
    const again = await claimed(DAY + 1);
    await at.store.rateDue(5000);
    expect(await at.store.endRatingCheck(again, result(DAY))).toBe(false);
    const last = await claimed(DAY + 2);
    expect(await check(last)).toMatchObject({ games: 3, rows: 9, differing: 0 });
    expect(await at.store.endRatingCheck(last, result(DAY))).toBe(true);
  });

  it('finds nothing amiss in games that end, and people who are forgotten, while it goes on', async () => {
    await begin();
    const claim = await claimed(DAY);
    await finish('t3', 3000, ['ada', 'cem']);
    await finish('t4', 4000, ['ada', 'ben']);
    await at.store.rateDue(3000);
    await at.store.forgetPerson('ben');
    expect(await check(claim)).toMatchObject({ games: 2, differing: 0 });
  });

  it('finds games that neither wait nor are taken in, also a ladder’s first', async () => {
    await people('ada', 'ben');
    await finish('t1', 1000, ['ada', 'ben']);
    await tamper('delete from rating_queue');
    expect((await check(await claimed(DAY))).told).toEqual(['t1: neither waits nor is taken in']);
  });

  it('says what is not as the games say, once, until the ladder is made anew', async () => {
    await begin();
    const [errors, figures]: [unknown[], number[]] = [[], []];
    const loop = new RatingCheckLoop({
      store: at.store,
      now: () => 5 * DAY,
      logError: (_, error) => errors.push(error),
      onChecked: (differing) => figures.push(differing),
    });
    await tamper("update rating_steps set mu = 1 where person = 'ada'");
    await loop.run();
    await loop.run();
    expect(errors).toEqual([expect.stringMatching(/^people rowhouse 2: 1 rows are not as .*ada after t1/)]);
    expect(figures).toEqual([1, 1]);
    await tamper('update ladders set version = 0');
    await at.store.rateDue(5000);
    await loop.run();
    expect([errors.length, figures.at(-1)]).toEqual([1, 0]);
    await loop.stop();
  });
}
