/** Which parts of the board belong to the answers that a hint proposes. */
import type { Action, Build, Lot, NewYork1901 } from '#games/newyork1901';
import type { ActionCard, Tile } from '#games/newyork1901/components';
import type { HintedAnswer } from '../kit/boardProps.ts';
import { isSamePlace } from './targets.ts';

/** The place of a proposed answer, from 1; undefined for everything else. */
export interface Hints {
  readonly answers: readonly HintedAnswer<NewYork1901>[];
  lot(lot: Lot): number | undefined;
  card(card: ActionCard): number | undefined;
  /** The best place among the ways to build a tile. */
  tile(tile: Tile): number | undefined;
  build(build: Build): number | undefined;
}

export function hintsOf(answers: readonly HintedAnswer<NewYork1901>[]): Hints {
  const best = (matches: (action: Action) => boolean) => {
    const places = answers.flatMap(({ action, place }) => (matches(action) ? [place] : []));
    return places.length > 0 ? Math.min(...places) : undefined;
  };
  return {
    answers,
    lot: (lot) => best((action) => 'lot' in action && action.lot === lot),
    card: (card) => best((action) => 'card' in action && action.card === card),
    tile: (tile) => best((action) => 'tile' in action && action.tile === tile),
    build: (build) => best((action) => isSamePlace(build, action)),
  };
}
