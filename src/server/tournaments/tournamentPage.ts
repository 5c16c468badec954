/** A tournament as its page shows it: standings, rounds, and what the viewer may do. */
import type { Names } from '#protocol';
import type { PersonId } from '#table';
import { POINT, standingsOf } from '#tournament';
import type { Store, Tournament, TournamentRow, WholeTournament } from '../store/index.ts';
import { entrantsOf } from './steps.ts';
import { checkInOf, type TournamentTimes } from './times.ts';

export function shownTournament(tournament: Tournament, times: TournamentTimes) {
  const { id, name, description, host, group, plan, phase, starts, changed } = tournament;
  const { round, rounds, progress, league, season, finished, created } = tournament;
  return {
    id,
    name,
    description,
    host,
    group,
    plan,
    phase,
    starts,
    changed,
    checkIn: checkInOf(tournament, times),
    round,
    rounds,
    ends: progress?.ends ?? null,
    next: progress?.next ?? null,
    league,
    season,
    created,
    finished,
  };
}

export function shownRow({ tournament, people, mine }: TournamentRow, times: TournamentTimes) {
  return { event: shownTournament(tournament, times), people, mine };
}

export async function tournamentPage(
  store: Store,
  { tournament, people, pairings }: WholeTournament,
  viewer: PersonId | undefined,
  times: TournamentTimes,
) {
  const { plan, league, id } = tournament;
  const standings = new Map(
    standingsOf(plan.format, entrantsOf(people), pairings).map((one) => [one.number, one]),
  );
  const ids = people.flatMap(({ person }) => (person === null ? [] : [person]));
  const [group, seasons, points, named] = await Promise.all([
    tournament.group === null ? undefined : store.group(tournament.group),
    league === null && plan.format !== 'league' ? [] : store.seasonsOf(league ?? id),
    store.pointsIn(id),
    store.people(tournament.host === null ? ids : [...ids, tournament.host]),
  ]);
  const first =
    league === null && plan.format === 'league' ? [{ id, season: 1, phase: tournament.phase }] : [];
  const names: Names = Object.fromEntries(named.map(({ id, name }) => [id, name]));
  return {
    event: shownTournament(tournament, times),
    groupName: group?.name ?? null,
    seasons: [...first, ...seasons],
    mine: people.find(({ person }) => viewer !== undefined && person === viewer)?.number ?? null,
    people: people
      .filter(({ state }) => state !== 'removed')
      .map(({ number, person, state, division, draw }) => {
        const standing = standings.get(number);
        return {
          number,
          person,
          state,
          division,
          takesPart: draw !== null,
          place: standing?.place ?? null,
          points: (standing?.points ?? 0) / POINT,
          ties: standing?.ties ?? [],
        };
      }),
    pairings: pairings.map(({ round, number, division, kind, table, seats, scores, missed, isOpen }) => ({
      round,
      number,
      division,
      kind,
      table: isOpen ? table : null,
      seats,
      scores: scores === null ? null : scores.map((score) => score / POINT),
      missed,
      points: (table !== null && points[table]) || null,
    })),
    names,
  };
}
