/** R8.1, R8.2: newspapers spent from the hand. */
import type { Seat } from '#kernel';
import { fieldOf } from './attempt.ts';
import { changePaper } from './changes.ts';
import { PAPERS, type Paper, paperDeed } from './components.ts';
import { canDo, obstacle, perform } from './effects/deeds.ts';
import { because, type Obstacle } from './refusals.ts';
import { playerOf, type State } from './state.ts';
import type { Spending, Step, Tools } from './steps.ts';

const NOT_IN_HAND = because('R8.1', 'notInHand');
const INSIDE_ACTION = because('R8.1', 'insideAction');

/** R8.1, [Q30] Each kind of newspaper in hand whose action can be done now. */
export function spendings(state: State, seat: Seat): Spending[] {
  const { hand } = playerOf(state, seat);
  const list: Spending[] = [];
  if (hand.length === 0) return list;
  for (let paper = 0; paper < PAPERS.length; paper++) {
    if (hand.includes(paper) && canDo(state, seat, paperDeed(paper))) list.push({ spend: paper });
  }
  return list;
}

/** Why a newspaper cannot be spent; undefined where the attempt is another one. */
export function spendingObstacle(state: State, seat: Seat, attempt: unknown): Obstacle {
  const paper = fieldOf(attempt, 'spend');
  if (paper === undefined) return undefined;
  const { hand, dollars } = playerOf(state, seat);
  if (!hand.some((kind) => kind === paper)) return NOT_IN_HAND;
  return obstacle(state, seat, paperDeed(Number(paper)), 0, dollars);
}

/** R8.1, [Q6] Why a newspaper cannot be spent in the middle of an action; undefined where the attempt is another one. */
export function insideAction(attempt: unknown): Obstacle {
  return fieldOf(attempt, 'spend') === undefined ? undefined : INSIDE_ACTION;
}

/** R8.2 The newspaper is shown, becomes the newspaper of the day and is done; then the question comes again. */
export function spend(draft: State, seat: Seat, paper: Paper, again: Step, tools: Tools): void {
  const player = playerOf(draft, seat);
  player.hand.splice(player.hand.indexOf(paper), 1);
  const given = player.given.indexOf(paper);
  if (given >= 0) player.given.splice(given, 1);
  tools.reveal('others');
  changePaper(draft, paper);
  tools.emit({ did: 'spent', seat, paper });
  tools.next(again);
  perform(draft, seat, paperDeed(paper), 0, tools);
}
