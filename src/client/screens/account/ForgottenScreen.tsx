/** A forgotten password: asking for a link, and the page behind it. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { refreshMe } from '../../remote/me.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import { EmailField, PasswordField } from './AccountFields.tsx';
import '../frame/online.css';

/** Asks for the address; what is said then is the same whether or not somebody has it. */
export function ForgottenScreen() {
  const text = useText('circle');
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { busy, reason, attempt } = useAttempt();
  const send = () =>
    attempt(async () => {
      await peopleApi.forgotPassword(email, language);
      setSent(true);
    });
  return (
    <Page title={text.forgottenTitle}>
      <div className="wrap online narrow-page">
        <h1 className="display">{text.forgottenTitle}</h1>
        <section className="panel">
          <p className="meta">{text.forgottenLine}</p>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <EmailField value={email} onChange={setEmail} />
            <button type="submit" className="btn btn-primary" disabled={busy || isSent}>
              {text.sendLink}
            </button>
          </form>
          <p role="status">{isSent && text.linkSent}</p>
          <div role="alert">{reason && <Refusal reason={reason} />}</div>
        </section>
      </div>
    </Page>
  );
}

/** Sets the new password. Opening the page changes nothing, since mail scanners open links too. */
export function ResetScreen({ token }: { token: string }) {
  const text = useText('circle');
  const { people } = useText();
  const [, go] = useLocation();
  const [password, setPassword] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const reset = () =>
    attempt(async () => {
      await peopleApi.resetPassword(token, password);
      await refreshMe();
      go('/me', { replace: true });
    });
  return (
    <Page title={text.forgottenTitle}>
      <div className="wrap online narrow-page">
        <h1 className="display">{text.forgottenTitle}</h1>
        <section className="panel">
          <p className="meta">{text.resetLine}</p>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void reset();
            }}
          >
            <PasswordField label={people.password} kind="new" value={password} onChange={setPassword} />
            <div role="alert">{reason && <Refusal reason={reason} />}</div>
            <button type="submit" className="btn btn-primary" disabled={busy}>
              {text.resetButton}
            </button>
          </form>
        </section>
      </div>
    </Page>
  );
}
