/** What has happened, in prose, newest first; each line leads to its moment, and its pieces stand out meanwhile. */
import { type AnchorHTMLAttributes, type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Text } from '../../i18n/text/main.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import type { LoggedEvent } from '../store/tableStore.ts';
import { asideInWords } from './aside.ts';
import { Prose, tagged } from './Prose.tsx';
import './log.css';

/** The way to the moments of the game. */
export interface Moments {
  readonly address: (seq: number) => string;
  /** Where they can be shown without leaving. */
  readonly go?: (seq: number) => void;
}

interface Props {
  readonly events: readonly LoggedEvent[];
  readonly words: Words;
  readonly name: NameOf;
  readonly moments?: Moments | undefined;
  /** Shows the pieces of an event on the board, or those of none. */
  readonly point: (event: unknown) => void;
  /** What stands beside the heading. */
  readonly children?: ReactNode;
}

export function EventLog({ events, children, ...rest }: Props) {
  const { table } = useText();
  return (
    <section className="log" aria-labelledby="log">
      <div className="log-head">
        <h2 id="log" className="caps">
          {table.log}
        </h2>
        {children}
      </div>
      <ol
        reversed
        // What scrolls must be reachable by keyboard: itself, or the newest of its lines.
        tabIndex={rest.moments ? undefined : 0}
        aria-labelledby="log"
        onKeyDown={(event) => moveFocus(event, 'a')}
      >
        {numbered(events)
          .map(({ key, told, begins }, i) => (
            <Line key={key} told={told} begins={begins} newest={i === events.length - 1} {...rest} />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

/** A line of the log as a sentence. */
export function lineInWords(told: LoggedEvent, words: Words, text: Text, name: NameOf): string {
  return 'aside' in told ? asideInWords(told.aside, text, name) : words.event(told.event, name);
}

/** Events have no names of their own: each has its entry's number and its place in it. A turn begins with another seat. */
function numbered(events: readonly LoggedEvent[]): { key: string; told: LoggedEvent; begins: boolean }[] {
  let place = 0;
  return events.map((told, i) => {
    const before = events[i - 1];
    place = before?.seq === told.seq ? place + 1 : 0;
    return { key: `${told.seq} ${place}`, told, begins: before !== undefined && before.seat !== told.seat };
  });
}

interface LineProps extends Omit<Props, 'events' | 'children'> {
  readonly told: LoggedEvent;
  readonly begins: boolean;
  readonly newest: boolean;
}

const Line = memo(
  function Line({ told, begins, newest, words, name, moments, point }: LineProps) {
    const text = useText();
    const prose = <Prose sentence={lineInWords(told, words, text, tagged(name))} name={name} />;
    const event = 'event' in told ? told.event : undefined;
    const [on, off] = [() => point(event), () => point(undefined)];
    return (
      <li
        className={
          [begins && 'begins', 'aside' in told && 'told-aside'].filter(Boolean).join(' ') || undefined
        }
        onPointerEnter={on}
        onPointerLeave={off}
      >
        {moments ? (
          <MomentLink
            moments={moments}
            seq={told.seq}
            title={text.toMoment}
            tabIndex={newest ? 0 : -1}
            onFocus={on}
            onBlur={off}
          >
            {prose}
          </MomentLink>
        ) : (
          prose
        )}
      </li>
    );
  },
  (one, two) =>
    one.words === two.words &&
    one.name === two.name &&
    one.begins === two.begins &&
    one.newest === two.newest &&
    one.moments === two.moments &&
    what(one.told) === what(two.told),
);

interface MomentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly moments: Moments;
  readonly seq: number;
}

/** Leads to a moment of the game. */
export function MomentLink({ moments: { address, go }, seq, ...rest }: MomentProps) {
  const jump = (event: MouseEvent) => {
    if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(seq);
  };
  return <Link href={address(seq)} onClick={jump} {...rest} />;
}

/** The fact itself: lines are made anew with every change, facts are not. */
function what(told: LoggedEvent): unknown {
  return 'aside' in told ? told.aside : told.event;
}
