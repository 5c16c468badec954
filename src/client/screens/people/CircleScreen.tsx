/** Friends and groups: who wants to be a friend, who is one, the groups one is in, and whom one mutes or blocks. */
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { MAX_NAME_LENGTH, RequireName } from '../account/RequireName.tsx';
import { Page } from '../frame/Page.tsx';
import { Friends } from '../lobby/Friends.tsx';
import { PersonName } from '../person/PersonName.tsx';
import { type NamedPerson, peopleApi } from '../person/peopleApi.ts';
import '../frame/online.css';
import '../person/people.css';

/** Asks for a name first. */
export function CircleScreen() {
  return <RequireName>{() => <Circle />}</RequireName>;
}

function Circle() {
  const text = useText('circle');
  const { lobby } = useText();
  const [round, setRound] = useState(0);
  return (
    <Page title={text.title}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{lobby.eyebrow}</p>
          <h1 className="display">{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </header>
        <div className="column">
          <Requests onAnswer={() => setRound((before) => before + 1)} />
          <Friends key={round} />
          <BlockedPeople />
        </div>
        <div className="column">
          <Groups />
        </div>
      </div>
    </Page>
  );
}

/** Nothing where nobody waits. */
function Requests({ onAnswer }: { onAnswer: () => void }) {
  const text = useText('circle');
  const { data, again } = useFetched('requests', peopleApi.requests, true);
  const { busy, reason, attempt } = useAttempt();
  const answer = (work: Promise<unknown>) =>
    void attempt(async () => {
      await work;
      again();
      onAnswer();
    });
  const requests = data?.toMe ?? [];
  if (requests.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="requests">
      <div className="head">
        <h2 id="requests">{text.requests}</h2>
      </div>
      <ul className="people-list">
        {requests.map(({ id, name }: NamedPerson) => (
          <li key={id}>
            <PersonName id={id} name={name} />
            <span className="acts">
              <button
                type="button"
                className="btn btn-line"
                disabled={busy}
                aria-label={text.ofOne(text.accept, name)}
                onClick={() => answer(peopleApi.accept(id))}
              >
                {text.accept}
              </button>
              <button
                type="button"
                className="btn btn-quiet"
                disabled={busy}
                aria-label={text.ofOne(text.decline, name)}
                onClick={() => answer(peopleApi.decline(id))}
              >
                {text.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

/** Nothing where there is nobody. */
function BlockedPeople() {
  const text = useText('circle');
  const { data, again } = useFetched('blocks', peopleApi.blocks);
  const { busy, reason, attempt } = useAttempt();
  const blocks = data?.blocks ?? [];
  if (blocks.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="apart">
      <div className="head">
        <h2 id="apart">{text.apart}</h2>
      </div>
      <ul className="people-list">
        {blocks.map(({ person, name, kind }) => {
          const label = kind === 'mute' ? text.unmute : text.unblock;
          return (
            <li key={`${person} ${kind}`}>
              <PersonName id={person} name={name} />
              <button
                type="button"
                className="btn btn-line"
                disabled={busy}
                aria-label={text.ofOne(label, name)}
                onClick={() => void attempt(() => peopleApi.endBlock(person, kind).then(again))}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

function Groups() {
  const text = useText('circle');
  const id = useId();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const { data } = useFetched('groups', peopleApi.groups);
  const { busy, reason, attempt } = useAttempt();
  const groups = data?.groups ?? [];
  const found = () => attempt(async () => go(`/groups/${(await peopleApi.found(name)).group.id}`));
  return (
    <section className="panel" aria-labelledby="groups">
      <div className="head">
        <h2 id="groups">{text.groups}</h2>
      </div>
      {data && groups.length === 0 && <p className="meta">{text.noGroups}</p>}
      <ul className="people-list">
        {groups.map((group) => (
          <li key={group.id}>
            <Link className="person-name" href={`/groups/${group.id}`}>
              <b>{group.name}</b>
            </Link>
          </li>
        ))}
      </ul>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void found();
        }}
      >
        <label htmlFor={id}>{text.groupName}</label>
        <div className="beside">
          <input
            type="text"
            id={id}
            className="field"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn btn-line" disabled={busy}>
            {text.found}
          </button>
        </div>
      </form>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
