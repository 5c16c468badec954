/** R9, R10.15: points, the end and the ranking. */
import { type Automaton, at, type Outcome, rank, type Score } from '#kernel';
import { countOf, isDecree } from './board.ts';
import {
  CARDS,
  type Card,
  DANIEL,
  FIRST_DECREE,
  type Half,
  NONE,
  REPUTATION,
  ROOF,
  SCORINGS,
  type Scoring,
} from './components.ts';
import { danielOf } from './effects.ts';
import { goodReputation, reputationPoints } from './reputation.ts';
import type { Ending, Part, Player, State } from './state.ts';
import { AMOUNTS } from './values.ts';

/** What the points of a seat depend on besides its own things. */
type Building = Pick<State, 'levels'>;

/** R9.4 What a half of a decree scores now. */
export function scoringPoints(state: Building, player: Player, { type, amount, colors }: Scoring): number {
  switch (type) {
    case 'perPairStreetCards':
      return streetCards(player) >> 1;
    case 'perStreetCard':
      return streetCards(player);
    case 'perStoredPillar':
      return amount * countOf(player.stored);
    case 'pairFloor':
      return AMOUNTS.pairPoints * levelsWith(state, colors);
    case 'per2Dollars':
      return Math.min(AMOUNTS.moneyDecreeCap, player.dollars >> 1);
    case 'perDollar':
      return Math.min(AMOUNTS.moneyDecreeCap, player.dollars);
    case 'perReputation':
      return goodReputation(player);
    case 'per2Reputation':
      return goodReputation(player) >> 1;
    case 'perDecree':
      return amount * decreesOf(player);
    case 'perColorBuilt':
      return AMOUNTS.builtColorPoints * pillarsOf(state, colors);
    case 'fixed':
      return amount;
  }
}

function streetCards({ above, below }: Player): number {
  let count = 0;
  for (const cards of above) for (const card of cards) if (!isDecree(card)) count += 1;
  for (const cards of below) for (const card of cards) if (!isDecree(card)) count += 1;
  return count;
}

function decreesOf({ above, below }: Player): number {
  let count = 0;
  for (const cards of above) for (const card of cards) if (isDecree(card)) count += 1;
  for (const cards of below) for (const card of cards) if (isDecree(card)) count += 1;
  return count;
}

/** R9.8, [Q24] Levels that have all these colours. */
function levelsWith({ levels }: Building, colors: number): number {
  let count = 0;
  for (const { slots } of levels) {
    let mask = 0;
    for (const color of slots) if (color !== NONE) mask |= 1 << color;
    if ((mask & colors) === colors) count += 1;
  }
  return count;
}

/** R9.14, [Q24] Pillars of these colours in the building. */
function pillarsOf({ levels }: Building, colors: number): number {
  let count = 0;
  for (const { slots } of levels)
    for (const color of slots) if (color !== NONE && (colors >> color) & 1) count += 1;
  return count;
}

export function scoringOf(card: Card, half: Half): Scoring {
  return at(SCORINGS, (card - FIRST_DECREE) * 2 + half);
}

/** R9.4 A seat's decrees, one by one. */
export function decreeCount(state: State, player: Player): { card: Card; half: Half; points: number }[] {
  const count = (cards: readonly Card[], half: Half) =>
    cards
      .filter(isDecree)
      .map((card) => ({ card, half, points: scoringPoints(state, player, scoringOf(card, half)) }));
  return [...count(player.above.flat(), 0), ...count(player.below.flat(), 1)];
}

/** R9.4 All of a seat's decrees. */
export function decreePoints(state: Building, player: Player): number {
  let points = 0;
  for (const cards of player.above)
    for (const card of cards) if (isDecree(card)) points += scoringPoints(state, player, scoringOf(card, 0));
  for (const cards of player.below)
    for (const card of cards) if (isDecree(card)) points += scoringPoints(state, player, scoringOf(card, 1));
  return points;
}

/** R9.1 Points on the track; reputation and decrees count when the game is over. */
export function scores(state: State): Score<Part>[] {
  const over = state.agenda.length === 0;
  return state.players.map((player) => {
    if (over) return finalScore(state, player);
    return { total: player.points, parts: { play: player.points, reputation: 0, decrees: 0 } };
  });
}

/** R9.2, R9.4 A seat's points if the game ended now. */
export function finalScore(state: Building, player: Player): Score<Part> {
  const play = player.points;
  const reputation = reputationPoints(player);
  const decrees = decreePoints(state, player);
  return { total: play + reputation + decrees, parts: { play, reputation, decrees } };
}

/** R10.15, R10.16 Daniel, where he plays along; his cards count when the game is over. */
export function automata(state: State): Automaton<Part>[] {
  if (!state.daniel) return [];
  const over = state.agenda.length === 0;
  const play = state.daniel.points;
  const { cards, reputation, total } = danielCount(state);
  const parts = {
    play,
    cards: over ? cards : 0,
    ...(state.options.hard && { reputation: over ? reputation : 0 }),
  };
  const score = { total: over ? total : play, parts };
  return [{ name: 'Daniel', mark: DANIEL, score }];
}

/** R10.15, R10.16 What Daniel's cards bring, and his total. */
export function danielCount(state: State): { cards: number; reputation: number; total: number } {
  const { cards: taken, points } = danielOf(state);
  let cards = 0;
  let reputation = 0;
  for (const card of taken) {
    cards += isDecree(card) ? AMOUNTS.decreeCost : at(CARDS, card).cost;
    if (state.options.hard) reputation += Math.max(0, at(REPUTATION, card * 2));
  }
  return { cards, reputation, total: points + cards + reputation };
}

/** Who has built the roof: a seat, Daniel, or NONE. */
export function roofBuilder({ levels }: State): number {
  const last = at(levels, levels.length - 1);
  return last.floor === ROOF ? last.by : NONE;
}

/** R9.16, [Q26], [Q29] The ranking, once nothing is left to do. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.agenda.length > 0) return undefined;
  const seats = scores(state).map(({ total }, who) => ({ who, total }));
  const all = [...seats, ...automata(state).map(({ score }) => ({ who: DANIEL, total: score.total }))];
  const builder = roofBuilder(state);
  const ranking = rank(
    all.length,
    (player) => at(all, player).total,
    (player) => (at(all, player).who === builder ? 1 : 0),
  );
  if (builder === NONE) return { ranking, ending: 'turnLimit' };
  if (!state.daniel) return { ranking, ending: 'roof' };
  return { ranking, ending: ranking[0]?.[0] === 0 ? 'danielBeaten' : 'danielWins' };
}
