/** The events of one group, on its page. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { EventRows } from './EventRows.tsx';
import { eventsApi } from './eventsApi.ts';

export function GroupEvents({ group }: { group: string }) {
  const text = useText('events');
  const { events } = useText().nav;
  const { data } = useFetched(`events of ${group}`, () => eventsApi.list(group), true);
  const rows = data?.events ?? [];
  return (
    <section className="panel" aria-labelledby="group-events">
      <div className="head">
        <h2 id="group-events">{events}</h2>
      </div>
      {rows.length > 0 ? <EventRows rows={rows} /> : <p className="meta">{text.none}</p>}
      <Link className="btn btn-line" href={`/events/new?group=${group}`}>
        {text.newEvent}
      </Link>
    </section>
  );
}
