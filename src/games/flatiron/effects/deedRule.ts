/** What the rules say about one kind of action: when it can be done, and what it does. */
import type { Seat } from '#kernel';
import type { Deed, DeedCard, DeedType } from '../components.ts';
import type { Obstacle } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Chain, Tools } from '../steps.ts';

/** `card` is the action as it is printed; `deed` and `chain` matter only to actions that lead to others. */
export interface DeedRule {
  /** Why the seat cannot do it now with so much money; undefined when it can. */
  obstacle(state: State, seat: Seat, card: DeedCard, dollars: number, deed: Deed, chain: Chain): Obstacle;
  /** Does it, where nothing stands in the way; what needs an answer becomes a step. */
  perform(draft: State, seat: Seat, card: DeedCard, tools: Tools, deed: Deed, chain: Chain): void;
}

/** The rules of these kinds of actions. */
export type DeedRules<Kind extends DeedType> = { readonly [K in Kind]: DeedRule };

/** Nothing ever stands in the way. */
export const noObstacle = (): undefined => undefined;
