/** R10: Daniel's turns and the count at the end. Every event names his card. */
import { at } from '#kernel';
import { addPoints, danielOf, raiseBuilding, takeTop } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { DANIEL, DANIELS, type DanielAction, NONE } from '../components.ts';
import {
  danielCount,
  danielPillarPoints,
  hasCardAt,
  isRepeated,
  placeOfCard,
  popularityOf,
  slotOfCard,
} from '../daniel.ts';
import { levelIsFull } from '../pillars.ts';
import { layTokens } from '../reputation.ts';
import { decreeCount } from '../scoring.ts';
import { currentLevel, type State } from '../state.ts';
import type { Chapter, Tools } from '../steps.ts';

export const daniel: Chapter<'danielMoves' | 'danielActs' | 'danielCollects' | 'countUp'> = {
  /** R10.3, R10.4 He turns up a card and goes where it says. */
  danielMoves: {
    run(draft, _step, tools) {
      const { next, rng, emit } = tools;
      const him = danielOf(draft);
      const card = rng.draw(him.deck);
      him.shown.push(card);
      him.last = card;
      him.place = placeOfCard(him, card);
      emit({ did: 'danielMoved', card, to: him.place, other: him.place !== at(DANIELS, card).main });
      next({ step: 'danielActs', card }, { step: 'danielCollects', card });
      if (him.place === at(draft.players, 0).place) {
        emit({ did: 'danielMet', points: AMOUNTS.danielMeets });
        addPoints(draft, DANIEL, AMOUNTS.danielMeets, tools);
      }
    },
  },

  /** R10.5 to R10.10 He does what the card says. */
  danielActs: {
    run(draft, { card }, tools) {
      DANIEL_ACTIONS[at(DANIELS, card).action](draft, card, tools);
    },
  },

  /** R10.11, R10.12 A main place that comes up again. */
  danielCollects: {
    run(draft, { card }, { rng, emit }) {
      const him = danielOf(draft);
      if (!isRepeated(him, card)) return;
      him.repeats += 1;
      const again = him.repeats === 2;
      const canTake = hasCardAt(draft, him.place);
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
      if (draft.daniel) emit({ did: 'danielCounted', ...danielCount(draft.options, draft.daniel) });
    },
  },
};

/** R10.5 to R10.9 What each kind of card does. */
const DANIEL_ACTIONS: {
  readonly [K in DanielAction]: (draft: State, card: number, tools: Tools) => void;
} = {
  pillar: setPillarOf,
  floor: buildFloorOf,
  popularity: (draft, card, tools) => scorePopularity(draft, card, false, tools),
};

/** R10.5 He scores the popularity of all cards turned up. */
function scorePopularity(draft: State, card: number, instead: boolean, tools: Tools): void {
  const points = popularityOf(danielOf(draft).shown);
  tools.emit({ did: 'danielPopular', card, points, instead });
  addPoints(draft, DANIEL, points, tools);
}

/** R10.6, R10.7 He sets a pillar, or scores his popularity where he cannot. */
function setPillarOf(draft: State, card: number, tools: Tools): void {
  const slot = slotOfCard(draft, card);
  if (slot === undefined) {
    scorePopularity(draft, card, true, tools);
    return;
  }
  const { color } = at(DANIELS, card);
  const level = currentLevel(draft);
  draft.supply[color] = at(draft.supply, color) - 1;
  level.slots[slot] = color;
  level.setBy[slot] = DANIEL;
  const points = danielPillarPoints(danielOf(draft), color);
  tools.emit({ did: 'danielBuilt', card, color, level: draft.levels.length - 1, slot, points });
  addPoints(draft, DANIEL, points, tools);
}

/** R10.8, R10.9 He builds the floor, or takes a decree where he cannot. */
function buildFloorOf(draft: State, card: number, tools: Tools): void {
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
