/** A group's page: its tables, its conversation, its people. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { type Attempt, useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { addressOf, CopyField } from '../../ui/CopyField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RequireName } from '../account/RequireName.tsx';
import { GroupEvents } from '../events/GroupEvents.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { TableList } from '../lobby/TableList.tsx';
import { PersonName } from '../person/PersonName.tsx';
import { type GroupPage, peopleApi } from '../person/peopleApi.ts';
import { GroupTalk } from './GroupTalk.tsx';
import '../frame/online.css';
import '../person/people.css';

/** Asks for a name first. */
export function GroupScreen({ id }: { id: string }) {
  return <RequireName>{(me) => <Loaded id={id} me={me} />}</RequireName>;
}

function Loaded({ id, me }: { id: string; me: Me }) {
  const { data: page, reason, again } = useFetched(`group ${id}`, () => peopleApi.group(id), true);
  const text = useText('circle');
  if (!page && !reason) return <Message content="loading" />;
  return (
    <Page title={page?.group.name ?? text.group}>
      <div className="wrap online">
        {page ? (
          <Shown page={page} me={me} again={again} />
        ) : (
          <div role="alert">{reason && <Refusal reason={reason} />}</div>
        )}
      </div>
    </Page>
  );
}

interface Props {
  readonly page: GroupPage;
  readonly me: Me;
  readonly again: () => void;
}

function Shown({ page, me, again }: Props) {
  const text = useText('circle');
  const { group, people, tables, names } = page;
  return (
    <>
      <header>
        <p className="caps eyebrow">{text.group}</p>
        <h1 className="display">{group.name}</h1>
        <p className="meta">{text.countPeople(people.length)}</p>
      </header>
      <div className="group-page">
        <section className="panel" aria-labelledby="group-tables">
          <div className="head">
            <h2 id="group-tables">{text.tables}</h2>
          </div>
          <TableList tables={tables} names={names} me={me} none={text.noTables} />
          <NewTables group={group.id} />
        </section>
        <GroupTalk group={group.id} me={me.id} people={people.map((id) => ({ id, name: names[id] ?? '' }))} />
        <GroupEvents group={group.id} />
        <People page={page} me={me} again={again} />
      </div>
    </>
  );
}

function NewTables({ group }: { group: string }) {
  const text = useText('circle');
  return (
    <>
      <h3>{text.newTable}</h3>
      <ul className="games-list">
        {Object.values(GAME_INFO).map(({ id, title }) => (
          <li key={id} data-game={id}>
            <Link
              className="btn btn-line"
              href={`/new/${id}?group=${group}`}
              aria-label={text.newTableFor(title)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function People({ page: { group, path, people, names }, me, again }: Props) {
  const text = useText('circle');
  const attempt = useAttempt();
  const isHost = group.host === me.id;
  return (
    <section className="panel" aria-labelledby="group-people">
      <div className="head">
        <h2 id="group-people">{text.people}</h2>
      </div>
      <ul className="people-list">
        {people.map((id) => (
          <li key={id}>
            <PersonName id={id} name={names[id] ?? ''} />
            {id === group.host && <span className="meta">{text.host}</span>}
            {isHost && id !== me.id && (
              <ForHost group={group.id} person={id} name={names[id] ?? ''} attempt={attempt} again={again} />
            )}
          </li>
        ))}
      </ul>
      <p>
        <b>{text.invite}</b>
      </p>
      <CopyField label={text.invite} address={addressOf(path)} />
      {isHost && (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={attempt.busy}
          onClick={() =>
            void attempt.attempt(() => peopleApi.changeGroup(group.id, { newLink: true }).then(again))
          }
        >
          {text.newLink}
        </button>
      )}
      <Leave group={group.id} name={group.name} me={me} />
      <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
    </section>
  );
}

interface ForHostProps {
  readonly group: string;
  readonly person: string;
  readonly name: string;
  readonly attempt: Attempt;
  readonly again: () => void;
}

/** What the host may do with somebody else. */
function ForHost({ group, person, name, attempt: { busy, attempt }, again }: ForHostProps) {
  const text = useText('circle');
  const [asking, setAsking] = useState(false);
  const change = (work: () => Promise<unknown>) => void attempt(() => work().then(again));
  return (
    <span className="acts">
      <button
        type="button"
        className="btn btn-quiet"
        disabled={busy}
        aria-label={text.ofOne(text.passOn, name)}
        onClick={() => change(() => peopleApi.changeGroup(group, { host: person }))}
      >
        {text.passOn}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={busy}
        aria-label={text.ofOne(text.remove, name)}
        onClick={() => setAsking(true)}
      >
        {text.remove}
      </button>
      {asking && (
        <Confirm
          question={text.removeSure(name)}
          detail={text.removeLine}
          cancelLabel={text.cancel}
          confirmLabel={text.remove}
          onConfirm={() => change(() => peopleApi.leaveGroup(group, person))}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}

function Leave({ group, name, me }: { group: string; name: string; me: Me }) {
  const text = useText('circle');
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const leave = () =>
    attempt(async () => {
      await peopleApi.leaveGroup(group, me.id);
      go('/friends');
    });
  return (
    <>
      <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => setAsking(true)}>
        {text.leave}
      </button>
      {asking && (
        <Confirm
          question={text.leaveSure(name)}
          detail={text.leaveLine}
          cancelLabel={text.cancel}
          confirmLabel={text.leave}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        />
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </>
  );
}
