/** The signed-in person's page: name, account, personal data, signing out. */
import { Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api, type Me } from '../../remote/api.ts';
import { refreshMe, useMe } from '../../remote/me.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { Portrait } from '../person/Portrait.tsx';
import { Sessions } from '../person/Sessions.tsx';
import { Claim } from './Claim.tsx';
import { MAX_NAME_LENGTH, NameForm } from './RequireName.tsx';
import { SignIn } from './SignIn.tsx';
import '../frame/online.css';

/** The page, or a sign-in form for nobody. */
export function MeScreen() {
  const { people } = useText();
  const circle = useText('circle');
  const me = useMe();
  if (me === 'loading') return <Message content="loading" />;
  if (me === 'unreachable') return <Message content="notLoaded" />;
  return (
    <Page title={people.me}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{people.me}</p>
          <div className="me-name">
            {me !== 'nobody' && <Portrait person={me.id} size="large" />}
            <h1 className="display">{me === 'nobody' ? people.signIn : me.name}</h1>
          </div>
          {me !== 'nobody' && (
            <div className="stack">
              <p className="lead">{me.guest ? people.guest : people.claimed}</p>
              <div className="relations">
                <Link className="btn btn-line" href={`/people/${me.id}`}>
                  {circle.profile}
                </Link>
                <Link className="btn btn-line" href="/friends">
                  {circle.title}
                </Link>
              </div>
              <MoreLinks me={me} />
            </div>
          )}
        </header>
        {me === 'nobody' ? (
          <>
            <div className="column">
              <SignIn />
            </div>
            <div className="column">
              <Newcomer />
            </div>
          </>
        ) : (
          <>
            <div className="column">
              <Rename key={me.id} me={me} />
              <Claim me={me} />
            </div>
            <div className="column">
              <Suspense>
                <Sessions />
              </Suspense>
              <SignOut me={me} />
              <PersonalData me={me} />
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** To one's reports, and for those who may to what others have reported and to the server. */
function MoreLinks({ me }: { me: Me }) {
  const { people } = useText();
  const { desk } = useText('moderation');
  const { reports } = useText('links');
  return (
    <div className="more-links">
      <Link className="btn btn-line" href="/me/reports">
        {reports}
      </Link>
      {me.moderator && (
        <Link className="btn btn-line" href="/moderation">
          {desk}
        </Link>
      )}
      {me.admin && (
        <Link className="btn btn-line" href="/admin">
          {people.admin}
        </Link>
      )}
    </div>
  );
}

function Newcomer() {
  const { people } = useText();
  const attempt = useAttempt();
  return (
    <section className="panel" aria-labelledby="newcomer">
      <div className="head">
        <h2 id="newcomer">{people.who}</h2>
      </div>
      <NameForm label={people.goOn} attempt={attempt} />
      <p className="meta">{people.nameHelp}</p>
      <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
    </section>
  );
}

function Rename({ me }: { me: Me }) {
  const { people } = useText();
  const id = useId();
  const [name, setName] = useState(me.name);
  const [saved, setSaved] = useState(false);
  const { busy, reason, attempt } = useAttempt();
  const save = () =>
    attempt(async () => {
      await api.rename(name);
      await refreshMe();
      setSaved(true);
    });
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{people.name}</h2>
      </div>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="beside">
          <input
            type="text"
            id={id}
            className="field"
            aria-label={people.name}
            autoComplete="nickname"
            maxLength={MAX_NAME_LENGTH}
            required
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setSaved(false);
            }}
          />
          <button type="submit" className="btn btn-line" disabled={busy || name.trim() === me.name}>
            {people.save}
          </button>
        </div>
      </form>
      <p className="meta" role="status">
        {saved && people.saved}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

function SignOut({ me }: { me: Me }) {
  const { people } = useText();
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const signOut = () =>
    attempt(async () => {
      await api.signOut();
      await refreshMe();
      go('/');
    });
  return (
    <section className="panel" aria-labelledby="leave">
      <div className="head">
        <h2 id="leave">{people.signOut}</h2>
      </div>
      {me.guest && <p className="meta">{people.signOutGuest}</p>}
      <button type="button" className="btn btn-line" disabled={busy} onClick={signOut}>
        {people.signOut}
      </button>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

function PersonalData({ me }: { me: Me }) {
  const { people } = useText();
  const id = useId();
  const [sure, setSure] = useState(false);
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const deleteAccount = () =>
    attempt(async () => {
      await api.deleteMe();
      await refreshMe();
      go('/');
    });
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{people.data}</h2>
      </div>
      <p className="meta">
        {people.id}: <b translate="no">{me.id}</b>
      </p>
      <p className="meta">{people.exportHelp}</p>
      <a className="btn btn-line" href="/api/me/export" download="skyline.json">
        {people.export}
      </a>
      <p className="meta">{people.deleteHelp}</p>
      <div className="yes-no">
        <label htmlFor={id}>{people.deleteSure}</label>
        <input
          id={id}
          className="switch"
          type="checkbox"
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
      </div>
      <button type="button" className="btn btn-line btn-bad" disabled={!sure || busy} onClick={deleteAccount}>
        {people.delete}
      </button>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
