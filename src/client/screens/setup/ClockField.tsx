/** How long people may think at a new table: a choice in words, or values of one's own, said in one sentence. */
import { useId, useState } from 'react';
import type { AbsenceRule, ClockRule } from '#table';
import { useText } from '../../i18n/language.tsx';
import { ClockSentence } from '../../table/people/ClockSentence.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { PACE_NAMES, PACES, type Pace } from './newTable.ts';
import { SelectField } from './SelectField.tsx';

/** What is chosen: one of the paces, or a clock of one's own. */
export type Thinking =
  | { readonly pace: Pace; readonly clock: ClockRule | null }
  | { readonly pace: 'own'; readonly clock: ClockRule };

interface Props {
  readonly thinking: Thinking;
  readonly absence: AbsenceRule;
  readonly change: (thinking: Thinking) => void;
}

const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
type Unit = keyof typeof UNITS;
const UNIT_NAMES = ['second', 'minute', 'hour', 'day'] as const;

/** What one's own clock begins with. */
const OWN: ClockRule = { bank: 2 * UNITS.day, increment: 12 * UNITS.hour, cap: 4 * UNITS.day };

/** What the server takes, in milliseconds. */
const LONGEST = 30 * UNITS.day;
const LEAST = { bank: 10 * UNITS.second, increment: 0, cap: 10 * UNITS.second };

export function ClockField({ thinking, absence, change }: Props) {
  const { lobby } = useText();
  const text = useText('slow');
  const { pace, clock } = thinking;
  const own = pace === 'own' ? thinking.clock : undefined;
  return (
    <div className="clock-field">
      <Choice
        label={lobby.thinking}
        values={[...PACE_NAMES, 'own'] as const}
        value={pace}
        labelOf={(one) => (one === 'own' ? text.own : lobby.pace[one])}
        onChange={(one) =>
          change(one === 'own' ? { pace: one, clock: OWN } : { pace: one, clock: PACES[one].clock })
        }
      />
      {own && (
        <div className="own-clock">
          {(['bank', 'increment', 'cap'] as const).map((part) => (
            <TimeField
              key={part}
              label={text[part]}
              value={own[part]}
              least={LEAST[part]}
              change={(value) => change({ pace: 'own', clock: { ...own, [part]: value } })}
            />
          ))}
          {own.cap < own.bank && <p role="alert">{text.capTooSmall}</p>}
        </div>
      )}
      <ClockSentence clock={clock} absence={absence} />
    </div>
  );
}

/** Whether a clock may be played with. */
export function isClock(clock: ClockRule | null): boolean {
  return clock === null || clock.cap >= clock.bank;
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly change: (milliseconds: number) => void;
}

/** A number and its unit; out of range it is brought in. */
function TimeField({ label, value, least, change }: TimeFieldProps) {
  const { unit: units } = useText('slow');
  const id = useId();
  const [unit, setUnit] = useState<Unit>(
    () => UNIT_NAMES.findLast((one) => value >= UNITS[one] && value % UNITS[one] === 0) ?? 'minute',
  );
  const set = (count: number, of: Unit) =>
    change(Math.min(LONGEST, Math.max(least, Math.round(count) * UNITS[of])));
  return (
    <div className="time-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="number"
        inputMode="numeric"
        min={Math.ceil(least / UNITS[unit])}
        max={LONGEST / UNITS[unit]}
        value={Math.round(value / UNITS[unit])}
        onChange={({ target }) => target.value !== '' && set(Number(target.value), unit)}
      />
      <SelectField
        label={label}
        values={UNIT_NAMES}
        value={unit}
        labelOf={(one) => units[one]}
        onChange={(one) => {
          setUnit(one);
          set(Math.round(value / UNITS[unit]), one);
        }}
      />
    </div>
  );
}
