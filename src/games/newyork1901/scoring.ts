/** R10: points, majorities, challenges and the ranking. */
import {
  at,
  type Outcome,
  type Projection,
  projection,
  rank,
  type Score,
  type Seat,
  type Tools,
} from '#kernel';
import { CHALLENGE_RULES } from './challenges.ts';
import { GOLD, STREET_POINTS, UNUSED_CARD_POINTS } from './components.ts';
import { countOf, soleMost, streetCounts } from './counting.ts';
import { buildingsOf } from './estate.ts';
import { tilePlan } from './sites.ts';
import { countBits, type Ending, type Estate, type Event, estateOf, type Part, type State } from './state.ts';
import type { View } from './view.ts';

/** R10.1 A seat's points for the streets in play, if the game ended now. */
export function streetPoints(state: State, seat: Seat): number {
  const won = state.streets.filter((street) => soleMost(streetCounts(state, street)) === seat);
  return won.length * STREET_POINTS;
}

/** R10.3 to R10.8 A seat's points for the challenge, if the game ended now. */
export function challengePoints(state: State, seat: Seat): number {
  return estateOf(state, seat).prestige + pointsAtEnd(state, seat);
}

/** Those of them that come with the end of the game. */
function pointsAtEnd(state: State, seat: Seat): number {
  return state.challenge === null ? 0 : CHALLENGE_RULES[state.challenge].atEnd(state, seat);
}

/** R5.5, R10 Points so far; streets, challenge and cards count when the game is over. */
export function scores(state: State): Score<Part>[] {
  const over = state.agenda.length === 0;
  return state.estates.map((estate, seat) => {
    const parts = {
      buildings: estate.points,
      streets: over ? streetPoints(state, seat) : 0,
      challenge: over ? challengePoints(state, seat) : estate.prestige,
      cards: over ? cardPoints(estate) : 0,
    };
    return { total: parts.buildings + parts.streets + parts.challenge + parts.cards, parts };
  });
}

/** R10 What each seat would have if the game ended now; all of it lies open. */
export function ifEnded({ streets, challenge, estates, options }: View): Projection<Part>[] {
  return estates.map(({ points, prestige, cards, ...estate }, seat) => {
    const majorities = streets.filter(({ leader }) => leader === seat).length;
    // R10.5 Only this challenge scores during play.
    const made = challenge === 'goldPrestige' ? { challenge: prestige } : {};
    const later =
      challenge === null || challenge === 'goldPrestige' ? {} : { challenge: estate.challenge.points };
    return projection<Part>(
      { buildings: points, ...made },
      {
        streets: majorities * STREET_POINTS,
        ...later,
        ...(options.actionCards && { cards: cards.length * UNUSED_CARD_POINTS }),
      },
    );
  });
}

/** R10 Tells what the end brings, street by street and seat by seat. */
export function tellScores(state: State, emit: Tools<Event>['emit']): void {
  for (const street of state.streets) {
    const counts = streetCounts(state, street);
    emit({ did: 'scoredStreet', street, counts, seat: soleMost(counts) ?? null });
  }
  for (const [seat, estate] of state.estates.entries()) {
    const { challenge } = state;
    const points = pointsAtEnd(state, seat);
    if (challenge !== null && points > 0) emit({ did: 'scoredChallenge', seat, challenge, points });
    if (estate.cards !== 0) emit({ did: 'scoredCards', seat, points: cardPoints(estate) });
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
    // Who ties here has no legendary, because each is built once.
    (seat) => countOf(at(state.estates, seat), GOLD),
  );
  return { ranking, ending: state.ending };
}

/** R10.9 Points for the cards not played. */
function cardPoints({ cards }: Estate): number {
  return countBits(cards) * UNUSED_CARD_POINTS;
}

function tallest(estate: Estate): number {
  return Math.max(0, ...buildingsOf(estate).map(({ tile }) => tilePlan(tile).height));
}
