/** Changing an event that one organises, until it begins. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { RequireName } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { changeOf, choicesOf } from './changedEvent.ts';
import { Moment, NameFields, PaceField, SizeFields } from './EventFields.tsx';
import { type Event, eventsApi } from './eventsApi.ts';
import { termsOf, timeAndSpan } from './eventWords.ts';
import { beginningOf } from './newEvent.ts';
import '../frame/online.css';
import '../setup/setup.css';
import './events.css';

export function ChangeEventScreen({ id }: { id: string }) {
  return <RequireName>{(me) => <Loaded id={id} me={me} />}</RequireName>;
}

function Loaded({ id, me }: { id: string; me: Me }) {
  const { changing, all } = useText('events');
  const { data, reason } = useFetched(`changing ${id}`, () => eventsApi.read(id, undefined));
  const event = data?.page?.event;
  if (!event && !reason) return <Message content="loading" />;
  const mayChange = event?.host === me.id && event.round === 0 && event.finished === null;
  return (
    <Page title={changing.title}>
      <div className="wrap online events-page new-event" data-game={event?.plan.game}>
        <header>
          <Link className="caps eyebrow lone-link" href={`/events/${id}`}>
            {event?.name ?? all}
          </Link>
          <h1 className="display">{changing.title}</h1>
        </header>
        {event && mayChange && <ChangeForm event={event} />}
        {event && !mayChange && <p className="panel">{changing.onlyHost}</p>}
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
      </div>
    </Page>
  );
}

function ChangeForm({ event }: { event: Event }) {
  const text = useText('events');
  const { changing } = text;
  const { language } = useLanguage();
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const [choices, setChoices] = useState(() => choicesOf(event));
  const change = (changed: Partial<typeof choices>) => setChoices({ ...choices, ...changed });
  const save = () =>
    attempt(async () => {
      await eventsApi.change(event.id, changeOf(event, choices));
      go(`/events/${event.id}`);
    });
  return (
    <section className="panel">
      <p className="meta">{termsOf(event, text)}</p>
      <p>{changing.line}</p>
      <NameFields choices={choices} change={change} usualName={event.name} />
      <Moment value={choices.at} onChange={(at) => change({ at })} />
      <p className="meta">{text.starts(timeAndSpan(beginningOf(choices, new Date()), language, text))}</p>
      <PaceField choices={choices} change={change} />
      <SizeFields choices={choices} change={change} />
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      <button type="button" className="btn btn-primary btn-big" disabled={busy} onClick={() => void save()}>
        {changing.save}
      </button>
      <Link className="btn btn-quiet" href={`/events/${event.id}`}>
        {text.cancel}
      </Link>
    </section>
  );
}
