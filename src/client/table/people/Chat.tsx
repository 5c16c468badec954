/** The chat of a table. */
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { NameOf, Reason } from '#kernel';
import { type Command, LONGEST_LINE, type PersonId, type Phrase } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { ChatLines } from '../talk/ChatLines.tsx';
import { useMutes } from '../talk/mutes.ts';
import { Phrases } from '../talk/Phrases.tsx';
import '../talk/talk.css';

const TalkSheet = lazy(async () => ({ default: (await import('../talk/TalkSheet.tsx')).TalkSheet }));

interface Props {
  readonly snapshot: Pick<TableSnapshot, 'entries' | 'names' | 'tableView'>;
  readonly name: NameOf;
  readonly command: (command: Command) => Promise<Reason | undefined>;
}

/** The messages, the phrases, and the field to write one's own. */
export function Chat({ snapshot, name, command }: Props) {
  const { chat, table } = useText();
  const talk = useText('talk');
  const me = useMe();
  const { unread } = useMutes();
  const id = useId();
  const [line, setLine] = useState('');
  const [isManaging, setIsManaging] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const messages = snapshot.entries.flatMap(({ seq, happening }) =>
    happening?.did === 'said' ? [{ seq, ...happening }] : [],
  );
  const { tableView, names } = snapshot;
  const nameOf = (person: PersonId) => names[person] || table.nobody;
  const silent = typeof me === 'string' ? null : me.mutedUntil;
  useEffect(() => {
    if (messages.length > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [messages.length]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = line.trim();
    if (text === '') return;
    setLine('');
    const reason = await command({ do: 'say', text });
    if (reason) setLine((typed) => typed || text);
  };
  const say = async (phrase: Phrase) => {
    const reason = await command({ do: 'say', phrase });
    // A server from before there were phrases.
    if (reason?.code === 'malformed') await command({ do: 'say', text: talk.phrase[phrase] });
  };
  const others = new Set([
    ...tableView.seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : [])),
    ...messages.map(({ person }) => person),
  ]);
  if (typeof me !== 'string') others.delete(me.id);
  const people = [...others].filter((person) => names[person]).map((id) => ({ id, name: nameOf(id) }));
  return (
    <section className="chat" aria-labelledby={`${id}-h`}>
      <div className="chat-head">
        <h2 id={`${id}-h`} className="caps">
          {chat.heading}
        </h2>
        <button type="button" className="btn btn-quiet" onClick={() => setIsManaging(true)}>
          {talk.manage}
        </button>
      </div>
      {messages.length === 0 && <p className="meta">{chat.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={list} className="lines" tabIndex={0} role="log" aria-labelledby={`${id}-h`}>
        <ChatLines lines={messages} muted={unread} name={name} nameOf={nameOf} />
      </div>
      {silent !== null && <Silenced until={silent} />}
      <Phrases phase={tableView.phase} say={say} disabled={silent !== null} />
      <form onSubmit={send}>
        <label htmlFor={id} className="sr">
          {chat.line}
        </label>
        <input
          type="text"
          id={id}
          className="field"
          placeholder={chat.line}
          autoComplete="off"
          maxLength={LONGEST_LINE}
          disabled={silent !== null}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <button type="submit" className="btn btn-line btn-icon" aria-label={chat.send} title={chat.send}>
          <Icon name="send" />
        </button>
      </form>
      {isManaging && (
        <Suspense>
          <TalkSheet place={{ table: tableView.id }} people={people} close={() => setIsManaging(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Silenced({ until }: { until: number }) {
  const text = useText('talk');
  const { language } = useLanguage();
  const time = new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="meta">
      {text.silenced(time)}{' '}
      <Link className="lone-link" href="/me/reports">
        {text.toReports}
      </Link>
    </p>
  );
}
