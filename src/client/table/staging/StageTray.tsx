/** A turn before it is sent: what was chosen, what it does, and the one button that sends it. */
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

export function StageTray({ stage, effect, sending, confirm, back, reset }: Props) {
  const { stage: text } = useText();
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const { answers, gains, ahead } = effect;
  const hint = useKeyHint(text.back, 'U');

  // A complete turn waits for nothing but this: Enter sends it.
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
            {gains.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        )}
        <p className={stage.ahead === 'revealed' ? 'effect-ahead reveals' : 'effect-ahead'}>
          {stage.ahead === 'revealed' && <Icon name="eye" />}
          {ahead}
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
          // A key held down since the answer was chosen does not confirm it.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={confirm}
        >
          {sending ? text.sending : text.confirm}
        </button>
      </div>
    </section>
  );
}
