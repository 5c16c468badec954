/** What the game wants, from whom, in one sentence; and the way back. */
import { useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { Sight } from '../play/sight.ts';
import { Icon } from '../ui/Icon.tsx';
import { Prose, tagged } from './Prose.tsx';

interface Props {
  readonly sight: Sight;
  readonly words: Words;
  readonly telling: Telling;
  /** Whether several humans share the device, so that "you" would be unclear. */
  readonly shared: boolean;
  readonly takeBack: () => void;
}

export function PromptBar({ sight, words, telling, shared, takeBack }: Props) {
  const { table } = useText();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision, viewer, plays, awaited, noTakeBack } = sight;

  // The button that was pressed is gone with its decision: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [plays]);

  const names = new Intl.ListFormat(language).format(awaited.map(telling.name));
  const turn = shared && viewer !== 'spectator' ? table.turnOf(telling.name(viewer)) : table.yourTurn;
  return (
    <div className={decision ? 'prompt' : 'prompt prompt-calm'}>
      <div>
        <p className="caps">{decision ? turn : table.waiting}</p>
        <h2 ref={heading} className="ask" tabIndex={-1}>
          {decision ? (
            <Prose
              sentence={words.prompt(decision.prompt, { ...telling, name: tagged(telling.name) })}
              name={telling.name}
            />
          ) : (
            table.thinking(names)
          )}
        </h2>
      </div>
      {viewer !== 'spectator' && <UndoButton refused={noTakeBack !== undefined} takeBack={takeBack} />}
    </div>
  );
}

/** Stays reachable when it is refused: pressed, it says why. */
export function UndoButton({ refused, takeBack }: { refused: boolean; takeBack: () => void }) {
  const { table } = useText();
  return (
    <button type="button" className="btn btn-line undo" aria-disabled={refused} onClick={takeBack}>
      <Icon name="undo" />
      <span>{table.undo}</span>
    </button>
  );
}

/** Reads aloud what has happened since the last change, and what is asked now. */
export function Announcer({ sight, words, telling }: Pick<Props, 'sight' | 'words' | 'telling'>) {
  const known = useRef(sight.events.length);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const news = sight.events.slice(known.current).map((event) => words.event(event, telling.name));
    known.current = sight.events.length;
    const asked = sight.decision ? [words.prompt(sight.decision.prompt, telling)] : [];
    if (place.current) place.current.textContent = [...news, ...asked].join(' ');
  }, [sight, words, telling]);
  return <p ref={place} className="sr" role="status" />;
}
