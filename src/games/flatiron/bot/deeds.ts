/** Actions done in the head, where they look good. */
import { at } from '#kernel';
import { decreePrice } from '../board.ts';
import {
  COLORS,
  type Color,
  type Deed,
  type DeedCard,
  deedCard,
  FLOOR_TILES,
  NONE,
  paperDeed,
  ROOF,
  SIDES,
} from '../components.ts';
import { AMOUNTS } from '../values.ts';
import { effectType, type Head, pillarWorth } from './head.ts';
import { bonusWorth, WEIGHTS } from './outlook.ts';
import { bestCard, bestDecree } from './purchases.ts';

/** Does an action of a column if that looks good. */
export function use(head: Head, deed: Deed): void {
  const card = deedCard(deed);
  const { state, dollar } = head;
  switch (card.type) {
    case 'dollars':
      head.dollars += card.amount;
      break;
    case 'dollarsAndPoint':
      head.dollars += card.amount;
      head.gain += 1;
      break;
    case 'dollarsPerFloor':
      head.dollars += state.levels.length;
      break;
    case 'newsboyDollars':
      head.dollars += Math.min(AMOUNTS.newsboySpaces.length, Math.floor(head.player.points / 10));
      break;
    case 'pointsPerFloors':
      head.gain += state.levels.length >> 1;
      break;
    case 'colorPoints':
      if ((head.colors >> card.color) & 1) head.gain += card.amount;
      break;
    case 'trade':
      trade(head, card.color, card.cost);
      break;
    case 'buyAny':
      buyBest(head, card.cost, false);
      break;
    case 'swap':
      if (head.stored & head.colors) head.gain += 0.7;
      break;
    case 'build1':
    case 'build1Plus':
    case 'build1Repeat':
    case 'build2':
    case 'build2Plus':
      buildAll(head, card);
      break;
    case 'floor':
    case 'floorCheap':
      raise(head, card.cost, card.amount);
      break;
    case 'newspaper':
      use(head, paperDeed(state.paper));
      break;
    case 'buyCard':
      head.gain += Math.max(0, bestCard(head, card.amount));
      break;
    case 'buyDecree':
      head.gain += Math.max(0, bestDecree(head, decreePrice(state, card.amount)));
      break;
    case 'otherAction':
      if (head.dollars > 1) head.gain += 2.2 - dollar;
      break;
    case 'visibleCard':
    case 'cityHall':
      if (head.dollars > 1) head.gain += 1.8 - dollar;
      break;
  }
}

function pillarCost(head: Head, cost: number): number {
  return effectType(head) === 'pillarCheaper' ? Math.max(0, cost - 1) : cost;
}

/** Builds one pillar or two; two that must be two are both built or none. */
function buildAll(head: Head, { type, cost, pillars, amount }: DeedCard): void {
  if (head.dollars < cost) return;
  const { stored, colors, slots, gain } = head;
  let built = build(head, fits(head, type === 'build1Repeat')) ? 1 : 0;
  if (built === 1 && pillars === 2 && build(head, fits(head, false))) built = 2;
  if (built === 0) return;
  if (type === 'build2Plus' && built < 2) {
    head.stored = stored;
    head.colors = colors;
    head.slots = slots;
    head.gain = gain;
    return;
  }
  head.dollars -= cost;
  head.gain += amount;
}

/** Buys a colour that is wanted; sells only what cannot be used. */
function trade(head: Head, color: Color, cost: number): void {
  const bit = 1 << color;
  if (head.stored & bit) {
    const price = effectType(head) === 'sellDearer' ? cost + AMOUNTS.sellDearer : cost;
    if (price * head.dollar <= pillarWorth(head, color)) return;
    head.stored &= ~bit;
    head.dollars += price;
  } else if (at(head.state.supply, color) > 0 && pillarCost(head, cost) <= head.dollars) {
    const price = pillarCost(head, cost);
    if (price * head.dollar >= pillarWorth(head, color)) return;
    head.stored |= bit;
    head.dollars -= price;
  }
}

export function buyBest(head: Head, cost: number, must: boolean): void {
  const price = pillarCost(head, cost);
  if (price > head.dollars) return;
  let best = NONE;
  let most = must ? Number.NEGATIVE_INFINITY : price * head.dollar;
  for (let color = 0; color < COLORS.length; color++) {
    if ((head.stored >> color) & 1 || at(head.state.supply, color) === 0) continue;
    const worth = pillarWorth(head, color);
    if (worth > most) {
      most = worth;
      best = color;
    }
  }
  if (best === NONE) return;
  head.stored |= 1 << best;
  head.dollars -= price;
}

export function fits(head: Head, repeat: boolean): number {
  return repeat || effectType(head) === 'sameColor' ? head.stored : head.stored & ~head.colors;
}

/** What setting a pillar of this colour brings without the slot, less what it was worth in its warehouse. */
export function pillarGain(head: Head, color: Color): number {
  const { effect } = at(FLOOR_TILES, head.floor);
  const bonus = effect.type === 'colorBonus' && effect.color === color ? effect.amount : 0;
  return at(at(SIDES, head.player.side).points, color) + bonus - pillarWorth(head, color);
}

/** Sets the pillar that brings most, in its best slot; tells whether it could. */
export function build(head: Head, colors: number): boolean {
  if (colors === 0 || head.slots === 0) return false;
  const tile = at(FLOOR_TILES, head.floor);
  let bestColor = 0;
  let bestSlot = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let color = 0; color < COLORS.length; color++) {
    if (!((colors >> color) & 1)) continue;
    const base = pillarGain(head, color);
    for (let slot = 0; slot < tile.slots.length; slot++) {
      if (!((head.slots >> slot) & 1)) continue;
      const worth = base + bonusWorth(at(tile.slots, slot), color, head.dollar);
      if (worth > most) {
        most = worth;
        bestColor = color;
        bestSlot = slot;
      }
    }
  }
  head.gain += most + pillarWorth(head, bestColor);
  head.stored &= ~(1 << bestColor);
  head.slots &= ~(1 << bestSlot);
  head.colors |= 1 << bestColor;
  return true;
}

/** Builds the floor; the roof only when that wins. */
function raise(head: Head, cost: number, points: number): void {
  const { nextFloor } = head.state;
  if (head.slots !== 0 || head.floor === ROOF || nextFloor === NONE || cost > head.dollars) return;
  if (head.floor === nextFloor) return;
  if (nextFloor === ROOF) {
    if (head.lead + points < 0) return;
    head.gain += WEIGHTS.win;
  }
  head.dollars -= cost;
  head.gain += points;
  head.floor = nextFloor;
  head.colors = 0;
  head.slots = nextFloor === ROOF ? 0 : 0b111;
}
