/** What one may do with a person: become friends, mute, block. */
import { useState } from 'react';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { type Profile, peopleApi } from '../person/peopleApi.ts';

interface Props {
  readonly profile: Profile;
  readonly again: () => void;
}

/** Buttons for somebody else's profile. */
export function Relations({ profile, again }: Props) {
  const { person } = profile;
  const { busy, reason, attempt } = useAttempt();
  const change = (work: () => Promise<unknown>) => void attempt(() => work().then(again));
  return (
    <div className="relations">
      <Friendship profile={profile} busy={busy} change={change} />
      <Apart id={person.id} name={person.name} />
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </div>
  );
}

interface FriendshipProps {
  readonly profile: Profile;
  readonly busy: boolean;
  readonly change: (work: () => Promise<unknown>) => void;
}

function Friendship({ profile: { person, relation, mayAsk }, busy, change }: FriendshipProps) {
  const text = useText('circle');
  const { lobby } = useText();
  const { id, name } = person;
  if (relation === 'asked') return <p role="status">{text.asked}</p>;
  if (relation === 'friend')
    return (
      <>
        <p role="status">{text.areFriends}</p>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={busy}
          onClick={() => change(() => api.unfriend(id))}
        >
          {lobby.unfriend(name)}
        </button>
      </>
    );
  if (relation === 'asks')
    return (
      <>
        <p role="status">{text.wantsToBe}</p>
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy}
          onClick={() => change(() => peopleApi.accept(id))}
        >
          {text.accept}
        </button>
        <button
          type="button"
          className="btn btn-line"
          disabled={busy}
          onClick={() => change(() => peopleApi.decline(id))}
        >
          {text.decline}
        </button>
      </>
    );
  if (!mayAsk) return null;
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={busy}
      onClick={() => change(() => peopleApi.ask(id))}
    >
      {text.befriend}
    </button>
  );
}

/** Mutes or blocks, and ends it; blocking asks first. */
function Apart({ id, name }: { id: PersonId; name: string }) {
  const text = useText('circle');
  const [asking, setAsking] = useState(false);
  const { data, again } = useFetched('blocks', peopleApi.blocks);
  const { busy, reason, attempt } = useAttempt();
  const isThere = (kind: 'mute' | 'block') =>
    data?.blocks.some((block) => block.person === id && block.kind === kind) ?? false;
  const change = (work: () => Promise<unknown>) => void attempt(() => work().then(again));
  return (
    <>
      <button
        type="button"
        className="btn btn-line"
        disabled={busy || !data}
        onClick={() =>
          change(() => (isThere('mute') ? peopleApi.endBlock(id, 'mute') : peopleApi.block(id, 'mute')))
        }
      >
        {isThere('mute') ? text.unmute : text.mute}
      </button>
      <button
        type="button"
        className="btn btn-line"
        disabled={busy || !data}
        onClick={() => (isThere('block') ? change(() => peopleApi.endBlock(id, 'block')) : setAsking(true))}
      >
        {isThere('block') ? text.unblock : text.block}
      </button>
      {asking && (
        <Confirm
          question={text.blockSure(name)}
          detail={text.blockLine}
          cancelLabel={text.cancel}
          confirmLabel={text.block}
          onConfirm={() => change(() => peopleApi.block(id, 'block'))}
          onClose={() => setAsking(false)}
        />
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </>
  );
}
