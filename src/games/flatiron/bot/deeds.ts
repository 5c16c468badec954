/** Each kind of action done in an estimate, where it looks good. */
import { at } from '#kernel';
import { hasColor } from '../components/colors.ts';
import {
  COLORS,
  type Color,
  DEEDS,
  type Deed,
  type DeedCard,
  type DeedType,
  deedCard,
  FLOOR_TILES,
  NONE,
  paperDeed,
  ROOF,
  SIDES,
} from '../components.ts';
import { spacesReached } from '../effects/income.ts';
import { decreePrice } from '../prices.ts';
import { bonusWorth } from './bonuses.ts';
import { type Estimate, pillarWorth, rulesIn } from './estimate.ts';
import { bestCard, bestDecree } from './purchases.ts';
import { ESTIMATED } from './weights.ts';

/** Does one kind of action in an estimate, if that looks good. */
type Try = (estimate: Estimate, card: DeedCard) => void;

const TRIES: { readonly [K in DeedType]: Try } = {
  dollars(estimate, { amount }) {
    estimate.dollars += amount;
  },
  dollarsAndPoint(estimate, { amount }) {
    estimate.dollars += amount;
    estimate.gain += 1;
  },
  dollarsPerFloor(estimate) {
    estimate.dollars += estimate.state.levels.length;
  },
  newsboyDollars(estimate) {
    estimate.dollars += spacesReached(estimate.player.points);
  },
  pointsPerFloors(estimate) {
    estimate.gain += estimate.state.levels.length >> 1;
  },
  colorPoints(estimate, { color, amount }) {
    if (hasColor(estimate.colors, color)) estimate.gain += amount;
  },
  trade: (estimate, { color, cost }) => trade(estimate, color, cost),
  buyAny: (estimate, { cost }) => buyBest(estimate, cost, false),
  swap: swapBest,
  build1: buildAll,
  build1Plus: buildAll,
  build1Repeat: buildAll,
  build2: buildAll,
  build2Plus: buildAll,
  floor: raise,
  floorCheap: raise,
  newspaper: (estimate) => tryDeed(estimate, paperDeed(estimate.state.paper)),
  buyCard(estimate, { amount }) {
    estimate.gain += Math.max(0, bestCard(estimate, amount));
  },
  buyDecree(estimate, { amount }) {
    estimate.gain += Math.max(0, bestDecree(estimate, decreePrice(estimate.state, amount)));
  },
  otherAction: (estimate) => lookElsewhere(estimate, ESTIMATED.otherAction),
  visibleCard: (estimate) => lookElsewhere(estimate, ESTIMATED.visibleCard),
  cityHall: (estimate) => lookElsewhere(estimate, ESTIMATED.cityHall),
};

const TRY_OF: readonly Try[] = DEEDS.map(({ type }) => TRIES[type]);

/** Does an action in an estimate, if that looks good. */
export function tryDeed(estimate: Estimate, deed: Deed): void {
  at(TRY_OF, deed)(estimate, deedCard(deed));
}

/** An action that leads to others costs a dollar, and what they bring is only guessed. */
function lookElsewhere(estimate: Estimate, worth: number): void {
  if (estimate.dollars > 1) estimate.gain += worth - estimate.dollar;
}

function pillarCost(estimate: Estimate, cost: number): number {
  return Math.max(0, cost - rulesIn(estimate).pillarDiscount);
}

/** Builds one pillar or two; where two must be built, both or none. */
function buildAll(estimate: Estimate, { cost, pillars, mustBuild, mayRepeat, amount }: DeedCard): void {
  if (estimate.dollars < cost) return;
  const { stored, colors, slots, gain } = estimate;
  let built = build(estimate, fits(estimate, mayRepeat)) ? 1 : 0;
  if (built === 1 && pillars === 2 && build(estimate, fits(estimate, false))) built = 2;
  if (built === 0) return;
  if (built < mustBuild) {
    estimate.stored = stored;
    estimate.colors = colors;
    estimate.slots = slots;
    estimate.gain = gain;
    return;
  }
  estimate.dollars -= cost;
  estimate.gain += amount;
}

