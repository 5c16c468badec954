/** The page behind a group's link. */
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import '../frame/online.css';

/** Whoever has no name yet is asked for one. */
export function JoinGroupScreen({ token }: { token: string }) {
  const text = useText('circle');
  const { people, lobby } = useText();
  const me = useMe();
  const [, go] = useLocation();
  const attempt = useAttempt();
  const { data: offer, reason } = useFetched(`group link ${token}`, () => peopleApi.groupLink(token));
  const join = async () => {
    const { group } = await peopleApi.joinGroup(token);
    go(`/groups/${group.id}`, { replace: true });
  };
  if (!offer && !reason) return <Message content="loading" />;
  return (
    <Page title={people.inviteEyebrow}>
      <div className="wrap online narrow-page">
        <p className="caps eyebrow">{people.inviteEyebrow}</p>
        {offer ? (
          <>
            <h1 className="display">{text.joinTitle(offer.name)}</h1>
            <section className="panel">
              <p>{text.joinLine(offer.host)}</p>
              <p className="meta">{text.countPeople(offer.people)}</p>
              {me === 'nobody' && <NameForm label={text.join} attempt={attempt} onDone={join} />}
              {typeof me !== 'string' && (
                <button
                  type="button"
                  className="btn btn-primary btn-big"
                  disabled={attempt.busy}
                  onClick={() => void attempt.attempt(join)}
                >
                  {text.join}
                </button>
              )}
              <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
            </section>
          </>
        ) : (
          <>
            <div role="alert">{reason && <Refusal reason={reason} />}</div>
            <Link className="btn btn-line" href="/lobby">
              {lobby.title}
            </Link>
          </>
        )}
      </div>
    </Page>
  );
}
