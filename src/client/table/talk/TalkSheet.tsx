/** The sheet behind «Mute or report»: everybody at the table or in the group, and the report about one of them. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { WhereSaid } from '#protocol';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { setMuted, useMutes } from './mutes.ts';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  readonly place: WhereSaid;
  readonly people: readonly { readonly id: PersonId; readonly name: string }[];
  readonly close: () => void;
}

export function TalkSheet({ place, people, close }: Props) {
  const text = useText('talk');
  const kit = useText('kit');
  const [about, setAbout] = useState<Props['people'][number]>();
  return (
    <Dialog
      title={about ? text.report(about.name) : text.manage}
      closeLabel={kit.close}
      onClose={close}
      shape="overlay"
      className="talk-sheet"
    >
      {about ? (
        <ReportForm place={place} person={about.id} back={() => setAbout(undefined)} />
      ) : (
        <People people={people} report={setAbout} />
      )}
    </Dialog>
  );
}

function People({
  people,
  report,
}: Pick<Props, 'people'> & { report: (person: Props['people'][number]) => void }) {
  const text = useText('talk');
  const { muted } = useMutes();
  const { busy, reason, attempt } = useAttempt();
  return (
    <>
      <p className="meta">{people.length === 0 ? text.alone : text.manageHelp}</p>
      <ul className="talk-people">
        {people.map((person) => {
          const isMuted = muted.has(person.id);
          return (
            <li key={person.id}>
              <b>
                {person.name}
                {isMuted && <span className="chip">{text.muted}</span>}
              </b>
              <div>
                <button
                  type="button"
                  className="btn btn-line"
                  disabled={busy}
                  onClick={() => attempt(() => setMuted(person.id, !isMuted))}
                >
                  {isMuted ? text.unmute(person.name) : text.mute(person.name)}
                </button>
                <button type="button" className="btn btn-line" onClick={() => report(person)}>
                  {text.report(person.name)}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      <Link className="lone-link" href="/conduct">
        {text.conduct}
      </Link>
    </>
  );
}
