/** R3 to R9: the sequence of play, one entry per kind of step. */
import { type FlowTools, flow, type Seat } from '#kernel';
import { playCard, turnBegun } from './actionCards.ts';
import { beginnings, builds, canGoOn, continuations, lotsOnOffer, mustAcquire } from './actions.ts';
import { isSmall, lotPlan } from './board.ts';
import { MARKET_SIZE } from './components.ts';
import { acquire, build, fillMarket, layUnder, maybeTriggerEnd } from './effects.ts';
import { reservedLots } from './estate.ts';
import { canBuild } from './legalSites.ts';
import { whyNoBuild, whyNotBegin, whyNotGiveBack, whyNotGoOn, whyNotGrab } from './reasons.ts';
import { tellScores } from './scoring.ts';
import { type Build, placeOf, standing } from './sites.ts';
import { type Answers, type Event, estateOf, type Refusal, type State, type Step } from './state.ts';

export const rules = flow<State, Step, Answers, Event, Refusal>(['closeTurn'], {
  /** R3.5 Who can neither acquire nor build gives back a lot. */
  openTurn: {
    run(draft, { seat }, { next }) {
      const open = mustAcquire(draft, seat) || canBuild(draft, seat, 'both');
      next({ step: open ? 'beginTurn' : 'giveBack', seat });
    },
  },

  /** R3.1 Acquire, or demolish and rebuild; the market may be shifted first. */
  beginTurn: {
    legal: (state, { seat }) => beginnings(state, seat),
    play(draft, { seat }, answer, tools) {
      if ('lot' in answer) {
        acquire(draft, seat, answer.lot, tools.emit);
        goOn(draft, { seat, built: false, small: isSmall(lotPlan(answer.lot).kind) }, tools);
      } else if ('tile' in answer) {
        build(draft, seat, siteOf(answer), tools.emit);
        goOn(draft, { seat, built: true, small: null }, tools);
      } else {
        playCard(draft, turnBegun(seat), answer.card, tools);
      }
    },
    whyNot: whyNotBegin,
  },

  /** R3.1, R8.2, R8.5 A building, an action card, or the end of the turn. */
  goOn: {
    legal: (state, step) => continuations(state, step),
    play(draft, step, answer, tools) {
      const { seat, small } = step;
      if ('tile' in answer) {
        build(draft, seat, siteOf(answer), tools.emit);
        goOn(draft, { seat, built: true, small }, tools);
      } else if ('card' in answer) {
        playCard(draft, step, answer.card, tools);
      } else tools.next({ step: 'closeTurn', seat });
    },
    whyNot: whyNotGoOn,
  },

  /** R8.5, R8.6 The second lot. */
  grabLot: {
    legal: (state) => lotsOnOffer(state, true),
    play(draft, { seat, built }, { lot }, tools) {
      acquire(draft, seat, lot, tools.emit);
      goOn(draft, { seat, built, small: false }, tools);
    },
    whyNot: whyNotGrab,
  },

  /** R8.2 The second building. */
  boomBuild: {
    legal: (state, { seat }) => builds(state, seat, 'free'),
    play(draft, { seat, small }, answer, tools) {
      build(draft, seat, siteOf(answer), tools.emit);
      goOn(draft, { seat, built: true, small }, tools);
    },
    whyNot: (state, { seat }, attempt) => whyNoBuild(state, seat, attempt, false),
  },

  /** R3.5 */
  giveBack: {
    legal: (state, { seat }) => reservedLots(estateOf(state, seat)).map((lot) => ({ lot })),
    play(draft, { seat }, { lot }, { next, emit }) {
      const { kind, block, mask } = lotPlan(lot);
      const estate = estateOf(draft, seat);
      estate.land[block] = (estate.land[block] as number) & ~mask; // a word for each block
      estate.workers += 1;
      layUnder(draft, [kind]);
      emit({ did: 'gaveBack', seat, lot });
      next({ step: 'closeTurn', seat });
    },
    whyNot: whyNotGiveBack,
  },

  /** R9.1, R9.3, R9.4 */
  closeTurn: {
    run(draft, { seat }, { next, emit, rng }) {
      const kinds = fillMarket(draft, rng);
      if (kinds.length > 0) emit({ did: 'filled', kinds });
      if (draft.market.length < MARKET_SIZE) maybeTriggerEnd(draft, seat, 'market', emit);
      const follower = (seat + 1) % draft.estates.length;
      next(follower === draft.closer ? { step: 'scoreAll' } : { step: 'openTurn', seat: follower });
    },
  },

  /** R10 Tells what the end brings; scoring.ts counts it. */
  scoreAll: {
    run: (draft, _step, { emit }) => tellScores(draft, emit),
  },
});

/** Goes on with the turn, or closes it if nothing is left to do in it. */
function goOn(
  draft: State,
  rest: { seat: Seat; built: boolean; small: boolean | null },
  { next }: FlowTools<Step, Event>,
): void {
  const step = { step: 'goOn' as const, ...rest };
  next(canGoOn(draft, step) ? step : { step: 'closeTurn', seat: rest.seat });
}

function siteOf(answer: Build) {
  return standing(answer.tile, placeOf(answer));
}
