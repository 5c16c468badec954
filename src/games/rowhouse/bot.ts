/** What Rowhouse knows about being played well. */
import { at, type Brain } from '#kernel';
import { colorOf, STOREY_ROOM, STOREYS, type Tile } from './components.ts';
import { rules } from './flow.ts';
import { scoreOf } from './scoring.ts';
import { type Action, colorsOf, type House, houseOf, type Rowhouse } from './state.ts';

export const brain: Brain<Rowhouse> = {
  scale: 4,

  evaluate(state, seat) {
    const house = houseOf(state, seat);
    return (
      scoreOf(house).total + house.storeys.reduce((sum, tiles) => sum + promise(tiles), 0) + handWorth(house)
    );
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
};

/** What an unfinished storey may still become, in points. */
function promise(tiles: readonly Tile[]): number {
  if (tiles.length === 0 || tiles.length === STOREY_ROOM) return 0;
  if (tiles.length === 1) return 1.5;
  return colorOf(at(tiles, 0)) === colorOf(at(tiles, 1)) ? 3.2 : 3;
}

/** Different colours in hand leave more ways open. */
function handWorth({ hand }: House): number {
  return colorsOf(hand) * 0.2;
}
