/** R5: the slots of the current level, which pillars may go there, and which can be bought. */
import { at } from '#kernel';
import { COLORS, NONE, SLOTS } from './components.ts';
import { currentRules } from './effects/floors.ts';
import { type Building, currentLevel, type Player, type State } from './state.ts';

/** R5.5 The colours on the current level, as a set. */
export function colorsOnLevel(state: Building): number {
  let set = 0;
  for (const color of currentLevel(state).slots) if (color !== NONE) set |= 1 << color;
  return set;
}

/** How many slots of the current level are free; the roof has none. */
export function freeSlots(state: Building): number {
  let free = 0;
  for (const color of currentLevel(state).slots) if (color === NONE) free += 1;
  return free;
}

/** R5.8 Whether the current level has its three pillars. */
export function levelIsFull(state: Building): boolean {
  return currentLevel(state).slots.length === SLOTS && freeSlots(state) === 0;
}

/** R5.5, R6.10, R7.9 Stored colours that may go on the current level. */
export function fitting(state: Building, { stored }: Player, mayRepeat: boolean): number {
  if (freeSlots(state) === 0) return 0;
  return mayRepeat || currentRules(state).mayRepeat ? stored : stored & ~colorsOnLevel(state);
}

/** R5.2, R1.6 Colours the seat does not hold and the supply has. */
export function obtainable({ supply }: State, { stored }: Player): number {
  let set = 0;
  for (let color = 0; color < COLORS.length; color++) if (at(supply, color) > 0) set |= 1 << color;
  return set & ~stored;
}
