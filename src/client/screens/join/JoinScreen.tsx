/** The page behind a link: an invitation to a seat or a friendship. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api, type Offer } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { newSalt } from '../../remote/socket.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { noteSalt } from '../../settings/notedDeals.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { SeatedPlayers } from '../lobby/TableList.tsx';
import { titleOf } from '../lobby/titles.ts';
import { AbsenceTerms } from '../online/AbsenceTerms.tsx';
import '../frame/online.css';

/** Loads and shows the offer of a link. */
export function JoinScreen({ token }: { token: string }) {
  const { people, lobby } = useText();
  const { data: offer, reason } = useFetched(`offer ${token}`, () => api.offer(token));
  if (!offer && !reason) return <Message content="loading" />;
  return (
    <Page title={people.inviteEyebrow}>
      <div className="wrap online narrow-page" data-game={offer?.table?.game}>
        <p className="caps eyebrow">{people.inviteEyebrow}</p>
        {offer ? (
          <OfferPanel offer={offer} token={token} />
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

function OfferPanel({ offer, token }: { offer: Offer; token: string }) {
  const { people, table: words } = useText();
  const [, go] = useLocation();
  const name = offer.names[offer.from] || words.nobody;
  const accept = async () => {
    const salt = newSalt();
    const { table, seat } = await api.accept(token, salt);
    if (table !== null && seat !== null) noteSalt(table, salt);
    go(table === null ? '/lobby' : `/table/${table}`, { replace: true });
  };
  const { table, settled } = offer;
  if (!table)
    return (
      <Invitation title={people.befriend(name)} label={people.accept} accept={accept}>
        <p className="meta">{people.befriendLine}</p>
      </Invitation>
    );
  return (
    <Invitation
      title={people.invites(name, titleOf(table.game))}
      label={offer.kind === 'watch' ? people.accept : people.sitDown}
      accept={accept}
    >
      <SeatedPlayers seats={table.seats} names={offer.names} />
      {settled && (
        <dl className="agreed">
          <AbsenceTerms {...settled} />
        </dl>
      )}
    </Invitation>
  );
}

interface Props {
  readonly title: string;
  readonly label: string;
  readonly accept: () => Promise<unknown>;
  readonly children: ReactNode;
}

function Invitation({ title, label, accept, children }: Props) {
  const { people } = useText();
  const me = useMe();
  const attempt = useAttempt();
  return (
    <>
      <h1 className="display">{title}</h1>
      <section className="panel">
        {children}
        {me === 'nobody' && (
          <>
            <NameForm label={label} attempt={attempt} onDone={accept} />
            <p className="meta">{people.nameHelp}</p>
          </>
        )}
        {typeof me !== 'string' && (
          <button
            type="button"
            className="btn btn-primary btn-game btn-big"
            disabled={attempt.busy}
            onClick={() => attempt.attempt(accept)}
          >
            {label}
          </button>
        )}
        <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
      </section>
    </>
  );
}
