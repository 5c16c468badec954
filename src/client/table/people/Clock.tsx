/** A seat's clock; screen readers read it on demand, not every second. */
import { useEffect, useState } from 'react';
import type { Seat } from '#kernel';
import { runningSince, type Timed, timeLeft } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { unitsOf } from '../../i18n/spans.ts';
import { Icon } from '../../ui/Icon.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Props {
  readonly tableView: Timed;
  readonly seat: Seat;
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffset: number;
}

/** The remaining time of a seat. */
export function Clock({ tableView, seat, clockOffset }: Props) {
  const { table } = useText();
  const { language } = useLanguage();
  const now = useSeconds(runningSince(tableView, seat) !== null);
  const left = timeLeft(tableView, seat, now + clockOffset);
  const late = left === 0 || tableView.clocks.late.includes(seat);
  return (
    <p className={late ? 'clock late' : 'clock'} role="timer">
      <Icon name="clock" />
      <span aria-hidden="true">{late ? table.outOfTime : shortTime(left, language)}</span>
      <span className="sr">{late ? table.outOfTime : table.timeLeft(longTime(left, language))}</span>
    </p>
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

/** `4:05`, `1:30:00`, or days and hours. */
export function shortTime(left: number, language: string): string {
  if (left >= DAY) return unitsOf(left, language, 'narrow');
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The two largest units, in words. */
export function longTime(left: number, language: string): string {
  return unitsOf(left, language, 'long');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
