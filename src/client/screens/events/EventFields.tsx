/** What a new event and a changed one are asked for alike. */
import { useId } from 'react';
import { DIVISION_SIZES } from '#tournament';
import { useText } from '../../i18n/language.tsx';
import { Choice } from '../../ui/Choice.tsx';
import {
  capacitiesFor,
  EVENT_PACES,
  type EventChoices,
  INTERVALS,
  LONGEST_DESCRIPTION,
  ROUND_COUNTS,
} from './newEvent.ts';

interface FieldProps {
  readonly choices: EventChoices;
  readonly change: (changed: Partial<EventChoices>) => void;
}

/** A name, and what it is about. */
export function NameFields({ choices, change, usualName }: FieldProps & { readonly usualName: string }) {
  const { make } = useText('events');
  const id = useId();
  return (
    <>
      <div className="stack">
        <label htmlFor={id}>{make.name}</label>
        <input
          id={id}
          className="field"
          type="text"
          maxLength={24}
          placeholder={usualName}
          value={choices.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div className="stack">
        <label htmlFor={`${id}-description`}>{make.description}</label>
        <textarea
          id={`${id}-description`}
          className="field"
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          value={choices.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
    </>
  );
}

/** How long everybody may think. */
export function PaceField({ choices, change }: FieldProps) {
  const { make } = useText('events');
  return (
    <Choice
      label={make.pace}
      values={EVENT_PACES}
      value={choices.pace}
      labelOf={(pace) => make.paceOf[pace]}
      onChange={(pace) => change({ pace })}
    />
  );
}

/** How many rounds and people, and how far apart the rounds are. */
export function SizeFields({ choices, change }: FieldProps) {
  const { make } = useText('events');
  const { format, rounds, divisionSize, capacity, every } = choices;
  return (
    <>
      {format === 'swiss' && (
        <Choice
          label={make.rounds}
          values={withOwn(ROUND_COUNTS, rounds)}
          value={rounds}
          labelOf={String}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      {format === 'league' && (
        <Choice
          label={make.divisionSize}
          values={DIVISION_SIZES}
          value={divisionSize}
          labelOf={String}
          onChange={(divisionSize) => change({ divisionSize })}
        />
      )}
      <Choice
        label={make.capacity}
        values={withOwn(capacitiesFor(format), capacity)}
        value={capacity}
        labelOf={String}
        onChange={(capacity) => change({ capacity })}
      />
      <Choice
        label={make.every}
        values={INTERVALS}
        value={every}
        labelOf={(every) => make.everyOf[every]}
        onChange={(every) => change({ every })}
      />
    </>
  );
}

/** An event that was announced elsewhere may have another number. */
function withOwn(usual: readonly number[], own: number): readonly number[] {
  return usual.includes(own) ? usual : [...usual, own].sort((one, two) => one - two);
}

/** A day and a time of this device. */
export function Moment({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { make } = useText('events');
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{make.date}</label>
      <input
        id={id}
        className="field"
        type="datetime-local"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
