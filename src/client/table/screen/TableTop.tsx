/** What lies on the table: the board where the game has one, and every answer in words. */
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { NameOf, Telling, Words } from '#kernel';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { useSetting } from '../../settings/settings.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import { AnswerList } from '../prompt/AnswerList.tsx';
import type { Staged } from '../staging/stage.ts';
import type { Shown } from '../store/tableStore.ts';
import { useBoardFocus } from './useBoardFocus.ts';

interface Props {
  readonly shown: Shown;
  readonly words: Words;
  readonly name: NameOf;
  readonly telling: Telling;
  readonly choose: (action: unknown) => void;
  /** The last answer of a turn that is complete but not sent. */
  readonly complete: Staged | undefined;
  /** Its number; another question is another list. */
  readonly question: number;
  /** Whether the keyboard goes on with the answers. */
  readonly leads: boolean;
  /** The event somebody points at in the log. */
  readonly highlight: unknown;
}

/** Always the same, so that boards need not draw anew. */
const NONE: readonly unknown[] = [];

export function TableTop(props: Props) {
  const { shown, words, name, telling, choose, complete, question, leads, highlight } = props;
  const { table } = useText();
  const { tableView, decision } = shown;
  const Board = drawingsOf(tableView.game)?.Board;
  const board = useRef<HTMLElement>(null);
  // Where somebody has chosen last: there the keyboard goes on.
  const [at, setAt] = useState<'board' | 'list'>();
  const chooseHere = useStableCallback((action: unknown) => {
    setAt('board');
    choose(action);
  });
  const chooseInWords = (action: unknown) => {
    setAt('list');
    choose(action);
  };
  const asked = decision && !complete ? question : undefined;
  useBoardFocus(board, at === 'board' ? asked : undefined);
  const unsent = useMemo(
    () => complete && { action: complete.action, before: complete.view, legal: complete.question.legal },
    [complete],
  );
  const list = decision && (
    <AnswerList
      key={question}
      legal={decision.legal}
      words={words}
      telling={telling}
      choose={chooseInWords}
      chosen={complete?.action}
      leads={leads && at !== 'board'}
    />
  );
  if (!Board) return list;
  return (
    <>
      <section ref={board} className="board" aria-label={table.board}>
        <Suspense>
          <Board
            view={tableView.view}
            scores={tableView.scores}
            prompt={complete ? undefined : decision?.prompt}
            legal={complete ? NONE : (decision?.legal ?? NONE)}
            choose={chooseHere}
            words={words}
            name={name}
            highlight={highlight}
            unsent={unsent}
          />
        </Suspense>
      </section>
      {list && <InWords>{list}</InWords>}
    </>
  );
}

/** The list below a board: there for those who want it, and otherwise one line. */
function InWords({ children }: { children: ReactNode }) {
  const { table } = useText();
  const [open, setOpen] = useSetting('answers');
  return (
    <details className="in-words" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{table.inWords}</summary>
      {open && children}
    </details>
  );
}
