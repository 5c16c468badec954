/** R9, R10.15: points, the end and the ranking. */
import { type Automaton, at, type Outcome, type Projection, projection, rank, type Score } from '#kernel';
import { type Card, DANIEL, type Half, isDecree, NONE, ROOF, scoringOf } from './components.ts';
import { danielCount } from './daniel.ts';
import { type Counted, scoringPoints } from './effects/scorings.ts';
import type { Ending, Part } from './flatiron.ts';
import { reputationPoints } from './reputation.ts';
import type { Building, Player, State } from './state.ts';
import type { View } from './view.ts';

/** R9.4 A seat's decrees, one by one. */
export function decreeCount(state: State, player: Player): { card: Card; half: Half; points: number }[] {
  const count = (cards: readonly Card[], half: Half) =>
    cards
      .filter(isDecree)
      .map((card) => ({ card, half, points: scoringPoints(state, player, scoringOf(card, half)) }));
  return [...count(player.above.flat(), 0), ...count(player.below.flat(), 1)];
}

/** R9.4 All of a seat's decrees. */
export function decreePoints(state: Building, player: Counted): number {
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
export function finalScore(state: Building, player: Counted & Pick<Player, 'points'>): Score<Part> {
  const play = player.points;
  const reputation = reputationPoints(player);
  const decrees = decreePoints(state, player);
  return { total: play + reputation + decrees, parts: { play, reputation, decrees } };
}

/** R10.15, R10.16 Daniel, in every solo game from its beginning; his cards count when the game is over. */
export function automata(state: State): Automaton<Part>[] {
  if (state.players.length > 1) return [];
  const over = state.agenda.length === 0;
  const play = state.daniel?.points ?? 0;
  const { cards, reputation, total } = danielCount(state.options, state.daniel ?? { cards: [], points: 0 });
  const parts = {
    play,
    cards: over ? cards : 0,
    ...(state.options.hard && { reputation: over ? reputation : 0 }),
  };
  const score = { total: over ? total : play, parts };
  return [{ name: 'Daniel', mark: DANIEL, score }];
}

/** R9.2, R9.4, R10.15, R10.16, [Q39] What each player would have if the game ended now; nothing hidden counts. */
export function ifEnded(view: View): Projection<Part>[] {
  const { players, daniel, options } = view;
  const seats = players.map((player) => {
    const { play = 0, ...atEnd } = finalScore(view, player).parts;
    return projection<Part>({ play }, atEnd);
  });
  if (players.length > 1) return seats;
  const his = daniel ?? { points: 0, cards: [] };
  const { cards, reputation } = danielCount(options, his);
  const atEnd = { cards, ...(options.hard && { reputation }) };
  return [...seats, projection<Part>({ play: his.points }, atEnd)];
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
  return { ranking, ending: at(at(ranking, 0), 0) === 0 ? 'danielBeaten' : 'danielWins' };
}
