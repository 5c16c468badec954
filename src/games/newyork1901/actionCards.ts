/** R8 The action cards: when each may be played, what it does, and which rule is against playing it. */
import type { FlowTools, Reason, Seat } from '#kernel';
import { isSmall } from './board.ts';
import { ACTION_CARDS, type ActionCard, MARKET_SIZE } from './components.ts';
import { discardCard, fillMarket, layUnder } from './effects.ts';
import { canBuild } from './legalSites.ts';
import { deckSize, type Event, estateOf, holdsCard, type Refusal, type State, type Step } from './state.ts';

/** A turn and what has been done in it, as in the step `goOn`. */
export interface TurnSoFar {
  readonly step: 'beginTurn' | 'goOn';
  readonly seat: Seat;
  readonly built: boolean;
  readonly small: boolean | null;
}

interface ActionCardRules {
  /** Whether the holder may play it now. */
  isPlayable(state: State, turn: TurnSoFar): boolean;
  /** The rule against it, for a holder who may not play it now. */
  whyNot(state: State, turn: TurnSoFar): Reason<Refusal>;
  /** What it does; the card has already left the hand. */
  play(draft: State, turn: TurnSoFar, tools: FlowTools<Step, Event>): void;
  /** The choice that it leads to; nothing where it is carried out at once. */
  readonly choice: 'boomBuild' | 'grabLot' | undefined;
}

export const ACTION_CARD_RULES: Readonly<Record<ActionCard, ActionCardRules>> = {
  /** R8.2, R8.3, Q15 A second building; not for whoever has triggered the end, who has no turn after this one. */
  constructionBoom: {
    isPlayable: (state, { seat, built }) => built && state.closer !== seat && canBuild(state, seat, 'free'),
    whyNot(state, { seat, built }) {
      if (!built) return { rule: 'R8.2', code: 'boomAfterBuilding' };
      return state.closer === seat
        ? { rule: 'R8.3', code: 'boomAfterEnd' }
        : { rule: 'R8.2', code: 'noRoom' };
    },
    play: (_draft, { seat, small }, { next }) => next({ step: 'boomBuild', seat, small }),
    choice: 'boomBuild',
  },

  /** R8.4, Q6 A new market, before anything else. */
  marketShift: {
    isPlayable: (state, { step }) => step === 'beginTurn' && deckSize(state) >= MARKET_SIZE,
    whyNot: (_state, { step }) => ({
      rule: 'R8.4',
      code: step === 'beginTurn' ? 'deckTooSmall' : 'shiftFirst',
    }),
    play(draft, { seat }, { rng, emit, next }) {
      const old = draft.market;
      draft.market = [];
      const kinds = fillMarket(draft, rng);
      layUnder(draft, old);
      emit({ did: 'shifted', kinds });
      next({ step: 'beginTurn', seat });
    },
    choice: undefined,
  },

  /** R8.5, R8.6, Q5, Q12 A second lot, both of two squares. */
  landGrab: {
    isPlayable: (state, { seat, small }) =>
      small === true &&
      estateOf(state, seat).workers > 0 &&
      deckSize(state) > 0 &&
      state.market.some(isSmall),
    whyNot(state, { seat, small }) {
      if (small === null) return { rule: 'R8.5', code: 'grabAfterLot' };
      if (!small) return { rule: 'R8.6', code: 'grabTooLarge' };
      if (estateOf(state, seat).workers === 0) return { rule: 'R8.6', code: 'noFreeWorker' };
      return { rule: 'R8.6', code: deckSize(state) === 0 ? 'deckEmpty' : 'grabTooLarge' };
    },
    play: (_draft, { seat, built }, { next }) => next({ step: 'grabLot', seat, built }),
    choice: 'grabLot',
  },
};

/** A turn in which nothing has been done yet. */
export function turnBegun(seat: Seat): TurnSoFar {
  return { step: 'beginTurn', seat, built: false, small: null };
}

/** R8.1 Whether the seat holds the card and may play it now. */
export function mayPlay(state: State, turn: TurnSoFar, card: ActionCard): boolean {
  return holdsCard(estateOf(state, turn.seat), card) && ACTION_CARD_RULES[card].isPlayable(state, turn);
}

/** The cards that the seat may play now. */
export function playableCards(state: State, turn: TurnSoFar): ActionCard[] {
  return ACTION_CARDS.filter((card) => mayPlay(state, turn, card));
}

/** R8.1 The rule against playing a card now. */
export function whyNotPlay(state: State, turn: TurnSoFar, card: ActionCard): Reason<Refusal> {
  if (!holdsCard(estateOf(state, turn.seat), card)) return { rule: 'R8.1', code: 'cardGone' };
  return ACTION_CARD_RULES[card].whyNot(state, turn);
}

/** R8.1 The card leaves the game and is carried out. */
export function playCard(
  draft: State,
  turn: TurnSoFar,
  card: ActionCard,
  tools: FlowTools<Step, Event>,
): void {
  discardCard(draft, turn.seat, card, tools.emit);
  ACTION_CARD_RULES[card].play(draft, turn, tools);
}
