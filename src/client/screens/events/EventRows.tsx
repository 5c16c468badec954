/** Events in a list: the whole row is a link. */
import { Link } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { EventRow } from './eventsApi.ts';
import { stageOf, termsOf, timeAndSpan } from './eventWords.ts';
import './events.css';

export function EventRows({ rows }: { rows: readonly EventRow[] }) {
  const text = useText('events');
  const { language } = useLanguage();
  return (
    <ul className="event-rows">
      {rows.map(({ event, people, mine }) => (
        <li key={event.id}>
          <Link className="event-row" href={`/events/${event.id}`} data-game={event.plan.game}>
            <b>
              {event.name}
              {event.season > 1 && <span className="meta"> {text.season(event.season)}</span>}
            </b>
            <span className="chip">{stageOf(event, text)}</span>
            <span className="meta">{termsOf(event, text)}</span>
            <span className="meta event-row-end">
              {text.peopleOf(people, event.plan.capacity)}
              {mine !== null && event.finished === null && <strong> · {text.state[mine]}</strong>}
            </span>
            {event.round === 0 && event.finished === null && (
              <span className="meta event-row-time">
                {text.starts(timeAndSpan(event.starts, language, text))}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
