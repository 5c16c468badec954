/** What a state is worth to a seat: its bonus points, and what its storeys may be expected to become. */
import { at, type Seat } from '#kernel';
import { colorOf, type Tile } from '../components.ts';
import { rules } from '../flow.ts';
import { type Action, type House, houseOf, rowsOf, type State, takeFrom } from '../state.ts';
import {
  beforeGiving,
  beforeLaying,
  beforePick,
  beforeRedraw,
  beforeRefill,
  beforeTradeOffer,
  type Hand,
  ONE_OF,
  whenLaidOn,
} from './expectation.ts';
import { type Shape, shapeOf } from './shapes.ts';
import { EFFORT } from './weights.ts';

export function evaluate(state: State, seat: Seat): number {
  return houseOf(state, seat).bonus + outlook(state, seat);
}

/** The expected worth of the seat's storeys in the end, in points. */
function outlook(state: State, seat: Seat): number {
  const house = houseOf(state, seat);
  const { pick, hand } = house;
  const [x, y, z] = shapesOf(house);
  const left = tilesLeft(state, house);
  if (pick !== null) return beforeLaying(x, y, z, colorOf(pick), kept(hand), left);
  if (hand.length === state.options.hand) return beforePick(x, y, z, handOf(hand, EFFORT.tilesInHand), left);
  const step = rules.stepFor(state, seat)?.step;
  const worth = step === 'offerTrade' || step === 'giveTile' ? beforeTradeOffer : beforeRefill;
  return worth(x, y, z, kept(hand), left);
}

/** The same after this answer to what the seat is asked. */
export function outlookAfter(state: State, seat: Seat, action: Action): number {
  const house = houseOf(state, seat);
  const { pick, hand } = house;
  const [x, y, z] = shapesOf(house);
  const left = tilesLeft(state, house);
  if ('storey' in action) {
    // Two of three are left.
    const others = [x, y, z].filter((_, storey) => storey !== action.storey) as [Shape, Shape];
    // Who builds has picked a tile.
    return whenLaidOn(at([x, y, z], action.storey), ...others, colorOf(pick as Tile), kept(hand), left);
  }
  if ('trade' in action) return (action.trade ? beforeGiving : beforeRefill)(x, y, z, kept(hand), left);
  const rest = [...hand];
  takeFrom(rest, action.tile);
  return hand.length === state.options.hand
    ? beforeLaying(x, y, z, colorOf(action.tile), kept(rest), left)
    : beforeRedraw(x, y, z, handOf(rest, EFFORT.tilesInHand - 2), left);
}

function shapesOf({ storeys }: House): readonly [Shape, Shape, Shape] {
  return [shapeOf(at(storeys, 0)), shapeOf(at(storeys, 1)), shapeOf(at(storeys, 2))];
}

/** How many tiles the house will still lay; at most one when a rival ends the game with this round. */
function tilesLeft({ houses, options }: State, house: House): number {
  for (const other of houses) if (other !== house && rowsOf(other) > 1) return house.pick === null ? 0 : 1;
  let left = options.rounds;
  for (const tiles of house.storeys) left -= tiles.length;
  return left;
}

/** What counts of a hand that will be filled up again. */
function kept(tiles: readonly Tile[]): Hand {
  return handOf(tiles, EFFORT.tilesInHand - 1);
}

function handOf(tiles: readonly Tile[], most: number): Hand {
  let hand = 0;
  for (let i = 0; i < most && i < tiles.length; i++) hand += ONE_OF[colorOf(tiles[i] as Tile)] as Hand; // below its length; one for each colour
  return hand;
}
