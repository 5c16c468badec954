/** The log, newest first; each line links to its moment, and pointing at it highlights its pieces on the board. */
import { type AnchorHTMLAttributes, type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Text } from '../../i18n/text/main.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import type { LoggedEvent } from '../store/tableStore.ts';
import { asideInWords } from './aside.ts';
import { MarkedText, tagged } from './MarkedText.tsx';
import './log.css';

/** Links to the moments of the game. */
export interface MomentLinks {
  readonly address: (seq: number) => string;
  /** Jumps to a moment without leaving the page, where that is possible. */
  readonly go?: (seq: number) => void;
}

interface Props {
  readonly events: readonly LoggedEvent[];
  readonly words: Words;
  readonly name: NameOf;
  readonly momentLinks?: MomentLinks | undefined;
  /** Highlights the pieces of an event on the board; undefined clears it. */
  readonly point: (event: unknown) => void;
  /** Shown beside the heading. */
  readonly children?: ReactNode;
}

/** The whole log. */
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
        // A scrolling element must be reachable by keyboard: the list itself, or the newest of its links.
        tabIndex={rest.momentLinks ? undefined : 0}
        aria-labelledby="log"
        onKeyDown={(event) => moveFocus(event, 'a')}
      >
        {numbered(events)
          .map(({ key, logged, begins }, i) => (
            <Line key={key} logged={logged} begins={begins} newest={i === events.length - 1} {...rest} />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

/** A line of the log as a sentence. */
export function lineInWords(logged: LoggedEvent, words: Words, text: Text, name: NameOf): string {
  return 'aside' in logged ? asideInWords(logged.aside, text, name) : words.event(logged.event, name);
}

/** Adds React keys, made of the entry's number and the place in it, and marks where another seat's turn begins. */
function numbered(events: readonly LoggedEvent[]): { key: string; logged: LoggedEvent; begins: boolean }[] {
  let place = 0;
  return events.map((logged, i) => {
    const before = events[i - 1];
    place = before?.seq === logged.seq ? place + 1 : 0;
    return {
      key: `${logged.seq} ${place}`,
      logged,
      begins: before !== undefined && before.seat !== logged.seat,
    };
  });
}

interface LineProps extends Omit<Props, 'events' | 'children'> {
  readonly logged: LoggedEvent;
  readonly begins: boolean;
  readonly newest: boolean;
}

const Line = memo(
  function Line({ logged, begins, newest, words, name, momentLinks, point }: LineProps) {
    const text = useText();
    const prose = <MarkedText sentence={lineInWords(logged, words, text, tagged(name))} name={name} />;
    const event = 'event' in logged ? logged.event : undefined;
    const [on, off] = [() => point(event), () => point(undefined)];
    return (
      <li
        className={
          [begins && 'begins', 'aside' in logged && 'log-aside'].filter(Boolean).join(' ') || undefined
        }
        onPointerEnter={on}
        onPointerLeave={off}
      >
        {momentLinks ? (
          <MomentLink
            momentLinks={momentLinks}
            seq={logged.seq}
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
    one.momentLinks === two.momentLinks &&
    eventOf(one.logged) === eventOf(two.logged),
);

interface MomentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly momentLinks: MomentLinks;
  readonly seq: number;
}

/** A link to a moment of the game. */
export function MomentLink({ momentLinks: { address, go }, seq, ...rest }: MomentProps) {
  const jump = (event: MouseEvent) => {
    if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(seq);
  };
  return <Link href={address(seq)} onClick={jump} {...rest} />;
}

/** The event itself: log lines are new objects after every change, events are not. */
function eventOf(logged: LoggedEvent): unknown {
  return 'aside' in logged ? logged.aside : logged.event;
}
