/** R10: Daniel's turns and the count at the end. Every event names his card. */
import { at } from '#kernel';
import { colorsOnLevel, levelIsFull } from '../board.ts';
import { CITY_HALL, DANIEL, DANIELS, NONE, SIDES } from '../components.ts';
import { addPoints, danielOf, raiseBuilding, takeTop } from '../effects.ts';
import { layTokens } from '../reputation.ts';
import { danielCount, decreeCount } from '../scoring.ts';
import { type Chapter, currentLevel, type State, type Tools } from '../state.ts';
import { AMOUNTS } from '../values.ts';

export const daniel: Chapter<'danielMoves' | 'danielActs' | 'danielCollects' | 'countUp'> = {
  /** R10.3, R10.4 */
  danielMoves: {
    run(draft, _step, tools) {
      const { next, rng, emit } = tools;
      const him = danielOf(draft);
      const card = rng.draw(him.deck);
      const { main, other } = at(DANIELS, card);
      him.shown.push(card);
      him.last = card;
      const toOther = him.place === main;
      him.place = toOther ? other : main;
      emit({ did: 'danielMoved', card, to: him.place, other: toOther });
      next({ step: 'danielActs', card }, { step: 'danielCollects', card });
      if (him.place === at(draft.players, 0).place) {
        emit({ did: 'danielMet', points: AMOUNTS.danielMeets });
        addPoints(draft, DANIEL, AMOUNTS.danielMeets, tools);
      }
    },
  },

  /** R10.5 to R10.10 */
  danielActs: {
    run(draft, { card }, tools) {
      const { action } = at(DANIELS, card);
      if (action === 'pillar') danielSets(draft, card, tools);
      else if (action === 'floor') danielRaises(draft, card, tools);
      else beSeen(draft, card, false, tools);
    },
  },

  /** R10.11, R10.12 A main place that comes up again. */
  danielCollects: {
    run(draft, { card }, { rng, emit }) {
      const him = danielOf(draft);
      const { main } = at(DANIELS, card);
      if (!him.shown.some((one) => one !== card && at(DANIELS, one).main === main)) return;
      him.repeats += 1;
      const again = him.repeats === 2;
      const canTake = him.place !== CITY_HALL && at(draft.decks, him.place).top !== NONE;
      const taken = canTake ? takeTop(draft, him.place, rng) : NONE;
      if (canTake) him.cards.push(taken);
      emit({ did: 'danielTookCard', card, taken, again });
      if (!again) return;
      him.deck.push(...him.shown);
      him.shown = [];
      him.repeats = 0;
      emit({ did: 'danielShuffled' });
    },
  },

  /** R9.2 to R9.15, R10.15, R10.16 The count, told seat by seat. */
  countUp: {
    run(draft, _step, { emit }) {
      for (const [seat, player] of draft.players.entries()) {
        for (const { street, reputation, points } of layTokens(player))
          emit({ did: 'scoredStreet', seat, street, reputation, points });
        for (const { card, half, points } of decreeCount(draft, player))
          emit({ did: 'scoredDecree', seat, card, half, points });
      }
      if (draft.daniel) emit({ did: 'danielCounted', ...danielCount(draft) });
    },
  },
};

/** R10.5 All popularity he shows. */
function beSeen(draft: State, card: number, instead: boolean, tools: Tools): void {
  const points = danielOf(draft).shown.reduce((sum, shown) => sum + at(DANIELS, shown).popularity, 0);
  tools.emit({ did: 'danielPopular', card, points, instead });
  addPoints(draft, DANIEL, points, tools);
}

/** R10.6, R10.7 */
function danielSets(draft: State, card: number, tools: Tools): void {
  const { color, slots } = at(DANIELS, card);
  const level = currentLevel(draft);
  const slot = slots.find((one) => level.slots[one] === NONE);
  const blocked = (colorsOnLevel(draft) >> color) & 1 || at(draft.supply, color) === 0;
  if (slot === undefined || blocked) {
    beSeen(draft, card, true, tools);
    return;
  }
  draft.supply[color] = at(draft.supply, color) - 1;
  level.slots[slot] = color;
  level.setBy[slot] = DANIEL;
  const points = at(at(SIDES, danielOf(draft).side).points, color) + AMOUNTS.danielPillar;
  tools.emit({ did: 'danielBuilt', card, color, level: draft.levels.length - 1, slot, points });
  addPoints(draft, DANIEL, points, tools);
}

/** R10.8, R10.9 */
function danielRaises(draft: State, card: number, tools: Tools): void {
  const { rng, emit } = tools;
  if (levelIsFull(draft)) {
    emit({ did: 'danielBuiltFloor', card, floor: draft.nextFloor, points: AMOUNTS.floorPoints });
    raiseBuilding(draft, DANIEL, tools);
    addPoints(draft, DANIEL, AMOUNTS.floorPoints, tools);
    return;
  }
  const decree = draft.decrees.length > 0 ? rng.pick(draft.decrees) : NONE;
  emit({ did: 'danielTookDecree', card, decree });
  if (decree === NONE) return;
  draft.decrees.splice(draft.decrees.indexOf(decree), 1);
  danielOf(draft).cards.push(decree);
}
