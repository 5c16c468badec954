/** A new event in two taps: everything is chosen sensibly, and can be chosen otherwise. */
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { GAME_INFO } from '#games';
import { FORMATS } from '#tournament';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RequireName } from '../account/RequireName.tsx';
import { Page } from '../frame/Page.tsx';
import { lastGame } from '../lobby/filters.ts';
import { GameTiles } from '../lobby/NewTableSheet.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import { Moment, NameFields, PaceField, SizeFields } from './EventFields.tsx';
import { eventsApi } from './eventsApi.ts';
import { timeAndSpan } from './eventWords.ts';
import {
  BEGINNINGS,
  beginningOf,
  capacitiesFor,
  type EventChoices,
  newEventOf,
  usualChoices,
} from './newEvent.ts';
import '../frame/online.css';
import '../lobby/newTable.css';
import '../setup/setup.css';
import './events.css';

/** Asks for a name first. */
export function NewEventScreen() {
  return <RequireName>{() => <NewEvent />}</RequireName>;
}

function NewEvent() {
  const text = useText('events');
  const { events } = useText().nav;
  const { make } = text;
  const group = new URLSearchParams(useSearch()).get('group');
  const groups = useFetched('groups', peopleApi.groups);
  const groupName = groups.data?.groups.find(({ id }) => id === group)?.name;
  const [choices, setChoices] = useState<EventChoices>(() => usualChoices(lastGame()));
  const { language } = useLanguage();
  const [isPlaying, setPlaying] = useState(true);
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const change = (changed: Partial<EventChoices>) => setChoices({ ...choices, ...changed });
  const usualName = make.usualName(GAME_INFO[choices.game].title, choices.format === 'league');
  const announce = () =>
    attempt(async () => {
      const { event } = await eventsApi.announce(newEventOf(choices, usualName, group));
      if (isPlaying) await eventsApi.act(event.id, 'join');
      go(`/events/${event.id}`);
    });
  return (
    <Page title={make.title}>
      <div className="wrap online events-page new-event">
        <header>
          <Link className="caps eyebrow lone-link" href="/events">
            {events}
          </Link>
          <h1 className="display">{make.title}</h1>
          {group !== null && groupName !== undefined && <p className="lead">{text.forGroup(groupName)}</p>}
        </header>
        <section className="panel">
          <GameTiles game={choices.game} choose={(game) => setChoices(usualChoices(game, choices))} />
          <Choice
            label={make.format}
            values={FORMATS}
            value={choices.format}
            labelOf={(format) => text.format[format]}
            onChange={(format) =>
              change({ format, capacity: Math.min(choices.capacity, capacitiesFor(format).at(-1) ?? 0) })
            }
          />
          <p className="meta">{text.formatLine[choices.format]}</p>
          <PaceField choices={choices} change={change} />
          <Choice
            label={make.begins}
            values={BEGINNINGS}
            value={choices.begins}
            labelOf={(begins) => make.beginOf[begins]}
            onChange={(begins) => change({ begins })}
          />
          {choices.begins === 'other' && <Moment value={choices.at} onChange={(at) => change({ at })} />}
          <p className="meta">{text.starts(timeAndSpan(beginningOf(choices, new Date()), language, text))}</p>
          <label className="event-check">
            <input
              type="checkbox"
              className="switch"
              checked={isPlaying}
              onChange={({ target }) => setPlaying(target.checked)}
            />
            {make.iPlay}
          </label>
          <MoreSettings choices={choices} change={change} usualName={usualName} />
          <button
            type="button"
            className="btn btn-primary btn-big"
            disabled={busy}
            onClick={() => void announce()}
          >
            {make.announce}
          </button>
          <div role="alert">
            {reason && <Refusal reason={reason} />}
            {reason?.code === 'needsAccount' && (
              <Link className="btn btn-line" href="/me">
                {make.account}
              </Link>
            )}
          </div>
        </section>
      </div>
    </Page>
  );
}

interface SettingsProps {
  readonly choices: EventChoices;
  readonly change: (changed: Partial<EventChoices>) => void;
  readonly usualName: string;
}

function MoreSettings({ choices, change, usualName }: SettingsProps) {
  const { make } = useText('events');
  const { min, max } = GAME_INFO[choices.game].seats;
  const least = Math.max(2, min);
  return (
    <details>
      <summary>{make.more}</summary>
      <NameFields choices={choices} change={change} usualName={usualName} />
      {max > least && (
        <Choice
          label={make.seats}
          values={Array.from({ length: max - least + 1 }, (_, i) => least + i)}
          value={choices.seats}
          labelOf={String}
          onChange={(seats) => change({ seats })}
        />
      )}
      <SizeFields choices={choices} change={change} />
    </details>
  );
}
