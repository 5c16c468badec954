/** What Rowhouse knows about being played well. */
import { at, type Heuristics } from '#kernel';
import { STOREY_ROOM, STOREYS, type Tile } from '../components.ts';
import { rules } from '../flow.ts';
import { storeyPoints } from '../scoring.ts';
import { type Action, colorsOf, houseOf, type Rowhouse } from '../state.ts';
import { imagine } from '../view.ts';
import { levels } from './levels.ts';
import { outlook, outlookAfter } from './outlook.ts';

/** Imagined states in which the rivals are looked at. */
const WORLDS = 4;

export const heuristics: Heuristics<Rowhouse> = {
  ...levels,

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
    const leads = [state, ...Array.from({ length: WORLDS - 1 }, () => imagine(view, rng))].map((one) =>
      one.houses.reduce(
        (lead, house, other) => (other === seat ? lead : Math.min(lead, -house.bonus - outlook(one, other))),
        Number.POSITIVE_INFINITY,
      ),
    );
    const lead = leads.reduce((sum, one) => sum + one, 0) / WORLDS + houseOf(state, seat).bonus;
    const margin = (Math.max(...leads) - Math.min(...leads)) / 2;
    const prospects = answers.map((action) => ({ action, points: lead + outlookAfter(state, seat, action) }));
    prospects.sort((one, two) => two.points - one.points);
    const doubts = prospects.map(({ points }) => 1 / (1 + 4 * (at(prospects, 0).points - points)));
    const all = doubts.reduce((sum, one) => sum + one, 0);
    return prospects.map((one, i) => ({ ...one, margin, confidence: at(doubts, i) / all }));
  },
};

/** What a storey is worth at a glance, in points. */
function promise(tiles: readonly Tile[]): number {
  if (tiles.length === STOREY_ROOM) return storeyPoints(tiles);
  if (tiles.length < 2) return 1.5 * tiles.length;
  return colorsOf(tiles) === 1 ? 4 : 3;
}
