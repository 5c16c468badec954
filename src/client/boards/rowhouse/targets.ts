/** Which answer belongs to which part of the board. */
import type { Rowhouse } from '#games/rowhouse';

type Action = Rowhouse['action'];

/** To pick a tile of the hand, or to give it away. */
export function tileAnswer(legal: readonly Action[], tile: number): Action | undefined {
  return legal.find((action) => 'tile' in action && action.tile === tile);
}

/** To build on a storey. */
export function storeyAnswer(legal: readonly Action[], storey: number): Action | undefined {
  return legal.find((action) => 'storey' in action && action.storey === storey);
}

/** To trade or not: these have no place among the houses. */
export function tradeAnswers(legal: readonly Action[]): Action[] {
  return legal.filter((action) => 'trade' in action);
}
