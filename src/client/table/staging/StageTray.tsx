/** The tray of a staged turn: the chosen answers, their effect, and the button that sends them. */
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { Effect } from './effectInWords.ts';
import { lastChoice, type Stage } from './stage.ts';

interface Props {
  readonly stage: Stage;
  readonly effect: Effect;
  readonly sending: boolean;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly reset: () => void;
}

/** Shown while a turn is staged. */
export function StageTray({ stage, effect, sending, confirm, back, reset }: Props) {
  const { stage: text } = useText();
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const { answers, gains, continuation } = effect;
  const hint = useKeyHint(text.back, 'U');

  // When the turn is complete the button gets the focus, so that Enter sends it.
  const last = stage.next ? undefined : stage.staged.at(-1)?.action;
  useEffect(() => {
    if (last !== undefined) button.current?.focus({ preventScroll: true });
  }, [last]);

  return (
    <section className="tray" aria-label={text.heading}>
      <div className="effect">
        <p className="effect-answers">{text.chosen(new Intl.ListFormat(language).format(answers))}</p>
        {gains.length > 0 && (
          <ul className="effect-gains">
            {gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        )}
        <p className={stage.continuation === 'revealed' ? 'effect-ahead reveals' : 'effect-ahead'}>
          {stage.continuation === 'revealed' && <Icon name="eye" />}
          {continuation}
        </p>
      </div>
      <div className="acts">
        {lastChoice(stage) > 0 && (
          <button
            type="button"
            className="btn btn-line btn-icon"
            aria-label={text.back}
            {...hint}
            aria-disabled={sending}
            onClick={back}
          >
            <Icon name="undo" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-line btn-icon"
          aria-label={text.reset}
          title={`${text.reset} (Esc)`}
          aria-keyshortcuts="Escape"
          aria-disabled={sending}
          onClick={reset}
        >
          <Icon name="remove" />
        </button>
        <button
          ref={button}
          type="button"
          className="btn btn-primary confirm"
          aria-disabled={sending}
          // A key still held down from choosing the answer must not confirm it.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={confirm}
        >
          {sending ? text.sending : text.confirm}
        </button>
      </div>
    </section>
  );
}
