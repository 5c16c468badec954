/** Playing online needs a name; people without one are asked for it here. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Reason } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { api, type Me } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { refreshMe, useMe } from '../../remote/me.ts';
import { type Attempt, useAttempt } from '../../remote/useFetched.ts';
import { recall, remember } from '../../settings/memory.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import '../frame/online.css';

/** The longest name, in characters. */
export const MAX_NAME_LENGTH = 24;

/** What the server says to whoever is shut out. */
const BANNED: Reason = { rule: 'P50', code: 'banned' };

/** Renders the screen for a signed-in person, or asks for a name first. */
export function RequireName({ children }: { children: (me: Me) => ReactNode }) {
  return <Anybody>{(me) => (me ? children(me) : <NamePage />)}</Anybody>;
}

/** Renders the screen for anybody, with a name or without: looking needs none. Only who is shut out sees why instead. */
export function Anybody({ children }: { children: (me: Me | undefined) => ReactNode }) {
  const me = useMe();
  if (me === 'loading') return <Message content="loading" />;
  if (me === 'unreachable') return <Unreachable />;
  if (me === 'nobody') return children(undefined);
  if (me.bannedUntil !== null) return <RefusedPage reason={BANNED} />;
  return (
    <>
      <ConnectionTrouble />
      {children(me)}
    </>
  );
}

function NamePage() {
  const { lobby, people } = useText();
  const attempt = useAttempt();
  return (
    <Page title={people.who}>
      <div className="wrap online narrow-page">
        <header>
          <p className="caps eyebrow">{lobby.eyebrow}</p>
          <h1 className="display">{people.who}</h1>
        </header>
        <section className="panel">
          <NameForm label={people.goOn} attempt={attempt} />
          <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
          <p className="meta">{people.nameHelp}</p>
        </section>
        <Link className="btn btn-quiet" href="/me">
          {people.haveAccount}
        </Link>
      </div>
    </Page>
  );
}

interface FormProps {
  readonly label: string;
  readonly attempt: Attempt;
  /** Called once the guest exists. */
  readonly onDone?: () => Promise<unknown>;
}

/** One field and one button that create a guest. */
export function NameForm({ label, attempt: { busy, attempt }, onDone }: FormProps) {
  const { people } = useText();
  const id = useId();
  const [name, setName] = useState(() => recall('name') ?? '');
  const createGuest = () =>
    attempt(async () => {
      await api.guest(name);
      remember('name', name.trim());
      await refreshMe();
      await onDone?.();
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void createGuest();
      }}
    >
      <label htmlFor={id}>{people.name}</label>
      <div className="beside">
        <input
          type="text"
          id={id}
          className="field"
          autoComplete="nickname"
          maxLength={MAX_NAME_LENGTH}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {label}
        </button>
      </div>
    </form>
  );
}

function Unreachable() {
  const { online } = useText();
  return (
    <Page>
      <div className="wrap message">
        <p role="alert">{online.unreachable}</p>
        <button type="button" className="btn btn-line" onClick={() => void refreshMe()}>
          {online.again}
        </button>
      </div>
    </Page>
  );
}

/** Connection problems that only the person can solve. */
function ConnectionTrouble() {
  const { online } = useText();
  const { trouble, person } = useStatus();
  // The server may let somebody in whose session has ended, but as nobody.
  const isUnknown = trouble === 'signIn' || person === '';
  useEffect(() => {
    if (isUnknown) void refreshMe();
  }, [isUnknown]);
  if (trouble !== 'reload') return null;
  return (
    <div className="trouble" role="alert">
      <p>{online.renewed}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {online.reload}
      </button>
    </div>
  );
}
