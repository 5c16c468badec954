/** Turning a guest into an account, with a passkey or with e-mail and password; everything the guest has is kept. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { api, type Me } from '../../remote/api.ts';
import { refreshMe } from '../../remote/me.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { EmailField, PasswordField } from './AccountFields.tsx';

/** The panel for claiming an account. */
export function Claim({ me }: { me: Me }) {
  const { people } = useText();
  return (
    <section className="panel" aria-labelledby="claim">
      <div className="head">
        <h2 id="claim">{people.claim}</h2>
      </div>
      <p className="meta">{people.claimLine}</p>
      <ByPasskey me={me} />
      <ByPassword me={me} />
    </section>
  );
}

function ByPasskey({ me }: { me: Me }) {
  const { people } = useText();
  const { busy, reason, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      const { addPasskey } = await import('../../remote/passkey.ts');
      await addPasskey();
      await refreshMe();
    });
  return (
    <div className="stack">
      <button type="button" className="btn btn-primary" disabled={busy} onClick={add}>
        {people.passkey}
      </button>
      <p className="meta">{people.passkeyHelp}</p>
      <p className="meta" role="status">
        {me.passkeys > 0 && people.passkeys(me.passkeys)}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </div>
  );
}

function ByPassword({ me }: { me: Me }) {
  const { people } = useText();
  const [email, setEmail] = useState(me.email ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [saved, setSaved] = useState(false);
  const { busy, reason, attempt } = useAttempt();
  const hasEmail = me.email !== null;
  const claim = () =>
    attempt(async () => {
      setSaved(false);
      await api.setPassword({ email, password, ...(hasEmail && { current }) });
      await refreshMe();
      setPassword('');
      setCurrent('');
      setSaved(true);
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void claim();
      }}
    >
      <EmailField value={email} onChange={setEmail} />
      {hasEmail && (
        <PasswordField label={people.currentPassword} kind="current" value={current} onChange={setCurrent} />
      )}
      <PasswordField label={people.password} kind="new" value={password} onChange={setPassword} />
      <button type="submit" className="btn btn-line" disabled={busy}>
        {people.setPassword}
      </button>
      <p className="meta" role="status">
        {saved && people.saved}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </form>
  );
}
