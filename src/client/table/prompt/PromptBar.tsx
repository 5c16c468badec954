/** The current question and whose decision it is, in one sentence; and the undo button. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';

/** Where the focus goes if the focused element has disappeared. */
export type FocusTarget = 'prompt' | 'answers' | 'tray';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly words: Words;
  readonly telling: Telling;
  readonly mayTakeBack: boolean;
  readonly takeBack: () => void;
  readonly focusOn: FocusTarget;
  /** Buttons besides the answers. */
  readonly acts?: ReactNode;
  /** Shown below the sentence on small screens, where the log is not visible. */
  readonly children?: ReactNode;
}

/** The bar above the board. */
export function PromptBar({
  snapshot,
  words,
  telling,
  mayTakeBack,
  takeBack,
  focusOn,
  acts,
  children,
}: Props) {
  const { table } = useText();
  const replay = useText('replay');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision, tableView } = snapshot;
  const { viewer, plays, proposal, awaited } = tableView;

  // The button that was pressed has disappeared with its question.
  useEffect(() => {
    if (focusOn === 'prompt' && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [plays, proposal, focusOn]);

  const names = new Intl.ListFormat(language).format(awaited.map(telling.name));
  const isPast = snapshot.link === 'past';
  const turn =
    isShared(snapshot) && viewer !== 'spectator' ? table.turnOf(telling.name(viewer)) : table.yourTurn;
  return (
    <div className={decision ? 'prompt' : 'prompt prompt-calm'}>
      <div>
        <p className="caps">{decision ? turn : isPast ? replay.eyebrow : table.waiting}</p>
        <h2 ref={heading} className="ask" tabIndex={-1}>
          {decision ? (
            <MarkedText
              sentence={words.prompt(decision.prompt, { ...telling, name: tagged(telling.name) })}
              name={telling.name}
            />
          ) : (
            (isPast ? replay.toMove : table.thinking)(names)
          )}
        </h2>
        {children}
      </div>
      {acts}
      {viewer !== 'spectator' && <UndoButton refused={!mayTakeBack} takeBack={takeBack} />}
    </div>
  );
}

/** Whether several humans share the device, so that "you" would be unclear. */
function isShared({ link, tableView }: TableSnapshot): boolean {
  return link === 'here' && tableView.seats.filter(({ kind }) => kind === 'human').length > 1;
}

/** Stays focusable when taking back is not allowed: pressing it shows why. */
export function UndoButton({ refused, takeBack }: { refused: boolean; takeBack: () => void }) {
  const { table } = useText();
  const hint = useKeyHint(table.undo, 'U');
  return (
    <button type="button" className="btn btn-line undo" {...hint} aria-disabled={refused} onClick={takeBack}>
      <Icon name="undo" />
      <span>{table.undo}</span>
    </button>
  );
}
