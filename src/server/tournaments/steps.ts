/** What happens next at a tournament: each step follows from what is stored, and may be taken twice or by two nodes at once without harm. */
import { Rng } from '#kernel';
import { divisionSizes, type Entrant, nextRound, roundsFor } from '#tournament';
import type {
  Progress,
  Store,
  StoredPairing,
  Tournament,
  TournamentChange,
  TournamentPerson,
  WholeTournament,
} from '../store/index.ts';
import { addNextSeason } from './nextSeason.ts';
import { roundStep } from './roundStep.ts';
import type { RoundTables } from './roundTables.ts';
import { checkInOf, type TournamentTimes } from './times.ts';

/** So many steps at most in one go: more than a tournament has. */
const MOST_STEPS = 100;

/** Fewer than two play against nobody. */
const FEWEST = 2;

export interface StepContext {
  readonly store: Store;
  readonly tables: RoundTables;
  readonly times: TournamentTimes;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
}

/** Does all that is due; gives what the tournament is then. */
export async function takeSteps(context: StepContext, id: string): Promise<Tournament | undefined> {
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const whole = await context.store.tournament(id);
    if (!whole || whole.tournament.finished !== null) return whole?.tournament;
    const change = await nextStep(context, whole);
    const { version } = whole.tournament;
    const isStored = await context.store.stepTournament(id, version, change);
    const { wake } = change.tournament;
    if (isStored && (wake === null || wake === undefined || wake > context.now()))
      return { ...whole.tournament, ...change.tournament };
  }
  throw new Error(`tournament ${id} does not come to an end`);
}

async function nextStep(context: StepContext, whole: WholeTournament): Promise<TournamentChange> {
  const { tournament, people } = whole;
  const now = context.now();
  const { starts, plan, phase } = tournament;
  const checkIn = checkInOf(tournament, context.times);
  if (phase === 'announced' && now < checkIn) return { tournament: { wake: checkIn } };
  if (phase === 'announced') {
    const told = idsOf(people.filter(({ state }) => state === 'signedUp'));
    return {
      tournament: { phase: 'checkIn', wake: starts },
      notices: { people: told, key: `${starts} checkIn`, at: now },
    };
  }
  if (phase === 'checkIn') return now < starts ? { tournament: { wake: starts } } : begin(whole, now);
  const { change, isRoundOver } = await roundStep(context, whole);
  if (!isRoundOver) return change;
  const later = change.tournament.progress?.next ?? now;
  const isLast = tournament.round >= tournament.rounds;
  // What came of the last table is stored first: the next round is made from what is stored.
  if (change.pairings?.length)
    return isLast ? { ...change, tournament: { ...change.tournament, wake: now } } : change;
  if (!isLast && later > now) return change;
  const next = isLast ? [] : nextRound(plan, entrantsOf(people), whole.pairings, tournament.seed);
  if (next.length === 0) return finish(context, whole, now);
  return {
    tournament: { round: tournament.round + 1, progress: roundFrom(now, tournament), wake: now },
    drafts: next,
  };
}

/** The check-in is over: who is there is drawn, and the first round begins. Where too few are there, nothing does. */
function begin({ tournament, people }: WholeTournament, now: number): TournamentChange {
  const { plan, seed } = tournament;
  const here = people.filter(({ state, person }) => state === 'here' && person !== null);
  const absent = people
    .filter(({ state }) => state === 'signedUp')
    .map(({ number }) => ({ number, state: 'absent' as const }));
  if (here.length < FEWEST) {
    const told = idsOf(people.filter(({ state }) => state === 'signedUp' || state === 'here'));
    return {
      tournament: { phase: 'calledOff', finished: now, wake: null },
      people: absent,
      notices: { people: told, key: 'over', at: now },
    };
  }
  const drawn = drawOf(tournament, here);
  const entrants = drawn.map((one): Entrant => ({ ...one, plays: true }));
  return {
    tournament: {
      phase: 'playing',
      round: 1,
      rounds: roundsFor(plan, entrants, seed),
      progress: roundFrom(now, tournament),
      wake: now,
    },
    people: [...absent, ...drawn],
    drafts: nextRound(plan, entrants, [], seed),
  };
}

/** By chance; in a league first by division, where those of the last season come in their order before those who are new. */
function drawOf({ plan, seed }: Tournament, here: readonly TournamentPerson[]) {
  const mixed = Rng.fromSeed(seed, 'draw').shuffle([...here]);
  if (plan.format !== 'league') return mixed.map(({ number }, draw) => ({ number, division: 0, draw }));
  const placeOf = new Map(mixed.map(({ number }, draw) => [number, draw]));
  const ordered = mixed.toSorted((one, two) => (one.rank ?? Infinity) - (two.rank ?? Infinity) || 0);
  let from = 0;
  return divisionSizes(ordered.length, plan.divisionSize).flatMap((size, division) => {
    from += size;
    return ordered
      .slice(from - size, from)
      .map(({ number }) => ({ number, division, draw: placeOf.get(number) ?? 0 }));
  });
}

function roundFrom(now: number, { plan }: Tournament): Progress {
  // By turns the clock sees to those who do not come.
  return { began: now, ends: now + plan.roundTime, isChecked: plan.byTurns, next: null };
}

async function finish(context: StepContext, whole: WholeTournament, now: number): Promise<TournamentChange> {
  if (whole.tournament.plan.format === 'league') await addNextSeason(context, whole, now);
  const told = idsOf(whole.people.filter(({ state }) => state === 'here' || state === 'out'));
  return {
    tournament: { phase: 'over', finished: now, wake: null },
    notices: { people: told, key: 'over', at: now },
  };
}

/** Those who took part from the beginning. */
export function entrantsOf(people: readonly TournamentPerson[]): readonly Entrant[] {
  return people.flatMap(({ number, division, draw, state, person }) =>
    draw === null ? [] : [{ number, division, draw, plays: state === 'here' && person !== null }],
  );
}

/** The ids of those who are still there. */
export function idsOf(people: readonly TournamentPerson[]): readonly string[] {
  return people.flatMap(({ person }) => (person === null ? [] : [person]));
}

/** Those of the round under way. */
export function pairingsNow({ tournament, pairings }: WholeTournament): readonly StoredPairing[] {
  return pairings.filter(({ round }) => round === tournament.round);
}
