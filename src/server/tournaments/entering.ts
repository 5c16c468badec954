/** What people do about tournaments: announce one, sign up, check in, leave, come back; and who organisers may remove. */
import { randomBytes } from 'node:crypto';
import { loadTitle } from '#games';
import { parseOptions, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { isByTurns, type PersonId, visibleText } from '#table';
import { MOST_ROUNDS, mostPeople, type TournamentPlan } from '#tournament';
import { cleanName } from '../people/cleanName.ts';
import { groupOf } from '../people/groups.ts';
import { isGuest } from '../people/profile.ts';
import { newTournamentId } from '../people/token.ts';
import type { Store, Tournament, WholeTournament } from '../store/index.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import type { TournamentTimes } from './times.ts';

const A_DAY = 24 * 60 * 60_000;
const FURTHEST = 90 * A_DAY;
/** What a browser sends may be as old. */
const DELAY = 60_000;
const LONGEST_LIVE = A_DAY;
const LONGEST = 60 * A_DAY;
const LONGEST_PAUSE = 28 * A_DAY;

export interface Entering {
  readonly store: Store;
  readonly tables: TablesClient;
  readonly times: TournamentTimes;
}

/** A tournament as somebody wants it. */
interface Announcement {
  readonly name: string;
  readonly description: string;
  readonly starts: number;
  readonly group: string | null;
  readonly plan: Omit<TournamentPlan, 'byTurns'>;
}

/** P7, P104, P105 Its organiser is not in it before they sign up like everybody else. What is refused for another reason does not count towards the limit. */
export async function announce(
  { store, times }: Entering,
  host: PersonId,
  { name, description, starts, group, plan: wanted }: Announcement,
  mayAnnounce: () => Promise<void>,
): Promise<Tournament> {
  await requireAccount(store, host);
  if (group !== null) await groupOf(store, group, host);
  const now = Date.now();
  const plan = {
    ...wanted,
    byTurns: isByTurns({ clock: wanted.clock }),
    options: await checkedOptions(wanted),
  };
  requirePossible({ starts, plan }, times, now);
  const tournament: Tournament = {
    id: newTournamentId(),
    name: cleanName(name),
    description: visibleText(description),
    host,
    group,
    plan,
    phase: 'announced',
    starts: Math.max(starts, now),
    changed: null,
    round: 0,
    rounds: 0,
    progress: null,
    wake: now,
    version: 0,
    seed: randomBytes(16).toString('hex'),
    league: null,
    season: 1,
    created: now,
    finished: null,
  };
  await mayAnnounce();
  await store.addTournament(tournament, []);
  return tournament;
}

/** P104 The options as the game takes them; it refuses what it does not know. */
async function checkedOptions({
  game: id,
  seats,
  options,
}: Announcement['plan']): Promise<TournamentPlan['options']> {
  const { game } = await loadTitle(id);
  if (seats < Math.max(2, game.seats.min) || seats > game.seats.max) throw refusedAtDoor('badEvent');
  const parsed = parseOptions(game.options, options);
  const reason = game.refuse(parsed, seats);
  if (reason) throw new Refused(reason);
  return parsed;
}

/** P104 */
export function requirePossible(
  { starts, plan }: Pick<Tournament, 'starts' | 'plan'>,
  times: TournamentTimes,
  now: number,
): void {
  if (starts < now - DELAY || starts > now + FURTHEST || !isPossible(plan, times))
    throw refusedAtDoor('badEvent');
}

function isPossible(plan: TournamentPlan, { shortestRound }: TournamentTimes): boolean {
  const { format, capacity, rounds, roundTime, every, byTurns } = plan;
  return (
    capacity <= mostPeople(format) &&
    rounds <= MOST_ROUNDS &&
    roundTime >= shortestRound &&
    roundTime <= (byTurns ? LONGEST : LONGEST_LIVE) &&
    every <= LONGEST_PAUSE &&
    (every === 0 || every >= roundTime)
  );
}

/** P100 The tournament, for somebody who may see it. */
export async function seenTournament(
  store: Store,
  id: string,
  person: PersonId | undefined,
): Promise<WholeTournament> {
  const whole = await store.tournament(id);
  const group = whole?.tournament.group ?? null;
  if (!whole || (group !== null && !(await isIn(store, group, person)))) throw refusedAtDoor('noSuchEvent');
  return whole;
}

/** P101, P103, P109 Signs up; from the check-in on whoever does so is there. */
export async function enter({ store }: Entering, id: string, person: PersonId): Promise<void> {
  const { tournament } = await seenTournament(store, id, person);
  if (tournament.group === null) await requireAccount(store, person);
  const entered = await store.enterTournament(id, person, Date.now());
  if (entered === 'full') throw refusedAtDoor('eventFull');
  if (entered === 'closed') throw refusedAtDoor('eventClosed');
  if (entered === 'tooLate') throw refusedAtDoor('tooLateToEnter');
}

/** P102, P103, P109 Whoever has checked in before is there already; whoever has missed the check-in enters late. */
export async function checkIn(entering: Entering, id: string, person: PersonId): Promise<void> {
  const { store } = entering;
  const { tournament, people } = await seenTournament(store, id, person);
  const mine = people.find((one) => one.person === person);
  if (mine?.state === 'absent') return enter(entering, id, person);
  if (mine?.state !== 'signedUp' && mine?.state !== 'here') throw refusedAtDoor('notInEvent');
  if (tournament.phase !== 'checkIn') throw refusedAtDoor('eventClosed');
  await store.changeEntrant(id, person, ['signedUp'], 'here');
}

/** P102, P103 A game under way is lost with that. */
export async function leave(entering: Entering, id: string, person: PersonId): Promise<void> {
  const whole = await seenTournament(entering.store, id, person);
  if (whole.tournament.finished !== null) throw refusedAtDoor('eventClosed');
  if (!(await entering.store.changeEntrant(id, person, ['signedUp', 'here', 'out'], 'left')))
    throw refusedAtDoor('notInEvent');
  await loseGame(entering, whole, person);
}

/** P102, P103 Whoever was out, or has left, is there again for the next round. */
export async function comeBack({ store }: Entering, id: string, person: PersonId): Promise<void> {
  const { tournament, people } = await seenTournament(store, id, person);
  const mine = people.find((one) => one.person === person);
  if (!mine || mine.draw === null) throw refusedAtDoor('notInEvent');
  const { phase, plan, round, rounds } = tournament;
  if (phase !== 'playing' || plan.format === 'elimination' || round >= rounds)
    throw refusedAtDoor('eventClosed');
  if (!(await store.changeEntrant(id, person, ['out', 'left'], 'here'))) throw refusedAtDoor('notInEvent');
}

/** P6, P102 The organiser takes somebody out, who cannot sign up again. */
export async function remove(
  entering: Entering,
  id: string,
  host: PersonId,
  person: PersonId,
): Promise<void> {
  const whole = await organised(entering.store, id, host);
  const isRemoved = await entering.store.changeEntrant(
    id,
    person,
    ['signedUp', 'here', 'absent', 'out', 'left'],
    'removed',
  );
  if (!isRemoved) throw refusedAtDoor('notInEvent');
  await loseGame(entering, whole, person);
}

/** P6 */
export async function organised(store: Store, id: string, host: PersonId): Promise<WholeTournament> {
  const whole = await seenTournament(store, id, host);
  if (whole.tournament.host !== host) throw refusedAtDoor('notAllowed');
  return whole;
}

/** At the table of the round under way, if there is one that is not over. */
async function loseGame(
  { tables }: Entering,
  { people, pairings, tournament }: WholeTournament,
  person: PersonId,
): Promise<void> {
  const mine = people.find((one) => one.person === person)?.number;
  const pairing = pairings.find(
    ({ round, seats, scores }) =>
      round === tournament.round && scores === null && seats.some((one) => one === mine),
  );
  if (mine === undefined || !pairing?.table || !pairing.isOpen) return;
  const seat = pairing.seats.indexOf(mine);
  try {
    await tables.actAsSystem(pairing.table, { do: 'callTime', seats: [seat], timeout: 'lose' });
  } catch (error) {
    // It is over, or lost already.
    if (!(error instanceof Refused)) throw error;
  }
}

async function isIn(store: Store, group: string, person: PersonId | undefined): Promise<boolean> {
  return person !== undefined && (await store.groupPeople(group)).includes(person);
}

/** P105 */
async function requireAccount(store: Store, id: PersonId): Promise<void> {
  const person = await store.person(id);
  if (!person || (await isGuest(store, person))) throw refusedAtDoor('needsAccount');
}
