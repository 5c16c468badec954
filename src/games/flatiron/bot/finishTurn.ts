/** The rest of a seat's turn, estimated step by step. */
import { at } from '#kernel';
import { CITY_HALL, deedCard, paperDeed } from '../components.ts';
import { chainChoices } from '../effects/deeds.ts';
import type { Step } from '../steps.ts';
import { build, buyBest, fits, swapBest, tryDeed } from './deeds.ts';
import type { Estimate } from './estimate.ts';
import { bestAt, trial } from './places.ts';
import { bestCard, bestDecree, cardGain, decreeGain } from './purchases.ts';
import { ESTIMATED, WEIGHTS } from './weights.ts';

/** Goes on with what the agenda still holds for the seat in this turn. */
export function finishTurn(estimate: Estimate): void {
  const { agenda } = estimate.state;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step = at(agenda, i);
    if (step.step === 'lanes' || step.step === 'endTurn' || step.step === 'move') return;
    if ('seat' in step && step.seat === estimate.seat) goOn(estimate, step);
  }
}

function goOn(estimate: Estimate, step: Step): void {
  // Each entry takes its own kind of step; here it is called by name.
  const finish = FINISH[step.step] as (estimate: Estimate, step: Step) => void;
  finish(estimate, step);
}

type Finish<Kind extends Step['step']> = (estimate: Estimate, step: Extract<Step, { step: Kind }>) => void;

/** Steps that change nothing an estimate knows about. */
const nothing = () => undefined;

const FINISH: { readonly [K in Step['step']]: Finish<K> } = {
  act(estimate) {
    estimate.gain += bestAt(estimate, estimate.player.place);
  },
  reach: (estimate, { deed }) => tryDeed(estimate, deed),
  work: (estimate, { deed }) => tryDeed(estimate, deed),
  usePaper: (estimate) => tryDeed(estimate, paperDeed(estimate.state.paper)),
  pickDeed(estimate, { seat, deed, chain }) {
    let best = 0;
    for (const one of chainChoices(estimate.state, seat, deed, chain))
      best = Math.max(best, trial(estimate, [one]));
    estimate.gain += best;
  },
  pickHallAction(estimate) {
    estimate.gain += bestAt(estimate, CITY_HALL);
  },
  pickDeck(estimate, { optional, discount }) {
    estimate.gain += Math.max(optional ? 0 : ESTIMATED.forcedCard, bestCard(estimate, discount));
  },
  pickHalf(estimate, { deck, price }) {
    estimate.gain += cardGain(estimate, deck, price);
  },
  pickDecree(estimate, { price }) {
    estimate.gain += bestDecree(estimate, price);
  },
  placeDecree(estimate, { decree, price }) {
    estimate.gain += decreeGain(estimate, decree, price);
  },
  pickColor: (estimate, { cost }) => buyBest(estimate, cost, true),
  giveColor: swapBest,
  takeColor: (estimate) => buyBest(estimate, 0, true),
  pickPillar(estimate, { deed }) {
    build(estimate, fits(estimate, deedCard(deed).mayRepeat));
  },
  pickSlot(estimate, { color }) {
    build(estimate, 1 << color);
  },
  finishBuild(estimate, { deed, second }) {
    const { pillars, amount } = deedCard(deed);
    if (pillars === 2 && !second) build(estimate, fits(estimate, false));
    estimate.gain += amount;
  },
  keepPaper(estimate) {
    estimate.gain += WEIGHTS.paper;
  },
  gainBonus: nothing,
  deliver: nothing,
  move: nothing,
  endTurn: nothing,
  closeTurn: nothing,
  nextTurn: nothing,
  chooseBoard: nothing,
  dealDaniel: nothing,
  chooseDanielSide: nothing,
  drawFirst: nothing,
  danielMoves: nothing,
  danielActs: nothing,
  danielCollects: nothing,
  countUp: nothing,
};
