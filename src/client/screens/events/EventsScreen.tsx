/** All events: one's own, those to sign up for, those under way and those that were over lately. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Anybody } from '../account/RequireName.tsx';
import { ListState } from '../frame/ListState.tsx';
import { Page } from '../frame/Page.tsx';
import { EventRows } from './EventRows.tsx';
import { type EventRow, eventsApi } from './eventsApi.ts';
import '../frame/online.css';
import './events.css';

/** Looking needs no name. */
export function EventsScreen() {
  return <Anybody>{(me) => <Events me={me} />}</Anybody>;
}

function Events({ me }: { me: Me | undefined }) {
  const text = useText('events');
  const { events } = useText().nav;
  const fetched = useFetched(`events ${me?.id}`, () => eventsApi.list(), true);
  const rows = fetched.data?.events ?? [];
  const isMine = ({ mine, event }: EventRow) =>
    event.finished === null &&
    (mine !== null ? mine !== 'removed' && mine !== 'absent' : event.host === me?.id);
  const others = rows.filter((row) => !isMine(row));
  const sections = [
    { title: text.mine, rows: rows.filter(isMine) },
    {
      title: text.open,
      rows: others.filter(({ event }) => event.phase === 'announced' || event.phase === 'checkIn'),
    },
    { title: text.running, rows: others.filter(({ event }) => event.phase === 'playing') },
    { title: text.past, rows: others.filter(({ event }) => event.finished !== null).toReversed() },
  ];
  return (
    <Page title={events}>
      <div className="wrap online events-page">
        <header>
          <h1 className="display">{events}</h1>
          <p className="lead">{text.lead}</p>
          <Link className="btn btn-primary" href="/events/new">
            <Icon name="plus" />
            {text.newEvent}
          </Link>
        </header>
        <ListState fetched={fetched}>
          {rows.length === 0 && <p className="panel">{text.none}</p>}
          {sections
            .filter((section) => section.rows.length > 0)
            .map((section) => (
              <section key={section.title} className="panel">
                <div className="head">
                  <h2>{section.title}</h2>
                </div>
                <EventRows rows={section.rows} />
              </section>
            ))}
        </ListState>
      </div>
    </Page>
  );
}
