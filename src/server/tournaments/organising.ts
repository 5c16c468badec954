/** What organisers do about their tournaments once they are announced: change them before they begin, and call them off. */
import { refusedAtDoor } from '#protocol';
import { isByTurns, type PersonId, visibleText } from '#table';
import type { TournamentPlan } from '#tournament';
import { cleanName } from '../people/cleanName.ts';
import type { Tournament, TournamentChange, WholeTournament } from '../store/index.ts';
import { type Entering, organised, requirePossible } from './entering.ts';
import { idsOf } from './steps.ts';
import { checkInOf } from './times.ts';

/** So often a change is tried where others change the same tournament. */
const TRIES = 20;

/** What people have signed up for stays as it was announced. */
const SETTLED = ['game', 'format', 'seats', 'options'] as const;

/** Whoever has signed up is told when one of these changes, or the beginning. */
const TOLD = ['clock', 'roundTime', 'every'] as const;

/** Of changes that follow one another people are told about so often, in milliseconds. */
const TOLD_EVERY = 10 * 60_000;

/** What is to be different; all else stays. */
export interface WantedChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly starts?: number | undefined;
  readonly plan?:
    | { readonly [K in keyof Omit<TournamentPlan, 'byTurns'>]?: TournamentPlan[K] | undefined }
    | undefined;
}

/** P6, P103, P104, P106, P107, P108 */
export function changeTournament(
  entering: Entering,
  id: string,
  host: PersonId,
  wanted: WantedChange,
): Promise<Tournament> {
  return whileOrganised(entering, id, host, (whole) => changeOf(whole, wanted, entering));
}

/** P6, P103 Games under way go on as games of their own. */
export async function callOff(entering: Entering, id: string, host: PersonId): Promise<void> {
  await whileOrganised(entering, id, host, ({ tournament, people }) => {
    if (tournament.finished !== null) throw refusedAtDoor('eventClosed');
    const now = Date.now();
    const told = idsOf(people).filter((person) => person !== host);
    return {
      tournament: { phase: 'calledOff', finished: now, wake: null },
      notices: { people: told, key: 'over', at: now },
    };
  });
}

/** Tries again where somebody else has changed it in the meantime. */
async function whileOrganised(
  { store }: Entering,
  id: string,
  host: PersonId,
  work: (whole: WholeTournament) => TournamentChange,
): Promise<Tournament> {
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = await organised(store, id, host);
    const change = work(whole);
    if (await store.stepTournament(id, whole.tournament.version, change))
      return { ...whole.tournament, ...change.tournament };
  }
  throw refusedAtDoor('failed');
}

function changeOf(
  { tournament, people }: WholeTournament,
  wanted: WantedChange,
  { times }: Entering,
): TournamentChange {
  if (tournament.phase !== 'announced' && tournament.phase !== 'checkIn') throw refusedAtDoor('eventClosed');
  const now = Date.now();
  const { name = tournament.name, description = tournament.description } = wanted;
  const plan = changedPlan(tournament.plan, wanted.plan ?? {});
  if (wanted.starts !== undefined || wanted.plan !== undefined)
    requirePossible({ starts: wanted.starts ?? tournament.starts, plan }, times, now);
  const starts = wanted.starts === undefined ? tournament.starts : Math.max(wanted.starts, now);
  const inIt = people.filter(({ state }) => state === 'signedUp' || state === 'here');
  if (plan.capacity < tournament.plan.capacity && plan.capacity < inIt.length)
    throw refusedAtDoor('tooFewPlaces');
  const others = inIt.filter(({ person }) => person !== tournament.host);
  const isOther = isChanged(tournament, { starts, plan });
  const checkIn = checkInOf({ starts, plan }, times);
  const isSooner = checkIn < checkInOf(tournament, times);
  if (isSooner && checkIn < now && others.length > 0) throw refusedAtDoor('tooSoon');
  const isAskedAgain = tournament.phase === 'checkIn' && checkIn > now;
  return {
    tournament: {
      ...{ name: cleanName(name), description: visibleText(description), starts, plan, wake: now },
      ...(isAskedAgain && { phase: 'announced' }),
      ...(isOther && others.length > 0 && { changed: now }),
    },
    ...(isAskedAgain && { people: inIt.map(({ number }) => ({ number, state: 'signedUp' as const })) }),
    ...(isOther && { notices: { people: idsOf(others), ...newsOfChange(tournament.changed, starts, now) } }),
  };
}

/** Whoever was told of a change shortly before is told of all that follow at once, a little later, unless it begins before: what is told is read when it is due. */
export function newsOfChange(changed: number | null, starts: number, now: number) {
  const isRecent = changed !== null && now - changed < TOLD_EVERY;
  const later = (Math.floor(now / TOLD_EVERY) + 1) * TOLD_EVERY;
  const at = isRecent && later < starts ? later : now;
  return { key: `${at} changed`, at };
}

/** P106 */
function changedPlan(plan: TournamentPlan, wanted: NonNullable<WantedChange['plan']>): TournamentPlan {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (given.length === 0) return plan;
  const changed: TournamentPlan = { ...plan, ...Object.fromEntries(given) };
  if (SETTLED.some((key) => !isSame(plan[key], changed[key]))) throw refusedAtDoor('eventSettled');
  return { ...changed, byTurns: isByTurns(changed) };
}

function isChanged(tournament: Tournament, { starts, plan }: Pick<Tournament, 'starts' | 'plan'>): boolean {
  return starts !== tournament.starts || TOLD.some((key) => !isSame(plan[key], tournament.plan[key]));
}

function isSame(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
