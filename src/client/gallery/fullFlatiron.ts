/** The fullest table there is, for layouts: columns as high as R4.3 allows on both boards, six decrees, four newspapers in hand. */
import { type Flatiron, flatiron } from '#games/flatiron';
import { CARDS, NONE, STREETS } from '#games/flatiron/components';
import { apply, at, clone, type Position, start } from '#kernel';

const SEED = '1'.padStart(32, '0');

/** How many cards lie above and below each column. */
const ABOVE = [0, 3, 1, 1];
const BELOW = [3, 0, 1, 1];

/** The first seat is about to move. */
export function fullFlatiron(): Position<Flatiron> {
  let { position } = start(flatiron, {}, 2, SEED);
  for (const seat of [0, 1])
    position = apply(flatiron, position, seat, at(flatiron.legalActions(position.state, seat), 0)).position;
  const state = clone(position.state);
  const cardsOf = STREETS.map((_, street) =>
    CARDS.flatMap((card, number) => (card.street === street ? [number] : [])),
  );
  for (const [seat, player] of state.players.entries()) {
    const [ends, others] = seat === 0 ? [ABOVE, BELOW] : [BELOW, ABOVE];
    player.above = ends.map((count, street) => at(cardsOf, street).splice(0, count));
    player.below = others.map((count, street) => at(cardsOf, street).splice(0, count));
    player.dollars = 9;
    player.points = 27 - 3 * seat;
    player.place = 2 + seat;
  }
  const owned = new Set(state.players.flatMap(({ above, below }) => [...above.flat(), ...below.flat()]));
  for (const deck of state.decks) {
    const left = [deck.top, ...deck.unseen].filter((card) => card !== NONE && !owned.has(card));
    deck.top = left[0] ?? NONE;
    deck.unseen = left.slice(1);
  }
  const kinds = [...new Set(state.papers)].slice(0, 4);
  at(state.players, 0).hand = kinds;
  for (const kind of kinds) state.papers.splice(state.papers.indexOf(kind), 1);
  at(state.players, 0).stored = 2;
  state.supply[1] = at(state.supply, 1) - 1;
  state.newsboy = 2;
  state.agenda = [
    { step: 'nextTurn', seat: 0 },
    { step: 'endTurn', seat: 0 },
    { step: 'move', seat: 0 },
  ];
  return { state, rng: position.rng };
}
