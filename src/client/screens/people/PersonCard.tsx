/** A person's card over a table: picture, name, friendship; their page is one tap away. */
import { useEffect, useId, useRef } from 'react';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Portrait } from '../person/Portrait.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import { Relations } from './Relations.tsx';
import '../../ui/confirm.css';
import '../person/people.css';

interface Props {
  readonly person: PersonId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Opens as soon as it is rendered. */
export function PersonCard({ person, name, onClose }: Props) {
  const text = useText('circle');
  const me = useMe();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { data: profile, reason, again } = useFetched(`profile ${person}`, () => peopleApi.profile(person));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const played = profile?.games?.tallies.reduce((sum, { games }) => sum + games, 0);
  return (
    <dialog
      ref={dialog}
      className="confirm panel person-card"
      aria-labelledby={id}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id} className="person-name">
        <Portrait person={person} picture={profile?.person.picture} size="large" />
        <span>{name}</span>
      </h2>
      <p className="meta">
        {profile && (played === undefined ? text.hidden : text.countGames(played))}
        {!profile && '\u00a0'}
      </p>
      {profile && profile.relation !== 'self' && typeof me !== 'string' && (
        <Relations profile={profile} again={again} />
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      <div className="acts">
        {/* The table stays open behind it. */}
        <a className="btn btn-line" href={`/people/${person}`} target="_blank" rel="noreferrer">
          {text.openProfile}
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </div>
    </dialog>
  );
}
