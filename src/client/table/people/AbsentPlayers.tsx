/** Notices about players who are to move but absent, at tables without a clock: since when, and how to continue without them. */
import { useEffect, useState } from 'react';
import { at, type NameOf } from '#kernel';
import { type Command, replaceableFrom } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { Notice, NoticeButton } from './Notice.tsx';

/** Shorter absences are not shown, in milliseconds. */
const MIN_ABSENCE = 60_000;
/** How often the time is updated, in milliseconds. */
const UPDATE_EVERY = 5000;

interface Props {
  readonly snapshot: Pick<TableSnapshot, 'tableView' | 'gone' | 'clockOffset'>;
  readonly name: NameOf;
  readonly command: (command: Command) => void;
}

/** One notice per absent player. */
export function AbsentPlayers({ snapshot: { tableView, gone = {}, clockOffset }, name, command }: Props) {
  const accord = useText('accord');
  const absence = useText('absence');
  const { language } = useLanguage();
  const absent = tableView.seats.flatMap((_, seat) => {
    const from = replaceableFrom(tableView, gone, seat);
    return from === undefined || seat === tableView.viewer ? [] : [{ seat, from }];
  });
  const now = useNow(absent.length > 0) + clockOffset;
  const isPlaying =
    tableView.viewer !== 'spectator' &&
    !at(tableView.endings ?? tableView.seats.map(() => null), tableView.viewer);
  return absent.map(({ seat, from }) => {
    const holder = tableView.seats[seat];
    const since = holder?.kind === 'human' ? (gone[holder.person] ?? now) : now;
    if (now - since < Math.min(MIN_ABSENCE, tableView.absence.after)) return null;
    const sentence = absence.goneSince(tagged(name)(seat), timeOfDay(since - clockOffset, now, language));
    return (
      <Notice
        key={seat}
        text={
          <>
            <MarkedText sentence={sentence} name={name} />{' '}
            {now < from && isPlaying && (
              <span className="meta">{absence.waitUntil(timeOfDay(from - clockOffset, now, language))}</span>
            )}
          </>
        }
      >
        {now >= from && isPlaying && (
          <>
            <NoticeButton
              label={accord.standIn(name(seat))}
              onClick={() => command({ do: 'standIn', seat })}
            />
            {tableView.proposal === null && (
              <NoticeButton
                label={absence.callOff}
                onClick={() => command({ do: 'propose', request: { kind: 'end' } })}
              />
            )}
          </>
        )}
      </Notice>
    );
  });
}

/** The current time, updated every few seconds while active. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), UPDATE_EVERY);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
