/** New York City as a game: the folder's door. */

import type { Condition } from '#kernel';
import { approach } from './approach.ts';
import { BOX } from './box.ts';
import { FEWEST_TOM_CARDS, LEVELS, MODES, MOST_TOM_CARDS } from './components.ts';
import { rules } from './flow.ts';
import { info } from './info.ts';
import { check } from './laws.ts';
import { migrations } from './migrations.ts';
import { automata, ifEnded, outcome, scores } from './scoring.ts';
import { refuse, setup } from './setup.ts';
import type { NewYorkCityGame } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

/** R10.2 A Tom's level counts where there is one, mode and cards only for a free level. */
const WITH_TOM: Condition = { option: 'toms', least: 1 };
const FREE_LEVEL: Condition = { option: 'level', is: 'free' };

export const newyorkcity: NewYorkCityGame = {
  id: info.id,
  seats: info.seats,
  box: BOX,
  boxes: info.boxes,
  isOpen: false,
  options: {
    toms: { kind: 'amount', min: 0, max: 3, default: 0 },
    level: { kind: 'oneOf', values: [...LEVELS, 'free'], default: 'B4', when: [WITH_TOM] },
    mode: { kind: 'oneOf', values: MODES, default: 'B', when: [WITH_TOM, FREE_LEVEL] },
    cards: {
      kind: 'amount',
      min: FEWEST_TOM_CARDS,
      max: MOST_TOM_CARDS,
      default: 4,
      when: [WITH_TOM, FREE_LEVEL],
    },
  },
  migrations,
  refuse,
  setup,
  ...rules,
  view,
  viewEvent,
  imagine,
  scores,
  automata,
  ifEnded,
  outcome,
  openings: ['start'],
  approach,
  check,
};

export type { Counts } from './counts.ts';
export type { Action, Answers, Bid, NewYorkCity, Part, Step } from './state.ts';
export type { FirmView, View } from './view.ts';
