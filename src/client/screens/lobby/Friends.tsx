/** The list of friends, and a link for new ones. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { addressOf, CopyField } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { PersonName } from '../person/PersonName.tsx';

/** The friends panel. */
export function Friends() {
  const { lobby, online } = useText();
  const { data, again } = useFetched('friends', api.friends, true);
  const [link, setLink] = useState<string>();
  const { busy, reason, attempt } = useAttempt();
  const friends = data?.friends ?? [];
  const makeLink = () => attempt(async () => setLink(addressOf((await api.makeFriendLink()).path)));
  return (
    <section className="panel" aria-labelledby="friends">
      <div className="head">
        <h2 id="friends">{lobby.friends}</h2>
      </div>
      {data && friends.length === 0 && <p className="meta">{lobby.noFriends}</p>}
      <ul className="friends">
        {friends.map(({ id, name }) => (
          <li key={id}>
            <PersonName id={id} name={name} />
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label={lobby.unfriend(name)}
              title={lobby.unfriend(name)}
              onClick={() => attempt(() => api.unfriend(id).then(again))}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {link ? (
        <CopyField label={online.linkAddress} address={link} />
      ) : (
        <button type="button" className="btn btn-line" disabled={busy} onClick={makeLink}>
          {lobby.friendLink}
        </button>
      )}
      <p className="meta">{lobby.friendLinkHelp}</p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
