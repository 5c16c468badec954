/** The seats, then the automata: mark, name, kind of player, points, clock, and whose turn it is. */
import { useContext, useId, useMemo } from 'react';
import type { Game, NameOf, Words } from '#kernel';
import type { Holder } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { PlayerPreview } from '../staging/preview.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { Clock, PHONES } from './Clock.tsx';
import { useClockSentence } from './ClockSentence.tsx';
import { OpenPersonContext } from './openPerson.ts';
import { countsAtEnd, playerScores } from './playerScores.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { PresenceMark, SeatLabel } from './SeatLabel.tsx';
import { SeatScore } from './SeatScore.tsx';
import './score.css';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly name: NameOf;
  readonly words: Words;
  /** The rules, for the points if the game ended now. */
  readonly game?: Game | undefined;
  /** The table without the turn that is staged or shown. */
  readonly before?: TableSnapshot['tableView'] | undefined;
  /** What a staged turn will bring. */
  readonly preview?: readonly PlayerPreview[] | undefined;
  /** Where a board may show more of the players. */
  readonly below?: (place: HTMLElement | null) => void;
}

/** One row per player. */
export function SeatPanel({ snapshot, name, words, game, before, preview, below }: Props) {
  const { table, result } = useText();
  const { tableView, watching, clockOffset } = snapshot;
  const panel = useId();
  const scores = useMemo(
    () => playerScores(game, tableView, before, preview),
    [game, tableView, before, preview],
  );
  const counting = countsAtEnd(scores);
  const explained = scores.some(({ projection }) => projection);
  const scoreOf = (player: number) => {
    const score = scores[player];
    return score && <SeatScore score={score} counting={counting} panel={explained ? panel : undefined} />;
  };
  const timed = tableView.clock !== null && tableView.phase === 'playing';
  const explains = useId();
  const sentence = useClockSentence(tableView);
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats" className="sr">
        {table.seats}
      </h2>
      <ol>
        {tableView.seats.map(({ kind }, seat) => {
          const toMove = tableView.awaited.includes(seat);
          return (
            <li key={seat} className={toMove ? 'seat to-move' : 'seat'}>
              <Mark seat={seat} big />
              <p className="seat-name">
                <SeatName holder={tableView.seats[seat]} name={name(seat)} />
                <SeatLabel snapshot={snapshot} seat={seat} />
              </p>
              {scoreOf(seat)}
              {timed && kind === 'human' && (
                <Clock tableView={tableView} seat={seat} clockOffset={clockOffset} explains={explains} />
              )}
              {toMove && <span className="sr">{table.toMove}</span>}
              <PresenceMark snapshot={snapshot} seat={seat} />
            </li>
          );
        })}
        {tableView.automata.map(({ mark }, i) => (
          <li key={mark} className="seat">
            <Mark seat={mark} big />
            <p className="seat-name">
              <b>{name(tableView.seats.length + i)}</b>
              <span className="meta">{result.automaton}</span>
            </p>
            {scoreOf(tableView.seats.length + i)}
          </li>
        ))}
      </ol>
      {timed && (
        <p id={explains} className="menu panel clock-help" popover="auto">
          {sentence}
        </p>
      )}
      {explained && (
        <ScorePanel id={panel} scores={scores} words={words} name={name} seats={tableView.seats} />
      )}
      <div ref={below} className="seats-slot" />
      {watching > 0 && (
        <p className="watching meta">
          <Icon name="eye" />
          {table.watching(watching)}
        </p>
      )}
    </section>
  );
}

/** A person's name opens their card; on phones, where all of a seat opens the points, the names there do. */
function SeatName({ holder, name }: { holder: Holder | undefined; name: string }) {
  const open = useContext(OpenPersonContext);
  const isNarrow = useMedia(PHONES);
  if (!open || isNarrow || holder?.kind !== 'human') return <b>{name}</b>;
  return (
    <button type="button" className="seat-person" aria-haspopup="dialog" onClick={() => open(holder.person)}>
      <b>{name}</b>
    </button>
  );
}
