/** The page behind a link in a message: stops messages, or confirms an address. Opening it changes nothing, since mail scanners open links too. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import '../frame/online.css';

interface Props {
  readonly purpose: 'stop' | 'confirm';
  readonly token: string;
}

/** Needs no session. */
export function LinkScreen({ purpose, token }: Props) {
  const { title, line, button, done } = useText('notices').page[purpose];
  const [isDone, setDone] = useState(false);
  const { busy, reason, attempt } = useAttempt();
  const press = () =>
    attempt(async () => {
      await api.useLink(purpose, token);
      setDone(true);
    });
  return (
    <Page title={title}>
      <div className="wrap online narrow-page">
        <h1 className="display">{title}</h1>
        <p className="lead">{line}</p>
        {!isDone && (
          <button type="button" className="btn btn-primary" disabled={busy} onClick={press}>
            {button}
          </button>
        )}
        <p role="status">{isDone && done}</p>
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
      </div>
    </Page>
  );
}
