/** What people say to each other at the table. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { NameOf, Reason } from '#kernel';
import { type Command, LONGEST_LINE } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { Shown } from '../store/tableStore.ts';

interface Props {
  readonly shown: Pick<Shown, 'entries' | 'names'>;
  readonly name: NameOf;
  readonly command: (command: Command) => Promise<Reason | undefined>;
}

export function Chat({ shown, name, command }: Props) {
  const { chat, table } = useText();
  const id = useId();
  const [line, setLine] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const said = shown.entries.flatMap(({ seq, happening }) =>
    happening?.did === 'said' ? [{ seq, ...happening }] : [],
  );
  useEffect(() => {
    if (said.length > 0) place.current?.scrollTo(0, place.current.scrollHeight);
  }, [said.length]);
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
      {said.length === 0 && <p className="meta">{chat.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={place} className="lines" tabIndex={0} role="log" aria-labelledby={`${id}-h`}>
        <ol>
          {said.map(({ seq, person, seat, text }) => (
            <li key={seq}>
              {seat !== null && <Mark seat={seat} />}
              <b>{seat === null ? chat.watcher(shown.names[person] || table.nobody) : name(seat)}</b> {text}
            </li>
          ))}
        </ol>
      </div>
      <form onSubmit={send}>
        <label htmlFor={id} className="sr">
          {chat.line}
        </label>
        <input
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
