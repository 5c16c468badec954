/** When the effect of a floor is at work, and what it brings. */

import type { Event, Flatiron } from '#games/flatiron';
import { AMOUNTS, type Effect, type EffectType } from '#games/flatiron/components';
import { at } from '#kernel';

type State = Flatiron['state'];

interface Work {
  /** Whether this event would not have been, or would have been worth less, without the effect. */
  isSeenIn(event: Event, before: State, effect: Effect): boolean;
  readonly brings: (effect: Effect) => readonly [points: number, dollars: number];
}

export const WORKS: Readonly<Record<EffectType, Work>> = {
  streetDollar: {
    isSeenIn: (event) => event.did === 'gained' && event.cause === 'street',
    brings: () => [0, 1],
  },
  colorBonus: {
    isSeenIn: (event, _, { color }) => event.did === 'built' && event.color === color,
    brings: ({ amount }) => [amount, 0],
  },
  cityHallFour: {
    isSeenIn: (event) => event.did === 'tookMoney' && event.dollars > AMOUNTS.takeMoney,
    brings: () => [0, AMOUNTS.hallMoney - AMOUNTS.takeMoney],
  },
  shareLocation: {
    isSeenIn: (event, { players, daniel }) =>
      event.did === 'moved' && event.to === (daniel ?? at(players, 1 - event.seat)).place,
    brings: () => [0, 0],
  },
  cardPoint: { isSeenIn: (event) => event.did === 'boughtCard', brings: () => [1, 0] },
  sellDearer: {
    isSeenIn: (event) => event.did === 'soldPillar',
    brings: () => [0, AMOUNTS.sellDearer],
  },
  decreeCheaper: { isSeenIn: (event) => event.did === 'boughtDecree', brings: () => [0, 1] },
  pillarCheaper: { isSeenIn: (event) => event.did === 'boughtPillar', brings: () => [0, 1] },
  sameColor: {
    isSeenIn: (event, { levels }) =>
      event.did === 'built' && at(levels, event.level).slots.includes(event.color),
    brings: () => [0, 0],
  },
  none: { isSeenIn: () => false, brings: () => [0, 0] },
};
