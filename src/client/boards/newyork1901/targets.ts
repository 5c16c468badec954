/** Which answer belongs to which part of the board. */
import type { Action, Build, Kind, Lot } from '#games/newyork1901';
import type { ActionCard, Tile } from '#games/newyork1901/components';
import { areAlike, LOTS } from '#games/newyork1901/queries';
import { at } from '#kernel';

/** The answers of one question, by what is touched to give them. */
export interface Targets {
  readonly lots: readonly Lot[];
  /** The kinds of cards with which these lots are acquired. */
  readonly kinds: readonly Kind[];
  /** By tile, every way to build it. */
  readonly builds: ReadonlyMap<Tile, readonly Build[]>;
  readonly cards: readonly ActionCard[];
}

export function targetsOf(legal: readonly Action[]): Targets {
  const lots: Lot[] = [];
  const builds = new Map<Tile, Build[]>();
  const cards: ActionCard[] = [];
  for (const action of legal) {
    if ('lot' in action) lots.push(action.lot);
    else if ('card' in action) cards.push(action.card);
    else if ('tile' in action) {
      const known = builds.get(action.tile);
      if (known) known.push(action);
      else builds.set(action.tile, [action]);
    }
  }
  const kinds = [...new Set(lots.map((lot) => at(LOTS, lot).kind))];
  return { lots, kinds, builds, cards };
}

/** The lots that can be acquired with the picked card, or all of them if none is picked. */
export function lotsFor({ lots, kinds }: Targets, kind: Kind | undefined): readonly Lot[] {
  if (kind === undefined || !kinds.includes(kind)) return lots;
  return lots.filter((lot) => at(LOTS, lot).kind === kind);
}

/** Every place for a tile in all its turnings, from north to south and from west to east: they are numbered in this order. */
export function placesFor({ builds }: Targets, tile: Tile): readonly Build[] {
  return [...(builds.get(tile) ?? [])].sort((one, two) => one.at - two.at || one.turn - two.turn);
}

/** Whether two answers build the same tile in the same place. */
export function isSamePlace(build: Build, answer: Action | undefined): boolean {
  return (
    answer !== undefined &&
    'tile' in answer &&
    answer.tile === build.tile &&
    answer.at === build.at &&
    answer.turn === build.turn
  );
}

/** The tile whose builds are legal answers: this one, or one just like it, since of like tiles only the first is offered. */
export function answering({ builds }: Targets, tile: Tile): Tile | undefined {
  if (builds.has(tile)) return tile;
  return [...builds.keys()].find((other) => areAlike(tile, other));
}
