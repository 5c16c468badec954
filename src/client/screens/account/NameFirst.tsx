/** Asks for a name over the page, for something that needs one. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from './RequireName.tsx';
import '../../ui/confirm.css';
import '../frame/online.css';

interface Props {
  readonly close: () => void;
  /** Called once somebody has a name. */
  readonly onDone: () => Promise<unknown>;
}

export function NameFirst({ close, onDone }: Props) {
  const { people, home } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const attempt = useAttempt();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const done = async () => {
    await onDone();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="confirm panel"
      aria-labelledby="nameFirst"
      onClose={close}
      // Keys pressed here must not reach the page's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="nameFirst" className="display">
        {people.who}
      </h2>
      <NameForm label={people.goOn} attempt={attempt} onDone={done} />
      <p className="meta">{people.nameHelp}</p>
      <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
      <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
        {home.close}
      </button>
    </dialog>
  );
}
