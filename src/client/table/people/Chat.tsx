/** The chat of a table. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { NameOf, Reason } from '#kernel';
import { type Command, LONGEST_LINE } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';

interface Props {
  readonly snapshot: Pick<TableSnapshot, 'entries' | 'names'>;
  readonly name: NameOf;
  readonly command: (command: Command) => Promise<Reason | undefined>;
}

/** The messages and the field to write one. */
export function Chat({ snapshot, name, command }: Props) {
  const { chat, table } = useText();
  const id = useId();
  const [line, setLine] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const messages = snapshot.entries.flatMap(({ seq, happening }) =>
    happening?.did === 'said' ? [{ seq, ...happening }] : [],
  );
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
  return (
    <section className="chat" aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`} className="caps">
        {chat.heading}
      </h2>
      {messages.length === 0 && <p className="meta">{chat.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={list} className="lines" tabIndex={0} role="log" aria-labelledby={`${id}-h`}>
        <ol>
          {messages.map(({ seq, person, seat, text }) => (
            <li key={seq}>
              {seat !== null && <Mark seat={seat} />}
              <b>{seat === null ? chat.watcher(snapshot.names[person] || table.nobody) : name(seat)}</b>{' '}
              {text}
            </li>
          ))}
        </ol>
      </div>
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
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <button type="submit" className="btn btn-line btn-icon" aria-label={chat.send} title={chat.send}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
}
