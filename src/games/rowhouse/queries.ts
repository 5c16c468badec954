/** What a board asks about a view; the answers are rules, so they are worked out here. */
import { at } from '#kernel';
import type { Tile } from './components.ts';
import type { View } from './view.ts';

/** R2.1 The tiles in the viewer's own hand; a spectator has none. */
export function ownHand({ viewer, houses }: View): readonly Tile[] {
  if (viewer === 'spectator') return [];
  const { hand } = at(houses, viewer);
  return typeof hand === 'number' ? [] : hand;
}