/** Buys a pillar that is worth its price; sells one that is worth less than it brings. */
function trade(estimate: Estimate, color: Color, cost: number): void {
  const bit = 1 << color;
  if (estimate.stored & bit) {
    const price = cost + rulesIn(estimate).sellingBonus;
    if (price * estimate.dollar <= pillarWorth(estimate, color)) return;
    estimate.stored &= ~bit;
    estimate.dollars += price;
  } else if (at(estimate.state.supply, color) > 0 && pillarCost(estimate, cost) <= estimate.dollars) {
    const price = pillarCost(estimate, cost);
    if (price * estimate.dollar >= pillarWorth(estimate, color)) return;
    estimate.stored |= bit;
    estimate.dollars -= price;
  }
}

/** Buys the pillar that is worth most, if it is worth its price or must be bought. */
export function buyBest(estimate: Estimate, cost: number, must: boolean): void {
  const price = pillarCost(estimate, cost);
  if (price > estimate.dollars) return;
  let best = NONE;
  let most = must ? Number.NEGATIVE_INFINITY : price * estimate.dollar;
  for (let color = 0; color < COLORS.length; color++) {
    if ((estimate.stored >> color) & 1 || at(estimate.state.supply, color) === 0) continue;
    const worth = pillarWorth(estimate, color);
    if (worth > most) {
      most = worth;
      best = color;
    }
  }
  if (best === NONE) return;
  estimate.stored |= 1 << best;
  estimate.dollars -= price;
}

/** Gives the pillar that is worth least for the one that is worth most, if that gains. */
export function swapBest(estimate: Estimate): void {
  let give = NONE;
  let take = NONE;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let color = 0; color < COLORS.length; color++) {
    const worth = pillarWorth(estimate, color);
    if ((estimate.stored >> color) & 1) {
      if (worth >= least) continue;
      least = worth;
      give = color;
    } else if (worth > most && at(estimate.state.supply, color) > 0) {
      most = worth;
      take = color;
    }
  }
  if (give === NONE || most <= least) return;
  estimate.stored = (estimate.stored & ~(1 << give)) | (1 << take);
}

/** Stored colours that may go on the current level of the estimate. */
export function fits(estimate: Estimate, mayRepeat: boolean): number {
  return mayRepeat || rulesIn(estimate).mayRepeat ? estimate.stored : estimate.stored & ~estimate.colors;
}

/** What setting a pillar of this colour gains, without the slot's bonus: its points, less what it was worth in its warehouse. */
export function pillarGain(estimate: Estimate, color: Color): number {
  const bonus = at(rulesIn(estimate).pillarPoints, color);
  return at(at(SIDES, estimate.player.side).points, color) + bonus - pillarWorth(estimate, color);
}

/** Sets the pillar that gains most, in its best slot; false where none can be set. */
export function build(estimate: Estimate, colors: number): boolean {
  if (colors === 0 || estimate.slots === 0) return false;
  const tile = at(FLOOR_TILES, estimate.floor);
  let bestColor = 0;
  let bestSlot = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let color = 0; color < COLORS.length; color++) {
    if (!((colors >> color) & 1)) continue;
    const base = pillarGain(estimate, color);
    for (let slot = 0; slot < tile.slots.length; slot++) {
      if (!((estimate.slots >> slot) & 1)) continue;
      const worth = base + bonusWorth(at(tile.slots, slot), color, estimate.dollar);
      if (worth > most) {
        most = worth;
        bestColor = color;
        bestSlot = slot;
      }
    }
  }
  estimate.gain += most + pillarWorth(estimate, bestColor);
  estimate.stored &= ~(1 << bestColor);
  estimate.slots &= ~(1 << bestSlot);
  estimate.colors |= 1 << bestColor;
  return true;
}

/** Builds the floor; the roof only when that wins. */
function raise(estimate: Estimate, { cost, amount: points }: DeedCard): void {
  const { nextFloor } = estimate.state;
  if (estimate.slots !== 0 || estimate.floor === ROOF || nextFloor === NONE || cost > estimate.dollars)
    return;
  if (estimate.floor === nextFloor) return;
  if (nextFloor === ROOF) {
    if (estimate.lead + points < 0) return;
    estimate.gain += estimate.win;
  }
  estimate.dollars -= cost;
  estimate.gain += points;
  estimate.floor = nextFloor;
  estimate.colors = 0;
  estimate.slots = nextFloor === ROOF ? 0 : 0b111;
}
