/** Answers that name places on the table: pairs, stacks, prestige tiles with their links. Pure. */
import type { Action } from '#games/newyorkcity';
import { PRESTIGE_TILES } from '#games/newyorkcity/components';
import { at } from '#kernel';
import type { Asked, Picked } from './targets.ts';

type Mix = { readonly mix: readonly number[] };

const isMix = (action: Action): action is Action & Mix => 'mix' in action;

/** Whether a card of a pair may be the first of a mix. */
export function startsMix({ legal }: Asked, pair: number, kind: number): boolean {
  return legal.some((action) => isMix(action) && touches(action, pair, kind));
}

/** The mix of the first card with another. */
export function mixOf({ legal }: Asked, first: readonly [number, number], pair: number, kind: number) {
  return legal.find(
    (action) =>
      isMix(action) &&
      pair !== first[0] &&
      touches(action, first[0], first[1]) &&
      touches(action, pair, kind),
  );
}

function touches({ mix }: Mix, pair: number, kind: number): boolean {
  return (mix[0] === pair && mix[1] === kind) || (mix[2] === pair && mix[3] === kind);
}

export type Award = { tile: number; link: number; district: number };

/** Every prestige bonus: tile, vehicle and district. */
export function awardsOf({ legal }: Asked): readonly Award[] {
  return legal.filter((action): action is Award => 'tile' in action);
}

/** The ways to lay a tile in a district, the best tile first; of those with the tile and the vehicle picked, where there are any. */
export function awardsTo(
  awards: readonly Award[],
  district: number,
  { tile, link }: Pick<Picked, 'tile' | 'link'>,
): readonly Award[] {
  const there = awards.filter((award) => award.district === district);
  const fitting = there.filter(
    (award) => (tile === undefined || award.tile === tile) && (link === undefined || award.link === link),
  );
  const value = (award: Award) => at(PRESTIGE_TILES, award.tile).value;
  return (fitting.length > 0 ? fitting : there).toSorted((one, two) => value(two) - value(one));
}

/** The answer for a stack or a pair on the table. */
export function placeAnswer({ legal }: Asked, what: 'stack' | 'pair', place: number): Action | undefined {
  return legal.find((action) =>
    what === 'stack'
      ? 'stack' in action && action.stack === place
      : 'pair' in action && action.pair === place,
  );
}

/** Of equal pairs or stacks the leftmost stands for all. */
export function leftmostLike(places: readonly (readonly number[])[], place: number): number {
  const like = at(places, place).join();
  return places.findIndex((other) => other.join() === like);
}
