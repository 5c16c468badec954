/** Which answer belongs to which part of the board. */
import type { Action, Build, Kind, Lot } from '#games/newyork1901';
import type { ActionCard, Tile } from '#games/newyork1901/components';
import { areAlike, LOTS, PLANS } from '#games/newyork1901/queries';
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

/** One way to hold a tile, and where it fits then. */
export interface Turning {
  readonly turn: number;
  readonly builds: readonly Build[];
}

/** Every different way to hold a tile. */
export function turningsOf({ builds }: Targets, tile: Tile): Turning[] {
  const places = builds.get(tile) ?? [];
  return at(PLANS, tile).turns.map(({ turn }) => ({
    turn,
    builds: places.filter((build) => build.turn === turn),
  }));
}

/** A tile's turn after so many quarter turns: bars look the same after two, squares after one. */
export function turnAfter(tile: Tile, quarters: number): number {
  return quarters % at(PLANS, tile).turns.length;
}

/** How a tile is best held when it is picked up: as it is, or as it first fits. */
export function firstTurn(targets: Targets, tile: Tile, now: number): number {
  const turnings = turningsOf(targets, tile);
  const held = turnings.find(({ turn }) => turn === turnAfter(tile, now));
  if (held && held.builds.length > 0) return held.turn;
  return turnings.find(({ builds }) => builds.length > 0)?.turn ?? 0;
}

/** The tile whose builds are legal answers: this one, or one just like it, since of like tiles only the first is offered. */
export function answering({ builds }: Targets, tile: Tile): Tile | undefined {
  if (builds.has(tile)) return tile;
  return [...builds.keys()].find((other) => areAlike(tile, other));
}
