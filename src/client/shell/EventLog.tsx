/** What has happened, in prose, newest first. */
import { memo } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../i18n/language.tsx';
import { Prose, tagged } from './Prose.tsx';

interface Props {
  readonly events: readonly unknown[];
  readonly words: Words;
  readonly name: NameOf;
}

export function EventLog({ events, words, name }: Props) {
  const { table } = useText();
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log" className="caps">
        {table.log}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol reversed tabIndex={0} aria-labelledby="log">
        {events
          .map((event, number) => <Entry key={`${number}`} event={event} words={words} name={name} />)
          .reverse()}
      </ol>
    </section>
  );
}

const Entry = memo(function Entry({ event, words, name }: Omit<Props, 'events'> & { event: unknown }) {
  return (
    <li>
      <Prose sentence={words.event(event, tagged(name))} name={name} />
    </li>
  );
});
