/** When the signed-in person plays by turns: the hours of every day, and days off. */
import { useId, useState } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { api, type DaysOff, type PlayingHours } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { clockTime, minutesOf } from './clockTime.ts';
import './notices.css';

/** What is offered first. */
const DAYTIME = { from: 9 * 60, to: 22 * 60 };
const A_DAY = 24 * 60;

export function HoursPanel() {
  const { hours: text } = useText('slow');
  const id = useId();
  const { data, reason: failed } = useFetched('hours', api.hours);
  const { busy, reason, attempt } = useAttempt();
  const [own, setOwn] = useState<PlayingHours>();
  const hours = own ?? data?.hours;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const save = (change: () => Promise<{ hours: PlayingHours }>) =>
    attempt(async () => setOwn((await change()).hours));
  const refusal = reason ?? failed;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{text.title}</h2>
      </div>
      <p className="meta">{text.lead}</p>
      {hours && data && (
        <>
          <WindowField
            hours={hours}
            zone={zone}
            least={data.leastMinutes}
            save={(window) => save(() => api.changeWindow(zone, window))}
          />
          <DaysOffField
            hours={hours}
            most={data.mostDays}
            busy={busy}
            declare={(days) => save(() => api.declareDaysOff(zone, days))}
            end={(first) => save(() => api.endDaysOff(first))}
          />
          <p className="meta">{text.note}</p>
        </>
      )}
      <div role="alert">{refusal && <Refusal reason={refusal} />}</div>
    </section>
  );
}

interface WindowProps {
  readonly hours: PlayingHours;
  readonly zone: string;
  readonly least: number;
  readonly save: (window: PlayingHours['window']) => void;
}

function WindowField({ hours, zone, least, save }: WindowProps) {
  const { hours: text } = useText('slow');
  const id = useId();
  const [window, setWindow] = useState(hours.window);
  const field = (end: 'from' | 'to') =>
    window && (
      <label>
        {text[end]}
        <input
          type="time"
          className="field"
          required
          value={clockTime(window[end])}
          onChange={({ target }) => {
            if (target.value === '') return;
            const next = { ...window, [end]: minutesOf(target.value) };
            setWindow(next);
            // Half-typed times are too short at first.
            if ((next.to - next.from + A_DAY) % A_DAY >= least) save(next);
          }}
        />
      </label>
    );
  return (
    <>
      <div className="setting setting-switch">
        <label htmlFor={id}>{text.window}</label>
        <input
          id={id}
          className="switch"
          type="checkbox"
          checked={window !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            const next = target.checked ? DAYTIME : null;
            setWindow(next);
            save(next);
          }}
        />
        <p id={`${id}-help`} className="meta">
          {text.windowHelp(hours.window ? hours.zone : zone)}
        </p>
      </div>
      {window && (
        <div className="hours">
          {field('from')}
          {field('to')}
        </div>
      )}
    </>
  );
}

interface DaysOffProps {
  readonly hours: PlayingHours;
  readonly most: number;
  readonly busy: boolean;
  readonly declare: (days: DaysOff) => void;
  readonly end: (first: string) => void;
}

function DaysOffField({ hours: { daysOff }, most, busy, declare, end }: DaysOffProps) {
  const { hours: text } = useText('slow');
  const { language } = useLanguage();
  const today = dayIn(0);
  const [first, setFirst] = useState(dayIn(1));
  const [last, setLast] = useState(dayIn(7));
  const day = (one: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(Date.parse(one));
  const coming = daysOff.filter((one) => one.last >= today);
  return (
    <>
      <h3>{text.daysOff}</h3>
      <p className="meta">{text.left(most - daysThisYear(daysOff), most)}</p>
      {coming.length > 0 && (
        <ul className="days-off">
          {coming.map((one) => (
            <li key={one.first}>
              <span>{text.period(day(one.first), day(one.last))}</span>
              <button type="button" className="btn btn-line" disabled={busy} onClick={() => end(one.first)}>
                {one.first > today ? text.takeBack : text.endTonight}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="hours"
        onSubmit={(event) => {
          event.preventDefault();
          declare({ first, last });
        }}
      >
        <label>
          {text.first}
          <input
            type="date"
            className="field"
            required
            min={dayIn(1)}
            max={dayIn(366)}
            value={first}
            onChange={({ target }) => {
              setFirst(target.value);
              if (target.value > last) setLast(target.value);
            }}
          />
        </label>
        <label>
          {text.last}
          <input
            type="date"
            className="field"
            required
            min={first}
            max={dayIn(366)}
            value={last}
            onChange={({ target }) => setLast(target.value)}
          />
        </label>
        <button type="submit" className="btn btn-line" disabled={busy}>
          {text.declare}
        </button>
      </form>
    </>
  );
}

/** The day after so many days, as this device’s calendar has it. */
function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function daysThisYear(daysOff: readonly DaysOff[]): number {
  const year = dayIn(0).slice(0, 4);
  return daysOff.reduce((sum, { first, last }) => {
    const from = Math.max(Date.parse(first), Date.parse(`${year}-01-01`));
    const to = Math.min(Date.parse(last), Date.parse(`${year}-12-31`));
    return sum + Math.max(0, Math.round((to - from) / 86_400_000) + 1);
  }, 0);
}
