/** The log by turns, newest first; each line links to its moment, and pointing at it highlights its pieces on the board. */
import { type ReactNode, useState } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import type { LoggedEvent } from '../store/tableStore.ts';
import { gainsOf, type Tally } from './gains.ts';
import { type LoggedTurn, loggedTurns } from './loggedTurns.ts';
import type { MomentLinks } from './MomentLink.tsx';
import { TurnItem } from './TurnItem.tsx';
import './log.css';

interface Props {
  readonly events: readonly LoggedEvent[];
  /** What everybody had after each entry, as far as known. */
  readonly tallies: ReadonlyMap<number, Tally>;
  readonly words: Words;
  readonly name: NameOf;
  readonly momentLinks?: MomentLinks | undefined;
  /** Highlights the pieces of an event on the board; undefined clears it. */
  readonly point: (event: unknown) => void;
  /** Shown beside the heading. */
  readonly children?: ReactNode;
}

/** The whole log. */
export function EventLog({ events, tallies, children, ...rest }: Props) {
  const { table } = useText();
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const turns = loggedTurns(events);
  const newest = turns.at(-1);
  // The newest turn stands open until somebody folds it.
  const isOpen = (turn: LoggedTurn) => folds.get(turn.key) ?? turn === newest;
  const fold = (key: number, open: boolean) => setFolds((known) => new Map(known).set(key, open));
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
        // A scrolling element must be reachable by keyboard: the list itself, or the first of its buttons and links.
        tabIndex={rest.momentLinks ? undefined : 0}
        aria-labelledby="log"
        onKeyDown={(event) => moveFocus(event, '[data-stop]')}
      >
        {turns.toReversed().map((turn) => (
          <TurnItem
            key={turn.key}
            turn={turn}
            gains={gainsOf(turn, tallies)}
            isOpen={isOpen(turn)}
            fold={fold}
            isNewest={turn === newest}
            {...rest}
          />
        ))}
      </ol>
    </section>
  );
}
