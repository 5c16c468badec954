/** What tests of events do again and again. */
import type { TournamentChange } from '../../store/index.ts';
import { planOf } from '../../tournaments/testing/simulateTournament.ts';
import { guest, type TestServer, type Visitor } from './testServer.ts';

const { byTurns: _, ...plan } = planOf({});

/** What is announced, where nothing else is said. */
export const usualPlan = plan;

/** Somebody whose account is not lost with the browser. */
export async function member(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await guest(server, name);
  await server.store.changePerson(visitor.person, { passwordHash: 'secret' });
  return visitor;
}

/** Puts an event where it would be at another time. */
export async function step(server: TestServer, id: string, change: TournamentChange): Promise<void> {
  const whole = await server.store.tournament(id);
  await server.store.stepTournament(id, whole?.tournament.version ?? 0, change);
}

/** The page of an event, as somebody sees it. */
export async function pageOf(visitor: Visitor, id: string) {
  return (await visitor.get(`/api/events/${id}`)).json().page;
}
