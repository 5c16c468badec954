/** The board, if the game has one, and the list of answers. */
import { Suspense, useMemo, useRef, useState } from 'react';
import type { NameOf, Telling, Words } from '#kernel';
import { drawingsOf } from '../../boards/boards.ts';
import type { Happened, HintedAnswer, Still } from '../../boards/kit/boardProps.ts';
import { useText } from '../../i18n/language.tsx';
import { useSetting } from '../../settings/settings.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import { AnswerList } from '../prompt/AnswerList.tsx';
import type { StagedAnswer } from '../staging/stage.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { useBoardFocus } from './useBoardFocus.ts';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly words: Words;
  readonly name: NameOf;
  readonly telling: Telling;
  readonly choose: (...actions: readonly unknown[]) => void;
  readonly change: (kept: number, ...actions: readonly unknown[]) => void;
  /** Chooses an answer and sends the turn; undefined where nothing is sent without the button. */
  readonly send?: ((action: unknown) => void) | undefined;
  /** The answers of the staged turn so far. */
  readonly staged: readonly StagedAnswer[] | undefined;
  /** The last answer of a complete turn that is not sent yet. */
  readonly complete: StagedAnswer | undefined;
  /** The number of the question; each question gets a new list. */
  readonly question: number;
  /** Whether the list of answers takes the focus. */
  readonly takesFocus: boolean;
  /** The event being pointed at in the log. */
  readonly highlight: unknown;
  /** The open hint, and the answer of it being pointed at. */
  readonly hint: { readonly hinted: readonly HintedAnswer[] | undefined; readonly pointed: unknown };
  /** Answers are sent without being staged. */
  readonly sendsAtOnce: boolean;
  /** The turn that is being shown. */
  readonly happened: Happened | undefined;
  readonly still: Still | undefined;
}

/** A stable object, so that boards need not render again. */
const NONE: readonly unknown[] = [];

/** The board with the answers below it. */
export function TableTop(props: Props) {
  const { snapshot, words, name, telling, choose, complete, question, takesFocus, hint } = props;
  const { change, send } = props;
  const { table } = useText();
  const [answersInWords] = useSetting('answers');
  const { tableView, decision } = snapshot;
  const Board = drawingsOf(tableView.game)?.Board;
  const board = useRef<HTMLElement>(null);
  // Where the last answer was chosen; the focus stays there.
  const [chosenOn, setChosenOn] = useState<'board' | 'list'>();
  const chooseOnBoard = useStableCallback((...actions: unknown[]) => {
    setChosenOn('board');
    choose(...actions);
  });
  const changeOnBoard = useStableCallback((kept: number, ...actions: unknown[]) => {
    setChosenOn('board');
    change(kept, ...actions);
  });
  const sendOnBoard = useStableCallback((action: unknown) => {
    setChosenOn('board');
    send?.(action);
  });
  const chooseInList = (action: unknown) => {
    setChosenOn('list');
    choose(action);
  };
  const openQuestion = decision && !complete ? question : undefined;
  useBoardFocus(board, chosenOn === 'board' ? openQuestion : undefined);
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
      choose={chooseInList}
      chosen={complete?.action}
      hinted={hint.hinted}
      takesFocus={takesFocus && chosenOn !== 'board'}
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
            choose={chooseOnBoard}
            send={send && sendOnBoard}
            words={words}
            name={name}
            highlight={props.highlight}
            sendsAtOnce={props.sendsAtOnce}
            unsent={unsent}
            staged={props.staged}
            change={changeOnBoard}
            hinted={hint.hinted}
            pointed={hint.pointed}
            happened={props.happened}
            still={props.still}
          />
        </Suspense>
      </section>
      {answersInWords && list}
    </>
  );
}
