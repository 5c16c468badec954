/** What a player may want to know of a view: asked by the drawings and the texts, answered by the rules. */
import { at, type Seat } from '#kernel';
import { playableCards } from './actionCards.ts';
import type { Tile } from './components.ts';
import { canBuild } from './legalSites.ts';
import { type Build, PLANS, placeOf, siteAt } from './sites.ts';
import type { Step } from './state.ts';
import { imagine, type View } from './view.ts';

/** R5.5 What building a tile scores. */
export function pointsOf(tile: Tile): number {
  return at(PLANS, tile).points;
}

/** R6.1 The viewer's own buildings that would fall under a new one. */
export function demolishedBy(view: View, build: Build): Tile[] {
  const site = siteAt(build.tile, placeOf(build));
  const own = view.viewer === 'spectator' ? [] : at(view.estates, view.viewer).buildings;
  if (!site) return [];
  return own
    .filter((standing) => {
      const old = siteAt(standing.tile, placeOf(standing));
      return old?.block === site.block && (old.mask & site.mask) !== 0;
    })
    .map(({ tile }) => tile);
}

/** R3.1 to R3.3 What a seat may do when its turn begins. */
export function beginningOf(view: View, seat: Seat): 'acquire' | 'either' | 'noWorker' {
  if (view.estates[seat]?.workers === 0) return 'noWorker';
  return canBuild(imagine(view), seat, 'over') ? 'either' : 'acquire';
}

/** R3.1, R8 What a turn may go on with, besides ending. */
export function turnGoesOnWith(
  view: View,
  step: Extract<Step, { step: 'goOn' }>,
): 'build' | 'card' | 'either' {
  const state = imagine(view);
  if (step.built || !canBuild(state, step.seat, 'free')) return 'card';
  return playableCards(state, step).length > 0 ? 'either' : 'build';
}
