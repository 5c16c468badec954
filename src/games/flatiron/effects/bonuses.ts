/** R7.11 to R7.17: what each kind of slot gives to the one who fills it. */
import { at, type Seat } from '#kernel';
import { gainDollars, gainPoints } from '../changes.ts';
import { type Bonus, type BonusType, type Color, FLOOR_TILES, paperDeed } from '../components.ts';
import { currentLevel, playerOf, type State } from '../state.ts';
import type { Tools } from '../steps.ts';
import { anyCardObstacle, startCard } from './cards.ts';
import { canDo } from './deeds.ts';

/** Gives it to the seat that has set a pillar of this colour there; nothing where it cannot be had. */
type Gain = (draft: State, seat: Seat, bonus: Bonus, color: Color, tools: Tools) => void;

const BONUSES: { readonly [K in BonusType]: Gain } = {
  points: (draft, seat, { amount }, _color, tools) => gainPoints(draft, seat, amount, 'bonus', tools),

  colorPoints(draft, seat, bonus, color, tools) {
    if (bonus.color === color) gainPoints(draft, seat, bonus.amount, 'bonus', tools);
  },

  dollars: (draft, seat, { amount }, _color, tools) => gainDollars(draft, seat, amount, 'bonus', tools),

  reputation(draft, seat, _bonus, _color, { emit }) {
    if (draft.tokens === 0) return;
    draft.tokens -= 1;
    playerOf(draft, seat).tokens += 1;
    emit({ did: 'tookToken', seat });
  },

  newspaper(draft, seat, _bonus, _color, { rng, emit }) {
    if (draft.papers.length === 0) return;
    const paper = rng.draw(draft.papers);
    playerOf(draft, seat).hand.push(paper);
    emit({ did: 'drewPaper', seat, paper });
  },

  buyCard(draft, seat, _bonus, _color, tools) {
    const player = playerOf(draft, seat);
    if (!anyCardObstacle(draft, player, 0, player.dollars)) startCard(draft, seat, 0, true, tools);
  },

  useNewspaper(draft, seat, _bonus, _color, { next }) {
    if (canDo(draft, seat, paperDeed(draft.paper))) next({ step: 'usePaper', seat });
  },
};

/** R5.6 The bonus of a slot of the current level. */
export function bonusAt(state: State, slot: number): Bonus {
  return at(at(FLOOR_TILES, currentLevel(state).floor).slots, slot);
}

export function gainBonus(draft: State, seat: Seat, slot: number, color: Color, tools: Tools): void {
  const bonus = bonusAt(draft, slot);
  BONUSES[bonus.type](draft, seat, bonus, color, tools);
}
