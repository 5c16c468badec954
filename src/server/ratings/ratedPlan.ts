/** Which tables may be opened for a game that counts for ratings. */
import { refusedAtDoor } from '#protocol';
import type { PersonId, TablePlan } from '#table';
import type { Store } from '../store/index.ts';

/** P70, P71 Refuses a plan that is to count and never could. Who sits down later decides whether it does. */
export async function checkRated(
  store: Pick<Store, 'accountsAmong'>,
  { rated, clock, access, seats }: TablePlan,
  host: PersonId,
): Promise<void> {
  if (rated === undefined) return;
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const others = rated === 'people' ? bots === 0 && seats.length > 1 : bots === seats.length - 1 && bots > 0;
  const isAlone = seats.some((holder) => holder.kind === 'human' && holder.person === host);
  const fits = rated === 'people' ? access === 'public' : isAlone;
  if (clock === null || !others || !fits) throw refusedAtDoor('cannotBeRated');
  if ((await store.accountsAmong([host])).length === 0) throw refusedAtDoor('ratedNeedsAccount');
}
