/** What Rowhouse knows about being played well. */
import { at, type Brain } from '#kernel';
import { outlook, outlookAfter } from './bot/outlook.ts';
import { STOREY_ROOM, STOREYS, type Tile } from './components.ts';
import { rules } from './flow.ts';
import { storeyPoints } from './scoring.ts';
import { type Action, colorsOf, houseOf, type Rowhouse } from './state.ts';
import { imagine } from './view.ts';

export const brain: Brain<Rowhouse> = {
  scale: 4,

  evaluate(state, seat) {
    return houseOf(state, seat).bonus + outlook(state, seat);
  },

  sample(state, seat, rng) {
    const { hand, storeys } = houseOf(state, seat);
    switch (rules.asked(state, seat)?.step) {
      case 'pick':
      case 'giveTile':
        return { tile: rng.pick(hand) };
      case 'offerTrade':
        return { trade: rng.below(2) === 0 };
      default: {
        let storey = rng.below(STOREYS);
        while (at(storeys, storey).length === STOREY_ROOM) storey = (storey + 1) % STOREYS;
        return { storey };
      }
    }
  },

  prior(state, seat, action: Action) {
    const { storeys, pick } = houseOf(state, seat);
    if (!('storey' in action) || pick === null) return 0;
    const tiles = at(storeys, action.storey);
    return promise([...tiles, pick]) - promise(tiles);
  },

  /** Every answer by the outlook after it: exact but for the rivals, and better than a short search. */
  plan(view, seat, answers, _budget, rng) {
    const state = imagine(view, rng);
    const rivals = state.houses.map((_, other) => (other === seat ? 0 : brain.evaluate(state, other)));
    const lead = houseOf(state, seat).bonus - Math.max(...rivals);
    const prospects = answers.map((action) => ({ action, points: lead + outlookAfter(state, seat, action) }));
    prospects.sort((one, two) => two.points - one.points);
    return prospects.map((one, i) => ({ ...one, margin: 0, confidence: i === 0 ? 1 : 0 }));
  },
};

/** What a storey is worth at a glance, in points. */
function promise(tiles: readonly Tile[]): number {
  if (tiles.length === STOREY_ROOM) return storeyPoints(tiles);
  if (tiles.length < 2) return 1.5 * tiles.length;
  return colorsOf(tiles) === 1 ? 4 : 3;
}
