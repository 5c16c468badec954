/** What a group says: without the lines of those whom one mutes or blocks. */
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { LONGEST_LINE, type PersonId } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { LineText } from '../../table/talk/ChatLines.tsx';
import { useMutes } from '../../table/talk/mutes.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Portrait } from '../person/Portrait.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import '../../table/talk/talk.css';

const TalkSheet = lazy(async () => ({
  default: (await import('../../table/talk/TalkSheet.tsx')).TalkSheet,
}));

interface Props {
  readonly group: string;
  readonly me: PersonId;
  /** Who is in the group. */
  readonly people: readonly { readonly id: PersonId; readonly name: string }[];
}

/** Asked for anew every few seconds while the page is in sight. */
export function GroupTalk({ group, me, people }: Props) {
  const text = useText('circle');
  const { manage } = useText('talk');
  const { table } = useText();
  const { language } = useLanguage();
  const id = useId();
  const [line, setLine] = useState('');
  const [isManaging, setIsManaging] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { unread } = useMutes();
  const { data, again } = useFetched(`lines ${group}`, () => peopleApi.lines(group), true, `${unread.size}`);
  const { busy, reason, attempt } = useAttempt();
  const lines = data?.lines ?? [];
  const nameOf = (person: PersonId) => data?.names[person] || table.nobody;
  // Whoever has left may have spoken.
  const heard = new Map(lines.map(({ person }) => [person, { id: person, name: nameOf(person) }]));
  for (const person of people) heard.set(person.id, person);
  heard.delete(me);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  const send = () =>
    attempt(async () => {
      await peopleApi.say(group, line);
      setLine('');
      again();
    });
  const when = (time: number) =>
    new Date(time).toLocaleString(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <section className="panel group-talk" aria-labelledby={`${id}-talk`}>
      <div className="head">
        <h2 id={`${id}-talk`}>{text.talk}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => setIsManaging(true)}>
          {manage}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={list} className="group-lines" tabIndex={0} role="log" aria-labelledby={`${id}-talk`}>
        {data && lines.length === 0 && <p className="meta">{text.noLines}</p>}
        <ol>
          {lines.map((one) => (
            <li key={one.id}>
              <Portrait person={one.person} />
              <span>
                <b>{nameOf(one.person)}</b> <span className="meta">{when(one.at)}</span>
              </span>
              <p>
                <LineText text={one.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <form
        className="beside"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          type="text"
          className="field"
          aria-label={text.line}
          placeholder={text.line}
          autoComplete="off"
          maxLength={LONGEST_LINE}
          required
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <button type="submit" className="btn btn-line" disabled={busy}>
          {text.send}
        </button>
      </form>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {isManaging && (
        <Suspense>
          <TalkSheet place={{ group }} people={[...heard.values()]} close={() => setIsManaging(false)} />
        </Suspense>
      )}
    </section>
  );
}
