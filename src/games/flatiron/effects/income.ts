/** R6.1, R6.2, R6.4, R6.14, R6.15, R8.5, R8.7: actions that bring money or points. */
import { at } from '#kernel';
import { gainDollars, gainPoints } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { hasColor } from '../components/colors.ts';
import { NONE } from '../components.ts';
import { colorsOnLevel } from '../pillars.ts';
import { because } from '../refusals.ts';
import { playerOf } from '../state.ts';
import { type DeedRules, noObstacle } from './deedRule.ts';

const ROOF_IS_ON = because('R5.10', 'roofIsOn');
const TOO_FEW_FLOORS = because('R6.4', 'tooFewFloors');
const COLOR_MISSING = because('R6.14', 'colorMissing');
const NEWSBOY_AHEAD = because('R6.15', 'newsboyAhead');

type Income =
  | 'dollars'
  | 'dollarsAndPoint'
  | 'dollarsPerFloor'
  | 'newsboyDollars'
  | 'pointsPerFloors'
  | 'colorPoints';

export const income: DeedRules<Income> = {
  dollars: {
    obstacle: noObstacle,
    perform: (draft, seat, { amount }, tools) => gainDollars(draft, seat, amount, 'action', tools),
  },

  dollarsAndPoint: {
    obstacle: noObstacle,
    perform(draft, seat, { amount }, tools) {
      gainDollars(draft, seat, amount, 'newspaper', tools);
      gainPoints(draft, seat, 1, 'newspaper', tools);
    },
  },

  dollarsPerFloor: {
    obstacle: noObstacle,
    perform: (draft, seat, _card, tools) => gainDollars(draft, seat, draft.levels.length, 'action', tools),
  },

  newsboyDollars: {
    obstacle: (state, seat) =>
      playerOf(state, seat).points < at(AMOUNTS.newsboySpaces, 0) ? NEWSBOY_AHEAD : undefined,
    perform: (draft, seat, _card, tools) =>
      gainDollars(draft, seat, spacesReached(playerOf(draft, seat).points), 'action', tools),
  },

  pointsPerFloors: {
    obstacle: ({ levels }) => (levels.length < 2 ? TOO_FEW_FLOORS : undefined),
    perform: (draft, seat, _card, tools) =>
      gainPoints(draft, seat, draft.levels.length >> 1, 'action', tools),
  },

  colorPoints: {
    obstacle(state, _seat, { color }) {
      if (state.nextFloor === NONE) return ROOF_IS_ON;
      return hasColor(colorsOnLevel(state), color) ? undefined : COLOR_MISSING;
    },
    perform: (draft, seat, { amount }, tools) => gainPoints(draft, seat, amount, 'action', tools),
  },
};

/** R6.15 How many newsboy spaces a score has reached. */
export function spacesReached(points: number): number {
  let reached = 0;
  for (const space of AMOUNTS.newsboySpaces) if (points >= space) reached += 1;
  return reached;
}
