/** The sheet behind «Mute or report»: everybody at the table or in the group, and the report about one of them. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { WhereSaid } from '#protocol';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { Icon } from '../../ui/Icon.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [about, setAbout] = useState<Props['people'][number]>();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="overlay panel talk-sheet"
      aria-labelledby={id}
      onClose={close}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="overlay-head">
        <h2 id={id} className="display">
          {about ? text.report(about.name) : text.manage}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={kit.close}
          title={kit.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="remove" />
        </button>
      </div>
      {about ? (
        <ReportForm place={place} person={about.id} back={() => setAbout(undefined)} />
      ) : (
        <People people={people} report={setAbout} />
      )}
    </dialog>
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
