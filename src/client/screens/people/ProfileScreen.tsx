/** A person's page: name, picture, and the results of their games where they show them. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Choice } from '../../ui/Choice.tsx';
import { addressOf, CopyButton } from '../../ui/CopyField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { Portrait } from '../person/Portrait.tsx';
import { type Profile, peopleApi, VISIBLE } from '../person/peopleApi.ts';
import { RatingPanel } from '../ratings/RatingPanel.tsx';
import { PictureForm } from './PictureForm.tsx';
import { ProfileGames } from './ProfileGames.tsx';
import { Relations } from './Relations.tsx';
import '../frame/online.css';
import '../person/people.css';

/** One's own page, or somebody else's. */
export function ProfileScreen({ id }: { id: string }) {
  const { data: profile, reason, again } = useFetched(`profile ${id}`, () => peopleApi.profile(id));
  const { people } = useText();
  if (profile) return <Shown profile={profile} again={again} />;
  if (!reason) return <Message content="loading" />;
  return (
    <Page title={people.me}>
      <div className="wrap online narrow-page">
        <div role="alert">
          <Refusal reason={reason} />
        </div>
      </div>
    </Page>
  );
}

function Shown({ profile, again }: { profile: Profile; again: () => void }) {
  const { person, relation, games } = profile;
  const text = useText('circle');
  const me = useMe();
  const isOwn = relation === 'self';
  return (
    <Page title={person.name}>
      <div className="wrap online profile">
        <header className="profile-head">
          <Portrait person={person.id} picture={person.picture} size="large" />
          <div>
            <h1 className="display">{person.name}</h1>
            <p className="meta">
              <Facts profile={profile} />
            </p>
          </div>
          {isOwn ? (
            <div className="acts">
              <CopyButton label={text.share} address={addressOf(`/people/${person.id}`)} />
              <Link className="btn btn-line" href="/friends">
                {text.title}
              </Link>
            </div>
          ) : (
            typeof me !== 'string' && <Relations profile={profile} again={again} />
          )}
        </header>
        {games && <RatingPanel id={person.id} isOwn={isOwn} />}
        {games ? <ProfileGames id={person.id} games={games} isOwn={isOwn} /> : <Hidden>{text.hidden}</Hidden>}
        {isOwn && (
          <div className="profile-own">
            <PictureForm profile={profile} again={again} />
            <WhoSees profile={profile} />
          </div>
        )}
      </div>
    </Page>
  );
}

function Facts({ profile: { person, games } }: { profile: Profile }) {
  const text = useText('circle');
  const { language } = useLanguage();
  const facts = [person.guest ? text.guest : ''];
  if (games) {
    const month = new Date(games.since).toLocaleDateString(language, { month: 'long', year: 'numeric' });
    const played = games.tallies.reduce((sum, tally) => sum + tally.games, 0);
    facts.push(text.since(month), text.countGames(played));
  }
  return facts.filter((fact) => fact !== '').join(' · ');
}

function Hidden({ children }: { children: ReactNode }) {
  return (
    <section className="panel">
      <p className="meta">{children}</p>
    </section>
  );
}

function WhoSees({ profile }: { profile: Profile }) {
  const text = useText('circle');
  const { people } = useText();
  const [visible, setVisible] = useState(profile.visible ?? 'everybody');
  const [saved, setSaved] = useState(false);
  const { reason, attempt } = useAttempt();
  if (profile.person.guest)
    return (
      <section className="panel">
        <p className="meta">{text.visibleGuest}</p>
        <Link className="btn btn-line" href="/me">
          {people.claim}
        </Link>
      </section>
    );
  return (
    <section className="panel">
      <Choice
        label={text.whoSees}
        values={VISIBLE}
        value={visible}
        labelOf={(one) => text.visible[one]}
        onChange={(one) => {
          setVisible(one);
          setSaved(false);
          void attempt(async () => {
            await peopleApi.changeProfile({ visible: one });
            setSaved(true);
          });
        }}
      />
      <p className="meta" role="status">
        {saved && people.saved}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
