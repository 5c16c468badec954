/** Roughly what one use of each kind of action brings in the middle of the game. */

import { at } from '#kernel';
import { DEEDS, type Deed, type DeedCard, type DeedType, deedCard, LEVELS } from '../components.ts';
import type { State } from '../state.ts';
import { USE } from './weights.ts';

/** `floors` is roughly how many will be built by then; `dollar` is what one is worth. */
type Worth = (card: DeedCard, floors: number, dollar: number) => number;

/** For actions that no street card has. */
const never: Worth = () => 0;

const USE_WORTH: { readonly [K in DeedType]: Worth } = {
  dollars: ({ amount }, _floors, dollar) => amount * dollar,
  dollarsPerFloor: (_card, floors, dollar) => floors * dollar,
  newsboyDollars: (_card, _floors, dollar) => USE.newsboyDollars * dollar,
  pointsPerFloors: (_card, floors) => floors / 2 - USE.pointsPerFloorsLess,
  colorPoints: ({ amount }) => amount * USE.colorPoints,
  buyAny: ({ cost }, _floors, dollar) => (USE.anyPillarPrice - cost) * dollar + USE.anyPillar,
  swap: () => USE.swap,
  build2Plus: () => USE.build2Plus,
  build1Plus: () => USE.build1Plus,
  build1Repeat: () => USE.build1Repeat,
  floorCheap: () => USE.floorCheap,
  otherAction: () => USE.otherAction,
  visibleCard: () => USE.visibleCard,
  cityHall: () => USE.cityHall,
  newspaper: () => USE.newspaper,
  trade: never,
  build1: never,
  build2: never,
  floor: never,
  dollarsAndPoint: never,
  buyCard: never,
  buyDecree: never,
};

const WORTH_OF: readonly Worth[] = DEEDS.map(({ type }) => USE_WORTH[type]);

export function useWorth(deed: Deed, state: State, dollar: number): number {
  const floors = (state.levels.length + LEVELS + 1) / 2;
  return at(WORTH_OF, deed)(deedCard(deed), floors, dollar);
}
