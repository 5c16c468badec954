/** A seat's clock; screen readers read it on demand, not every second. */
import { useEffect, useState } from 'react';
import type { Seat } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { briefTime, longTime, runningSince, shortTime, type Timed, timeLeft } from './timeLeft.ts';

const SECOND = 1000;

/** As in the style sheets: all of a seat is small there. */
export const PHONES = '(max-width: 760px)';

interface Props {
  readonly tableView: Timed;
  readonly seat: Seat;
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffset: number;
  /** The popover that explains it. */
  readonly explains: string;
}

/** The remaining time of a seat. */
export function Clock({ tableView, seat, clockOffset, explains }: Props) {
  const { table } = useText();
  const { explain } = useText('slow');
  const { language } = useLanguage();
  const now = useSeconds(runningSince(tableView, seat) !== null);
  const left = timeLeft(tableView, seat, now + clockOffset);
  const shown = useMedia(PHONES) ? briefTime : shortTime;
  const late = left === 0 || tableView.clocks.late.includes(seat);
  return (
    <button type="button" className="clock-button" popoverTarget={explains} title={explain}>
      <span className={late ? 'clock late' : 'clock'} role="timer">
        <Icon name="clock" />
        <span aria-hidden="true">{late ? table.outOfTime : shown(left, language)}</span>
        <span className="sr">{late ? table.outOfTime : table.timeLeft(longTime(left, language))}</span>
      </span>
    </button>
  );
}

/** The current time, updated every second while running. */
function useSeconds(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
