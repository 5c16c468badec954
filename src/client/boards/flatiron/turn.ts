/** The turn as the board sees it: what is asked, and which of the staged answers another tap would replace. Pure. */
import type { Action, Flatiron, View } from '#games/flatiron';
import type { BoardProps, StagedChoice } from '../kit/boardProps.ts';

export type Staged = readonly StagedChoice<Flatiron>[];

export interface Turn {
  /** The view at which the question was asked, and its answers. */
  readonly asked: View;
  readonly legal: readonly Action[];
  readonly staged: Staged;
  /** The staged answers that another tap replaces; none while something is asked. */
  readonly given: readonly Action[];
  /** Gives answers to the question, in place of those that were given. */
  give(actions: readonly Action[]): void;
}

type Given = Pick<BoardProps<Flatiron>, 'view' | 'legal' | 'unsent' | 'staged' | 'choose' | 'change'>;

const NOTHING: Staged = [];

export function turnOf({ view, legal, unsent, staged = NOTHING, choose, change }: Given): Turn {
  const open = {
    asked: view,
    legal,
    staged,
    given: [],
    give: (actions: readonly Action[]) => choose(...actions),
  };
  if (!unsent) return open;
  const from = firstOf(staged, unsent.before);
  const first = staged[from];
  if (!first || !change)
    return { ...open, asked: unsent.before, legal: unsent.legal, given: [unsent.action] };
  return {
    asked: first.view,
    legal: first.question.legal,
    staged,
    given: staged.slice(from).map(({ action }) => action),
    give: (actions) => change(from, ...actions),
  };
}

/** Where a complete turn may be changed: at its last choice, or where its architect went to make that one there. */
function firstOf(staged: Staged, before: View): number {
  const last = staged.findLastIndex(({ view }) => view === before);
  const [way, done] = [staged[last - 1]?.action, staged[last]?.action];
  return way && done && 'to' in way && 'do' in done ? last - 1 : last;
}
