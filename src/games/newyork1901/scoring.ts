/** R10: points, majorities, challenges and the ranking. */
import { at, type Outcome, rank, type Score, type Seat, type Tools } from '#kernel';
import {
  ARCHITECT_POINTS,
  BARON_POINTS,
  BRONZE,
  type Challenge,
  DISTRICT_POINTS,
  GENERATION_POINTS,
  GOLD,
  OWN_TILES,
  STREET_POINTS,
  TECHNOLOGIES,
  TILE_COUNT,
} from './components.ts';
import { type Site, standing, tilePlan } from './sites.ts';
import { countBits, type Ending, type Estate, type Event, type Part, type State } from './state.ts';
import { buildingsOf } from './survey.ts';

/** R10.1, R10.2 How many buildings each seat has on a street. */
export function streetCounts({ estates }: State, street: number): number[] {
  return estates.map((estate) => countIf(estate, ({ fronts }) => ((fronts >> street) & 1) === 1));
}

/** The seat that alone has the most; nobody in a tie. */
export function soleMost(counts: readonly number[]): Seat | undefined {
  const most = Math.max(...counts);
  const seat = counts.indexOf(most);
  return counts.lastIndexOf(most) === seat ? seat : undefined;
}

/** R10.1 A seat's points for the streets in play, if the game ended now. */
export function streetPoints(state: State, seat: Seat): number {
  const won = state.streets.filter((street) => soleMost(streetCounts(state, street)) === seat);
  return won.length * STREET_POINTS;
}

/** R10.3 to R10.8 A seat's points for the challenge, if the game ended now. */
export function challengePoints(state: State, seat: Seat): number {
  return state.challenge === null ? 0 : CHALLENGE_POINTS[state.challenge](state, seat);
}

/** What the challenge counts, for each seat: the numbers behind the points. */
export function challengeCount(challenge: Challenge, estate: Estate): number {
  switch (challenge) {
    case 'goldTycoon':
      return countBits(goldDistricts(estate).two);
    case 'masterArchitect':
      return countIf(estate, ({ tile }) => tilePlan(tile).irregular);
    case 'goldPrestige':
      return estate.prestige;
    case 'bronzeBaron':
      return countOf(estate, BRONZE);
    case 'generationKing':
      return countIf(estate, ({ tile }) => tilePlan(tile).technology >= BRONZE);
  }
}

const CHALLENGE_POINTS: Readonly<Record<Challenge, (state: State, seat: Seat) => number>> = {
  goldTycoon: ({ estates }, seat) => DISTRICT_POINTS * challengeCount('goldTycoon', at(estates, seat)),
  masterArchitect: ({ estates }, seat) =>
    ARCHITECT_POINTS[challengeCount('masterArchitect', at(estates, seat))] ?? Math.max(...ARCHITECT_POINTS),
  goldPrestige: ({ estates }, seat) => at(estates, seat).prestige,
  bronzeBaron: ({ estates }, seat) => at(BARON_POINTS, countOf(at(estates, seat), BRONZE)),
  generationKing: ({ estates }, seat) =>
    GENERATION_POINTS *
    TECHNOLOGIES.filter((_, technology) => {
      if (technology < BRONZE) return false;
      return soleMost(estates.map((estate) => countOf(estate, technology))) === seat;
    }).length,
};

/** R10.3, R10.8 Districts with at least one gold skyscraper, and with at least two, as bits. */
export function goldDistricts(estate: Estate): { one: number; two: number } {
  let one = 0;
  let two = 0;
  for (const { tile, districts } of buildingsOf(estate)) {
    if (tilePlan(tile).technology !== GOLD) continue;
    two |= one & districts;
    one |= districts;
  }
  return { one, two };
}

/** Buildings of one technology. */
export function countOf(estate: Estate, technology: number): number {
  return countIf(estate, ({ tile }) => tilePlan(tile).technology === technology);
}

function countIf(estate: Estate, fits: (site: Site) => boolean): number {
  let count = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const place = estate.places[tile] as number;
    if (place >= 0 && fits(standing(tile, place))) count += 1;
  }
  return count;
}

/** R5.5, R10 Points so far; streets, challenge and cards count when the game is over. */
export function scores(state: State): Score<Part>[] {
  const over = state.agenda.length === 0;
  return state.estates.map((estate, seat) => {
    const parts = {
      buildings: estate.points,
      streets: over ? streetPoints(state, seat) : 0,
      challenge: over ? challengePoints(state, seat) : estate.prestige,
      cards: over ? countBits(estate.cards) : 0,
    };
    return { total: parts.buildings + parts.streets + parts.challenge + parts.cards, parts };
  });
}

/** R10 What the end brings, told street by street and seat by seat. */
export function tellScores(state: State, emit: Tools<Event>['emit']): void {
  for (const street of state.streets) {
    const counts = streetCounts(state, street);
    emit({ did: 'scoredStreet', street, counts, seat: soleMost(counts) ?? null });
  }
  for (const [seat, { cards }] of state.estates.entries()) {
    const { challenge } = state;
    const points = challenge === null || challenge === 'goldPrestige' ? 0 : challengePoints(state, seat);
    if (challenge !== null && points > 0) emit({ did: 'scoredChallenge', seat, challenge, points });
    if (cards !== 0) emit({ did: 'scoredCards', seat, points: countBits(cards) });
  }
}

/** R10.10 The ranking, once nothing is left to do. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.agenda.length > 0 || state.ending === null) return undefined;
  const totals = scores(state).map(({ total }) => total);
  const ranking = rank(
    state.estates.length,
    (seat) => at(totals, seat),
    (seat) => tallest(at(state.estates, seat)),
    (seat) => goldTiles(at(state.estates, seat)),
  );
  return { ranking, ending: state.ending };
}

function tallest(estate: Estate): number {
  return Math.max(0, ...buildingsOf(estate).map(({ tile }) => tilePlan(tile).height));
}

/** Gold never falls: what was built still stands. */
function goldTiles(estate: Estate): number {
  return countIf(estate, ({ tile }) => tile < OWN_TILES && tilePlan(tile).technology === GOLD);
}
