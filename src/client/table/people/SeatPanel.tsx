/** The seats, then the automata: mark, name, kind of player, points, clock, and whose turn it is. */
import { useContext, useId, useMemo } from 'react';
import type { Game, NameOf, Seat, Words } from '#kernel';
import type { Holder } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { AbsenceText } from '../../i18n/text/absence.ts';
import type { Text } from '../../i18n/text/main.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { PlayerPreview } from '../staging/preview.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { Clock } from './Clock.tsx';
import { useClockSentence } from './ClockSentence.tsx';
import { OpenPersonContext } from './openPerson.ts';
import { countsAtEnd, playerScores } from './playerScores.ts';
import { restInWords } from './restInWords.ts';
import { ScorePanel } from './ScorePanel.tsx';
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
  const absence = useText('absence');
  const { awaySince } = useText('tables');
  const { language } = useLanguage();
  const { tableView, watching, clockOffset } = snapshot;
  const since = (moment: number) => awaySince(timeOfDay(moment - clockOffset, Date.now(), language));
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
  const slow = useText('slow');
  const restOf = (seat: number) => restInWords(tableView, seat, Date.now() + clockOffset, slow, language);
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
                <span className="meta">
                  {restOf(seat) ?? playerLabel(snapshot, seat, table, absence, since)}
                </span>
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

/** Whether the human of a seat is here; nothing for bots, oneself, and tables of this device. */
function PresenceMark({ snapshot: { tableView, link, present }, seat }: PresenceProps) {
  const holder = tableView.seats[seat];
  if (holder?.kind !== 'human' || seat === tableView.viewer || link === 'here' || link === 'past')
    return null;
  const away = present.includes(seat) ? 'here' : 'away';
  return <i className="presence" data-presence={holder.standIn === null ? away : 'bot'} />;
}

interface PresenceProps {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

/** As in the style sheets: all of a seat is small there. */
const PHONES = '(max-width: 760px)';

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

/** Who plays the seat, in a word or two. */
function playerLabel(
  { tableView, link, present, gone = {} }: TableSnapshot,
  seat: Seat,
  table: Text['table'],
  { endedShort }: AbsenceText,
  awaySince: (moment: number) => string,
): string {
  const holder = tableView.seats[seat];
  const ended = tableView.endings?.[seat];
  if (ended) return endedShort[ended];
  if (holder?.kind === 'bot') return table.bot[holder.level];
  if (holder?.kind === 'human' && holder.standIn !== null) return table.standIn;
  if (seat === tableView.viewer) return table.you;
  if (link === 'here') return table.human;
  if (link === 'past') return '';
  if (present.includes(seat)) return table.online;
  const since = holder?.kind === 'human' ? gone[holder.person] : undefined;
  return since === undefined ? table.away : awaySince(since);
}
