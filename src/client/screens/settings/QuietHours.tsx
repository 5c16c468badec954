/** When nothing is sent: hours of every night, or everything until tomorrow. */
import { useId } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { NoticeSettings } from '../../remote/api.ts';
import { clockTime, minutesOf } from './clockTime.ts';

interface Props {
  readonly settings: NoticeSettings;
  readonly save: (change: Partial<NoticeSettings>) => void;
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };
/** When tomorrow begins for who has no quiet hours. */
const MORNING = 8;

export function QuietHours({ settings: { quiet, awayUntil }, save }: Props) {
  const text = useText('notices');
  const { language } = useLanguage();
  const id = useId();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const isAway = awayUntil !== null && awayUntil > Date.now();
  const time = new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const hour = (end: 'from' | 'to') =>
    quiet && (
      <label>
        {text[end]}
        <input
          type="time"
          className="field"
          required
          value={clockTime(quiet[end])}
          onChange={({ target }) =>
            target.value !== '' && save({ zone, quiet: { ...quiet, [end]: minutesOf(target.value) } })
          }
        />
      </label>
    );
  return (
    <>
      <div className="setting setting-switch">
        <label htmlFor={id}>{text.quiet}</label>
        <input
          id={id}
          className="switch"
          type="checkbox"
          checked={quiet !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => save({ zone, quiet: target.checked ? NIGHT : null })}
        />
        <p id={`${id}-help`} className="meta">
          {text.quietHelp(zone)}
        </p>
      </div>
      {quiet && (
        <div className="hours">
          {hour('from')}
          {hour('to')}
        </div>
      )}
      {isAway && (
        <p className="meta" role="status">
          {text.awayUntil(time.format(awayUntil))}
        </p>
      )}
      <button
        type="button"
        className="btn btn-line"
        onClick={() => save({ awayUntil: isAway ? null : tomorrow() })}
      >
        {isAway ? text.resume : text.away}
      </button>
    </>
  );
}

function tomorrow(): number {
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  return morning.setHours(MORNING, 0, 0, 0);
}
