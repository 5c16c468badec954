/** Compares a ladder with its games, a few at a time. */
import { LadderCheck, ladderNamed } from '#rating';
import { BEGINNING, type Moment } from './ratedGames.ts';
import type { RatingCheckSource, RatingClaim } from './ratingCheckStore.ts';

/** `pause` is waited for between two readings. */
export async function checkLadder(
  source: RatingCheckSource,
  { ladder: name, come }: Pick<RatingClaim, 'ladder' | 'come'>,
  pause: () => Promise<void>,
): Promise<LadderCheck> {
  const ladder = ladderNamed(name);
  const check = new LadderCheck(ladder);
  for (let after: Moment = BEGINNING; ; ) {
    const { games, steps, gone } = await source.gamesToCheck(ladder, after, come);
    const last = games.at(-1);
    if (!last) break;
    check.addGames(games, steps, new Set(gone));
    after = last;
    await pause();
  }
  for (let after = ''; ; ) {
    const ratings = await source.ratingsToCheck(name, after);
    const last = ratings.at(-1);
    if (!last) break;
    check.addRatings(ratings);
    after = last.person;
    await pause();
  }
  check.end(new Set(await source.goneAmong(check.missing)));
  for (const table of await source.lostGames(name, come))
    check.tell(`${table}: neither waits nor is taken in`);
  return check;
}
