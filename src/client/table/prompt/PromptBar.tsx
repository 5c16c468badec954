/** What the game wants, from whom, in one sentence; and the way back. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { Prose, tagged } from '../log/Prose.tsx';
import type { Shown } from '../store/tableStore.ts';

/** Where the keyboard goes on when what was pressed is gone. */
export type Leads = 'prompt' | 'answers' | 'tray';

interface Props {
  readonly shown: Shown;
  readonly words: Words;
  readonly telling: Telling;
  readonly mayTakeBack: boolean;
  readonly takeBack: () => void;
  readonly leads: Leads;
  /** What can be done besides answering. */
  readonly acts?: ReactNode;
  /** What stands below the sentence on small screens, where the log is out of sight. */
  readonly children?: ReactNode;
}

export function PromptBar({ shown, words, telling, mayTakeBack, takeBack, leads, acts, children }: Props) {
  const { table } = useText();
  const replay = useText('replay');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision, tableView } = shown;
  const { viewer, plays, proposal, awaited } = tableView;

  // The button that was pressed is gone with what it answered.
  useEffect(() => {
    if (leads === 'prompt' && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [plays, proposal, leads]);

  const names = new Intl.ListFormat(language).format(awaited.map(telling.name));
  const isPast = shown.link === 'past';
  const turn =
    isShared(shown) && viewer !== 'spectator' ? table.turnOf(telling.name(viewer)) : table.yourTurn;
  return (
    <div className={decision ? 'prompt' : 'prompt prompt-calm'}>
      <div>
        <p className="caps">{decision ? turn : isPast ? replay.eyebrow : table.waiting}</p>
        <h2 ref={heading} className="ask" tabIndex={-1}>
          {decision ? (
            <Prose
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
function isShared({ link, tableView }: Shown): boolean {
  return link === 'here' && tableView.seats.filter(({ kind }) => kind === 'human').length > 1;
}

/** Stays reachable when it is refused: pressed, it says why. */
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
