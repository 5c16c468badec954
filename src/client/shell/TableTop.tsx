/** What lies on the table: the board where the game has one, and every answer in words. */
import { Suspense } from 'react';
import type { NameOf, Telling, Words } from '#kernel';
import { boardOf } from '../boards/boards.ts';
import { useText } from '../i18n/language.tsx';
import type { Staged } from '../play/stage.ts';
import type { Shown } from '../play/tableStore.ts';
import { AnswerList } from './AnswerList.tsx';

interface Props {
  readonly shown: Shown;
  readonly words: Words;
  readonly name: NameOf;
  readonly telling: Telling;
  readonly choose: (action: unknown) => void;
  /** The last answer of a turn that is complete but not sent. */
  readonly complete: Staged | undefined;
  /** A chosen answer that the view cannot show yet, since it reveals something. */
  readonly ghost: unknown;
  /** Its number; another question is another list. */
  readonly question: number;
  /** Whether the keyboard goes on with the answers. */
  readonly leads: boolean;
  /** The event somebody points at in the log. */
  readonly highlight: unknown;
}

export function TableTop(props: Props) {
  const { shown, words, name, telling, choose, complete, ghost, question, leads, highlight } = props;
  const { table } = useText();
  const { sight, decision } = shown;
  const Board = boardOf(sight.game);
  return (
    <>
      {Board && (
        <section className="board" aria-label={table.board}>
          <Suspense>
            <Board
              view={sight.view}
              legal={complete ? [] : (decision?.legal ?? [])}
              choose={choose}
              words={words}
              name={name}
              highlight={highlight}
              ghost={ghost}
            />
          </Suspense>
        </section>
      )}
      {decision && (
        <AnswerList
          key={question}
          legal={decision.legal}
          words={words}
          telling={telling}
          choose={choose}
          chosen={complete?.action}
          leads={leads}
        />
      )}
    </>
  );
}
