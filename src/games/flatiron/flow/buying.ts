/** R4, R5.1, R6.3, R6.5: which card to buy and where it goes, which pillar to buy or swap. */
import { at, type Seat } from '#kernel';
import { fieldOf, numberOf } from '../attempt.ts';
import { buyCard, buyPillar, swapPillars } from '../changes.ts';
import { hasDecree, hasRoom, takesDecree } from '../columns.ts';
import { colorsIn, hasColor } from '../components/colors.ts';
import { COLORS, STREETS } from '../components.ts';
import { buyableDecks, cardObstacle, startHalf } from '../effects/cards.ts';
import { swapOut } from '../effects/trading.ts';
import { obtainable } from '../pillars.ts';
import type { Obstacle } from '../refusals.ts';
import { insideAction } from '../spending.ts';
import { playerOf, type State } from '../state.ts';
import type { Chapter } from '../steps.ts';

type Buying =
  | 'pickDeck'
  | 'pickHalf'
  | 'pickDecree'
  | 'placeDecree'
  | 'pickColor'
  | 'giveColor'
  | 'takeColor';

export const buying: Chapter<Buying> = {
  /** R7.14, R8.9 The top card of any deck. */
  pickDeck: {
    legal: (state, { seat, discount, optional }) => [
      ...buyableDecks(state, seat, discount).map((deck) => ({ deck })),
      ...(optional ? [{ skip: true } as const] : []),
    ],
    play(draft, { seat, discount }, answer, tools) {
      if ('deck' in answer) startHalf(draft, seat, answer.deck, discount, tools);
    },
    whyNot(state, { seat, discount }, attempt) {
      const deck = numberOf(attempt, 'deck', STREETS.length);
      if (deck === undefined) return insideAction(attempt);
      return cardObstacle(state, playerOf(state, seat), deck, discount);
    },
  },

  /** R4.2 Above the column with the upper half, or below it with the lower half. */
  pickHalf: {
    legal: () => [{ half: 0 }, { half: 1 }],
    play: (draft, { seat, deck, price }, { half }, tools) => buyCard(draft, seat, deck, half, price, tools),
    whyNot: (_state, _step, attempt) => insideAction(attempt),
  },

  /** R4.4 Which of the decrees on offer. */
  pickDecree: {
    legal: ({ decrees }) => decrees.map((decree) => ({ decree })),
    play: (_draft, { seat, price }, { decree }, { next }) =>
      next({ step: 'placeDecree', seat, decree, price }),
    whyNot({ decrees }, _step, attempt) {
      const decree = fieldOf(attempt, 'decree');
      if (decree === undefined) return insideAction(attempt);
      return decrees.some((one) => one === decree) ? undefined : { rule: 'R4.4', code: 'notVisible' };
    },
  },

  /** R4.4, R4.5 Any column with room and without a decree. */
  placeDecree: {
    legal: (state, { seat }) =>
      STREETS.flatMap((_, street) =>
        takesDecree(playerOf(state, seat), street)
          ? [
              { street, half: 0 },
              { street, half: 1 },
            ]
          : [],
      ),
    play(draft, { seat, decree, price }, { street, half }, { emit }) {
      const player = playerOf(draft, seat);
      player.dollars -= price;
      draft.decrees.splice(draft.decrees.indexOf(decree), 1);
      at(half === 0 ? player.above : player.below, street).push(decree);
      emit({ did: 'boughtDecree', seat, card: decree, street, half, price });
    },
    whyNot(state, { seat }, attempt) {
      const street = numberOf(attempt, 'street', STREETS.length);
      if (street === undefined) return insideAction(attempt);
      const player = playerOf(state, seat);
      if (hasDecree(player, street)) return { rule: 'R4.5', code: 'columnHasDecree' };
      return hasRoom(player, street) ? undefined : { rule: 'R4.3', code: 'columnFull' };
    },
  },

  /** R6.5, R8.11 Which pillar to buy. */
  pickColor: {
    legal: (state, { seat }) =>
      colorsIn(obtainable(state, playerOf(state, seat))).map((color) => ({ color })),
    play: (draft, { seat, cost }, { color }, tools) => buyPillar(draft, seat, color, cost, tools),
    whyNot: (state, { seat }, attempt) => whyNotObtainable(state, seat, attempt),
  },

  /** R6.3 The pillar that goes back. */
  giveColor: {
    legal: (state, { seat }) => colorsIn(playerOf(state, seat).stored).map((color) => ({ color })),
    play: (draft, { seat }, { color }, tools) => swapOut(draft, seat, color, tools),
    whyNot(state, { seat }, attempt) {
      const color = numberOf(attempt, 'color', COLORS.length);
      if (color === undefined) return insideAction(attempt);
      return hasColor(playerOf(state, seat).stored, color)
        ? undefined
        : { rule: 'R6.3', code: 'colorNotStored' };
    },
  },

  /** R6.3, [Q11] The pillar that comes in: never a colour in a warehouse. */
  takeColor: {
    legal: (state, { seat }) =>
      colorsIn(obtainable(state, playerOf(state, seat))).map((color) => ({ color })),
    play: (draft, { seat, color }, answer, tools) => swapPillars(draft, seat, color, answer.color, tools),
    whyNot: (state, { seat }, attempt) => whyNotObtainable(state, seat, attempt),
  },
};

function whyNotObtainable(state: State, seat: Seat, attempt: unknown): Obstacle {
  const color = numberOf(attempt, 'color', COLORS.length);
  if (color === undefined) return insideAction(attempt);
  if (hasColor(playerOf(state, seat).stored, color)) return { rule: 'R5.2', code: 'colorStored' };
  return state.supply[color] === 0 ? { rule: 'R1.6', code: 'noneInSupply' } : undefined;
}
