/** R5.4 to R5.10, R6.6, R6.8, R6.10, R6.12, R8.8: actions that build pillars and floors. */
import { at, type Seat } from '#kernel';
import { addPoints, gainPoints, raiseBuilding } from '../changes.ts';
import { countOf, lowest } from '../components/colors.ts';
import { type Color, type Deed, deedCard, NONE, SIDES } from '../components.ts';
import { fitting, freeSlots, levelIsFull } from '../pillars.ts';
import { because } from '../refusals.ts';
import { currentLevel, playerOf, type State } from '../state.ts';
import type { Tools } from '../steps.ts';
import type { DeedRule, DeedRules } from './deedRule.ts';
import { currentRules } from './floors.ts';

const ROOF_IS_ON = because('R5.10', 'roofIsOn');
const NOTHING_STORED = because('R5.4', 'nothingStored');
const LEVEL_FULL = because('R5.4', 'levelFull');
const NOTHING_FITS = because('R5.5', 'nothingFits');
const NEEDS_TWO = because('R6.6', 'needsTwo');
const TOO_POOR_TO_BUILD = because('R5.4', 'tooPoor');
const LEVEL_NOT_FULL = because('R5.8', 'levelNotFull');
const TOO_POOR_FOR_FLOOR = because('R5.8', 'tooPoor');

/** R5.4, R5.5, R5.10, R6.6 A pillar that fits, a free slot, the money; where two must be built, both. */
const pillars: DeedRule = {
  obstacle(state, seat, { cost, mustBuild, mayRepeat }, dollars) {
    const player = playerOf(state, seat);
    if (state.nextFloor === NONE) return ROOF_IS_ON;
    if (player.stored === 0) return NOTHING_STORED;
    const free = freeSlots(state);
    if (free === 0) return LEVEL_FULL;
    const fits = fitting(state, player, mayRepeat);
    if (fits === 0) return NOTHING_FITS;
    if (free < mustBuild || countOf(fits) < mustBuild) return NEEDS_TWO;
    return cost > dollars ? TOO_POOR_TO_BUILD : undefined;
  },
  perform(draft, seat, { cost }, tools, deed) {
    playerOf(draft, seat).dollars -= cost;
    tools.emit({ did: 'paidToBuild', seat, cost });
    startPillar(draft, seat, deed, false, tools);
  },
};

/** R5.8, R6.12 The next floor, on three pillars. */
const floor: DeedRule = {
  obstacle(state, _seat, { cost }, dollars) {
    if (state.nextFloor === NONE) return ROOF_IS_ON;
    if (!levelIsFull(state)) return LEVEL_NOT_FULL;
    return cost > dollars ? TOO_POOR_FOR_FLOOR : undefined;
  },
  perform(draft, seat, { cost, amount }, tools) {
    playerOf(draft, seat).dollars -= cost;
    tools.emit({ did: 'builtFloor', seat, floor: draft.nextFloor, cost, points: amount });
    raiseBuilding(draft, seat, tools);
    addPoints(draft, seat, amount, tools);
  },
};

type Building = 'build1' | 'build2' | 'build1Plus' | 'build2Plus' | 'build1Repeat' | 'floor' | 'floorCheap';

export const building: DeedRules<Building> = {
  build1: pillars,
  build2: pillars,
  build1Plus: pillars,
  build2Plus: pillars,
  build1Repeat: pillars,
  floor,
  floorCheap: floor,
};

/** R5.4, R5.7 The next pillar of a build; the second of "up to two" may be declined. */
function startPillar(draft: State, seat: Seat, deed: Deed, second: boolean, tools: Tools): void {
  const colors = fitting(draft, playerOf(draft, seat), deedCard(deed).mayRepeat);
  if (countOf(colors) > 1 || mayDecline(deed, second)) tools.next({ step: 'pickPillar', seat, deed, second });
  else startSlot(draft, seat, deed, second, lowest(colors), tools);
}

/** R5.7 Whether this pillar of the build need not be built. */
export function mayDecline(deed: Deed, second: boolean): boolean {
  return second && deedCard(deed).mustBuild < 2;
}

/** R5.4 The slot is asked for only where several are free. */
export function startSlot(
  draft: State,
  seat: Seat,
  deed: Deed,
  second: boolean,
  color: Color,
  tools: Tools,
): void {
  if (freeSlots(draft) > 1) tools.next({ step: 'pickSlot', seat, deed, second, color });
  else setPillar(draft, seat, deed, second, color, currentLevel(draft).slots.indexOf(NONE), tools);
}

/** R5.4, R5.6, R7.10 The pillar is set; points of the warehouse and the level, then the slot's bonus. */
export function setPillar(
  draft: State,
  seat: Seat,
  deed: Deed,
  second: boolean,
  color: Color,
  slot: number,
  tools: Tools,
): void {
  const player = playerOf(draft, seat);
  const level = currentLevel(draft);
  const points = at(at(SIDES, player.side).points, color);
  const bonus = at(currentRules(draft).pillarPoints, color);
  player.stored &= ~(1 << color);
  level.slots[slot] = color;
  level.setBy[slot] = seat;
  tools.emit({ did: 'built', seat, color, level: draft.levels.length - 1, slot, points, bonus });
  tools.next({ step: 'gainBonus', seat, slot, color }, { step: 'finishBuild', seat, deed, second });
  addPoints(draft, seat, points + bonus, tools);
}

/** R5.7, R6.6, R6.8 The second pillar, or the points of the action. */
export function finishBuild(draft: State, seat: Seat, deed: Deed, second: boolean, tools: Tools): void {
  const { pillars: most, amount } = deedCard(deed);
  if (most === 2 && !second) {
    if (fitting(draft, playerOf(draft, seat), false) !== 0) startPillar(draft, seat, deed, true, tools);
  } else if (amount > 0) gainPoints(draft, seat, amount, 'action', tools);
}
