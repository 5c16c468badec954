/** Who has signed up; the organiser may remove somebody. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { PersonName } from '../person/PersonName.tsx';
import { type EventPage, type EventPerson, eventsApi } from './eventsApi.ts';

interface Props {
  readonly page: EventPage;
  readonly me: Me | undefined;
  readonly again: () => void;
}

export function EventPeople({ page, me, again }: Props) {
  const text = useText('events');
  const [removing, setRemoving] = useState<EventPerson>();
  const { busy, reason, attempt } = useAttempt();
  const { event, names } = page;
  const people = page.people.filter(({ state }) => state === 'signedUp' || state === 'here');
  const isHost = me !== undefined && event.host === me.id;
  const nameOf = ({ person }: EventPerson) => (person && names[person]) || '–';
  const remove = ({ person }: EventPerson) => {
    if (person !== null) void attempt(() => eventsApi.remove(event.id, person).finally(again));
  };
  return (
    <section className="panel" aria-labelledby="event-people">
      <div className="head">
        <h2 id="event-people">{text.people}</h2>
        <span className="meta">{text.peopleOf(people.length, event.plan.capacity)}</span>
      </div>
      {people.length === 0 && <p className="meta">{text.nobody}</p>}
      <ul className="people-list">
        {people.map((one) => (
          <li key={one.number}>
            {one.person !== null && <PersonName id={one.person} name={nameOf(one)} />}
            {one.state === 'here' && <span className="meta">{text.state.here}</span>}
            {isHost && one.person !== me.id && (
              <button
                type="button"
                className="btn btn-quiet"
                disabled={busy}
                aria-label={text.ofOne(text.remove, nameOf(one))}
                onClick={() => setRemoving(one)}
              >
                {text.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {removing && (
        <Confirm
          question={text.removeSure(nameOf(removing))}
          detail={text.removeLine}
          cancelLabel={text.cancel}
          confirmLabel={text.remove}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}
