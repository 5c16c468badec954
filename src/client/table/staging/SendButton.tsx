/** The one button that sends a turn: bright when pressing it sends, an outline while something is still to be chosen. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Sending } from './sending.ts';

interface Props {
  readonly sending: Sending;
  /** What a game says it sends. */
  readonly says?: string | undefined;
  /** The last answer of a complete turn; the button then takes the focus, so that Enter sends it. */
  readonly last: unknown;
  /** What is asked, for whoever presses too early. */
  readonly showQuestion: () => void;
}

export function SendButton({ sending, says, last, showQuestion }: Props) {
  const { isReady, label, reveals, send } = sending;
  const { stage } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (last !== undefined) button.current?.focus({ preventScroll: true });
    // The question is open again: the focus goes back to where it is answered.
    else if (document.activeElement === button.current) button.current?.blur();
  }, [last]);
  return (
    <button
      ref={button}
      type="button"
      className={isReady ? 'btn btn-primary send' : 'btn btn-line send'}
      data-part="send"
      aria-disabled={!isReady}
      title={isReady || label === 'sending' ? undefined : stage.choose}
      // A key still held down from choosing the answer must not send it.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={isReady ? send : showQuestion}
    >
      {reveals && <Icon name="eye" />}
      <span>{(isReady && says) || stage[label]}</span>
    </button>
  );
}
