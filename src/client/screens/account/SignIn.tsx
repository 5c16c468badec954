/** Signing in: with a passkey, or with e-mail and password. */
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { refreshMe } from '../../remote/me.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import { EmailField, PasswordField } from './AccountFields.tsx';

/** The sign-in panel. */
export function SignIn() {
  const { people } = useText();
  const [, go] = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const signIn = (request: () => Promise<unknown>) =>
    attempt(async () => {
      // Whoever is shut out is known all the same, to read why.
      await request().finally(refreshMe);
      go('/lobby');
    });
  return (
    <section className="panel" aria-labelledby="signIn">
      <div className="head">
        <h2 id="signIn">{people.signIn}</h2>
      </div>
      <p className="meta">{people.signInLine}</p>
      <button
        type="button"
        className="btn btn-primary"
        disabled={busy}
        onClick={() => signIn(async () => (await import('../../remote/passkey.ts')).signInByPasskey())}
      >
        {people.signInPasskey}
      </button>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn(() => api.signIn(email, password));
        }}
      >
        <EmailField value={email} onChange={setEmail} />
        <PasswordField label={people.password} kind="current" value={password} onChange={setPassword} />
        {/* Above the button: below it a phone's toolbar would cover it. */}
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        <button type="submit" className="btn btn-line" disabled={busy}>
          {people.signIn}
        </button>
      </form>
      <Suspense>
        <Forgotten />
      </Suspense>
    </section>
  );
}

/** Spoken of only where the server sends mail. */
function Forgotten() {
  const { forgotten } = useText('circle');
  const { data } = useFetched('password', peopleApi.passwordHelp);
  if (!data?.mail) return null;
  return (
    <Link className="btn btn-quiet" href="/forgotten">
      {forgotten}
    </Link>
  );
}
