/** The page of an event: what is up to the viewer above everything, then standings, rounds and how it works. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { Me } from '../../remote/api.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Anybody } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { Bracket } from './Bracket.tsx';
import { CrossTable } from './CrossTable.tsx';
import { EventPeople } from './EventPeople.tsx';
import type { EventPage } from './eventsApi.ts';
import { stageOf, termsOf } from './eventWords.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { MyGames } from './MyGames.tsx';
import { MyPlace } from './MyPlace.tsx';
import { Organise } from './Organise.tsx';
import { RoundList } from './RoundList.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { useEvent } from './useEvent.ts';
import '../frame/online.css';
import './events.css';
import './standings.css';

/** Looking needs no name. */
export function EventScreen({ id }: { id: string }) {
  return <Anybody>{(me) => <Loaded id={id} me={me} />}</Anybody>;
}

function Loaded({ id, me }: { id: string; me: Me | undefined }) {
  const { data: page, reason, again } = useEvent(id, me?.id);
  const text = useText('events');
  const { events } = useText().nav;
  if (!page && !reason) return <Message content="loading" />;
  return (
    <Page title={page?.event.name ?? events}>
      <div className="wrap online events-page event-page" data-game={page?.event.plan.game}>
        {page ? (
          <Shown page={page} me={me} again={again} />
        ) : (
          <>
            <div role="alert">{reason && <Refusal reason={reason} />}</div>
            <Link className="btn btn-line" href="/events">
              {text.all}
            </Link>
          </>
        )}
      </div>
    </Page>
  );
}

interface Props {
  readonly page: EventPage;
  readonly me: Me | undefined;
  readonly again: () => void;
}

function Shown({ page, me, again }: Props) {
  const text = useText('events');
  const { language } = useLanguage();
  const { events } = useText().nav;
  const { event, names, groupName, seasons } = page;
  const host = event.host && names[event.host];
  const about = [
    event.plan.format === 'league' && text.season(event.season),
    groupName !== null && text.forGroup(groupName),
    host && text.by(host),
  ].filter(Boolean);
  return (
    <>
      <header className="event-head">
        <Link className="caps eyebrow lone-link" href="/events">
          {events}
        </Link>
        <h1 className="display">{event.name}</h1>
        <p className="meta">{termsOf(event, text)}</p>
        {about.length > 0 && <p className="meta">{about.join(' · ')}</p>}
        {event.description !== '' && <p className="event-description">{event.description}</p>}
        {event.changed !== null && event.round === 0 && (
          <p className="meta">{text.changed(timeOfDay(event.changed, Date.now(), language))}</p>
        )}
        <span className="chip chip-turn">{stageOf(event, text)}</span>
      </header>
      <MyPlace page={page} me={me} again={again} />
      {event.round === 0 ? (
        <div className="event-parts">
          <EventPeople page={page} me={me} again={again} />
          <section className="panel">
            <div className="head">
              <h2>{text.rules}</h2>
            </div>
            <HowItWorks event={event} />
          </section>
        </div>
      ) : (
        <div className="event-parts">
          <Tabs page={page} />
          <section className="panel event-round" aria-labelledby="this-round">
            <RoundList page={page} round={event.round} id="this-round" />
          </section>
        </div>
      )}
      <footer className="event-foot">
        {seasons
          .filter(({ id }) => id !== event.id)
          .map(({ id, season }) => (
            <Link key={id} className="btn btn-quiet" href={`/events/${id}`}>
              {text.season(season)}
            </Link>
          ))}
        <Organise page={page} me={me} again={again} />
      </footer>
    </>
  );
}

const TABS = ['standings', 'cross', 'bracket', 'round', 'rounds', 'mine', 'rules'] as const;
type Tab = (typeof TABS)[number];

function Tabs({ page }: { page: EventPage }) {
  const text = useText('events');
  const { plan, round } = page.event;
  const isOfPairs = plan.seats === 2;
  const isBracket = plan.format === 'elimination' && isOfPairs;
  const isRoundRobin = (plan.format === 'roundRobin' || plan.format === 'league') && isOfPairs;
  const shown: Readonly<Record<Tab, boolean>> = {
    standings: true,
    cross: isRoundRobin,
    bracket: isBracket,
    round: true,
    rounds: round > 1,
    mine: page.mine !== null,
    rules: true,
  };
  const labels: Readonly<Record<Tab, string>> = {
    standings: text.standings,
    cross: text.cross,
    bracket: text.bracket,
    round: text.round(round),
    rounds: text.rounds,
    mine: text.myGames,
    rules: text.rules,
  };
  const [tab, setTab] = useState<Tab>(isBracket ? 'bracket' : 'standings');
  return (
    <section className="panel event-main">
      <div className="event-tabs" role="tablist">
        {TABS.filter((one) => shown[one]).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            className={one === 'round' ? 'tab-round' : undefined}
            aria-selected={one === tab}
            aria-controls="tab-panel"
            onClick={() => setTab(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <TabContent tab={tab} page={page} />
      </div>
    </section>
  );
}

function TabContent({ tab, page }: { tab: Tab; page: EventPage }) {
  const { event } = page;
  switch (tab) {
    case 'standings':
      return <StandingsTable page={page} />;
    case 'cross':
      return <CrossTable page={page} />;
    case 'bracket':
      return <Bracket page={page} />;
    case 'round':
      return <RoundList page={page} round={event.round} id="tab-this-round" />;
    case 'rounds':
      return Array.from({ length: event.round }, (_, i) => event.round - i).map((round) => (
        <RoundList key={round} page={page} round={round} id={`round-${round}`} />
      ));
    case 'mine':
      return <MyGames page={page} />;
    case 'rules':
      return <HowItWorks event={event} />;
  }
}
