/** Where one is signed in, and signing out there. */
import { useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { peopleApi, type SignedInDevice } from './peopleApi.ts';
import './people.css';

const A_DAY = 24 * 60 * 60 * 1000;

/** The panel on one's own page. */
export function Sessions() {
  const text = useText('circle');
  const { people } = useText();
  const { data, again } = useFetched('sessions', peopleApi.sessions);
  const { busy, reason, attempt } = useAttempt();
  const sessions = (data?.sessions ?? []).toSorted(
    (one, two) => Number(two.current) - Number(one.current) || two.used - one.used,
  );
  const end = (work: () => Promise<unknown>) => void attempt(() => work().then(again));
  const deviceOf = ({ device }: SignedInDevice) => device || text.otherProgram;
  const usedOf = ({ current, used }: SignedInDevice) => {
    const days = Math.floor((Date.now() - used) / A_DAY);
    if (current) return text.thisDevice;
    return days < 1 ? text.usedToday : text.usedDaysAgo(days);
  };
  return (
    <section className="panel" aria-labelledby="devices">
      <div className="head">
        <h2 id="devices">{text.devices}</h2>
      </div>
      <ul className="device-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                <b>{deviceOf(session)}</b>
              </p>
              <p className="meta">{usedOf(session)}</p>
            </div>
            {!session.current && (
              <button
                type="button"
                className="btn btn-quiet"
                disabled={busy}
                aria-label={text.signOutOne(deviceOf(session))}
                onClick={() => end(() => peopleApi.endSession(session.id))}
              >
                {people.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          className="btn btn-line"
          disabled={busy}
          onClick={() => end(peopleApi.endOtherSessions)}
        >
          {text.endOthers}
        </button>
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
