/** The host of the tables of tournaments is nobody's account: they start by themselves. */
import type { Store } from '../store/index.ts';

export const TOURNAMENT_HOST = 'tournaments';

/** Makes sure that it is in the store. */
export async function enrolHost(store: Store): Promise<void> {
  if (await store.person(TOURNAMENT_HOST)) return;
  const host = { id: TOURNAMENT_HOST, name: 'Skyline', created: Date.now() };
  await store.addPerson({ ...host, email: null, passwordHash: null, gone: false });
}
