/** What only the organiser may do: change the event until it begins, and call it off. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { type EventPage, eventsApi } from './eventsApi.ts';

interface Props {
  readonly page: EventPage;
  readonly me: Me | undefined;
  readonly again: () => void;
}

export function Organise({ page: { event }, me, again }: Props) {
  const text = useText('events');
  const [asking, setAsking] = useState(false);
  const { busy, reason, attempt } = useAttempt();
  if (me === undefined || event.host !== me.id || event.finished !== null) return null;
  return (
    <>
      {event.round === 0 && (
        <Link className="btn btn-line" href={`/events/${event.id}/change`}>
          {text.change}
        </Link>
      )}
      <button type="button" className="btn btn-quiet btn-bad" disabled={busy} onClick={() => setAsking(true)}>
        {text.callOff}
      </button>
      {asking && (
        <Confirm
          question={text.callOffSure(event.name)}
          detail={text.callOffLine}
          cancelLabel={text.cancel}
          confirmLabel={text.callOff}
          onConfirm={() => void attempt(() => eventsApi.act(event.id, 'call-off').finally(again))}
          onClose={() => setAsking(false)}
        />
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </>
  );
}
