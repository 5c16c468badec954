/** The next season of a league: the same plan, everybody who is still there, a division up or down. */
import { createHash } from 'node:crypto';
import { divisionSizes, nextOrder, standingsOf, TOURNAMENT_ID_LENGTH, TOURNAMENT_PREFIX } from '#tournament';
import type { Tournament, TournamentPerson, WholeTournament } from '../store/index.ts';
import { entrantsOf, type StepContext } from './steps.ts';

/** Signs everybody up for it who is still there; does nothing where it is there already, or nobody is left. */
export async function addNextSeason(
  { store, times }: StepContext,
  { tournament, people, pairings }: WholeTournament,
  now: number,
): Promise<void> {
  const { plan, starts, league, season, id } = tournament;
  const order = nextOrder(standingsOf(plan.format, entrantsOf(people), pairings));
  const staying = order.flatMap((number) => people.filter((one) => one.number === number && isStaying(one)));
  if (staying.length < 2 || tournament.host === null) return;
  const soonest =
    now + times.season[plan.byTurns ? 'byTurns' : 'live'] + times.checkIn[plan.byTurns ? 'byTurns' : 'live'];
  const next: Tournament = {
    ...tournament,
    id: digitsOf(`${id} next season`, TOURNAMENT_ID_LENGTH, TOURNAMENT_PREFIX),
    phase: 'announced',
    starts: sameTimeOfWeek(starts, plan.every, soonest),
    changed: null,
    round: 0,
    rounds: 0,
    progress: null,
    wake: now,
    version: 0,
    seed: createHash('sha256')
      .update(`${tournament.seed} ${season}`)
      .digest('hex')
      .slice(0, tournament.seed.length),
    league: league ?? id,
    season: season + 1,
    created: now,
  };
  await store.addTournament(next, divided(staying, plan.divisionSize, now));
}

function isStaying({ state, person }: TournamentPerson): boolean {
  return state === 'here' && person !== null;
}

function divided(staying: readonly TournamentPerson[], wanted: number, now: number): TournamentPerson[] {
  const sizes = divisionSizes(staying.length, wanted);
  const divisions = sizes.flatMap((size, division) => Array.from({ length: size }, () => division));
  return staying.map(({ person }, rank) => ({
    number: rank + 1,
    person,
    state: 'signedUp',
    missed: 0,
    division: divisions[rank] ?? 0,
    draw: null,
    rank,
    created: now,
  }));
}

/** Whoever plays every Monday evening goes on on a Monday evening. */
function sameTimeOfWeek(starts: number, every: number, soonest: number): number {
  if (every === 0) return soonest;
  return starts + Math.ceil((soonest - starts) / every) * every;
}

/** An id that follows from a text, so that whoever makes it comes to the same. */
function digitsOf(text: string, length: number, prefix: string): string {
  return (prefix + createHash('sha256').update(text).digest('hex')).slice(0, length);
}
