/** The fields of the settings: radio buttons and switches. */

import { useId } from 'react';
import { useText } from '../i18n/language.tsx';
import { CHOICES, type Setting, type SettingName, useSetting } from '../settings/settings.ts';
import { sound } from '../settings/sound.ts';
import './settingFields.css';

type ChoiceName = 'theme' | 'motion' | 'textSize' | 'playback' | 'coach';

/** A setting with a few values. */
export function ChoiceField<N extends ChoiceName>({ name }: { name: N }) {
  const { label, help, choice } = useText('settings');
  const [value, set] = useSetting(name);
  const values: readonly Setting<N>[] = CHOICES[name];
  const words: Readonly<Record<Setting<N>, string>> = choice[name];
  const choices = values.map((one) => ({ value: one, label: words[one] }));
  return <RadioField label={label[name]} help={help[name]} choices={choices} value={value} onChange={set} />;
}

interface RadioFieldProps<V extends string> {
  readonly label: string;
  readonly help?: string;
  readonly choices: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A row of radio buttons. */
export function RadioField<V extends string>({ label, help, choices, value, onChange }: RadioFieldProps<V>) {
  const name = useId();
  return (
    <fieldset className="setting" aria-describedby={help && `${name}-help`}>
      <legend>{label}</legend>
      {help && (
        <p id={`${name}-help`} className="meta">
          {help}
        </p>
      )}
      <div className="pick">
        {choices.map((one) => (
          <label key={one.value} lang={one.lang}>
            <input
              type="radio"
              name={name}
              checked={value === one.value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchFieldProps {
  readonly name: Exclude<SettingName, ChoiceName>;
  /** Replaces the default behaviour of setting the value. */
  readonly change?: (on: boolean) => void;
  /** The state to show, if it differs from the setting. */
  readonly on?: boolean;
  /** Why it is not available. */
  readonly obstacle?: string | undefined;
}

/** A setting that is on or off. */
export function SwitchField({ name, change, on, obstacle }: SwitchFieldProps) {
  const id = useId();
  const { label, help } = useText('settings');
  const [value, set] = useSetting(name);
  return (
    <div className="setting setting-switch">
      <label htmlFor={id}>{label[name]}</label>
      <input
        id={id}
        className="switch"
        type="checkbox"
        checked={on ?? value}
        disabled={obstacle !== undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => (change ?? set)(event.target.checked)}
      />
      <p id={`${id}-help`} className="meta">
        {help[name]}
        {obstacle && <strong role="status">{obstacle}</strong>}
      </p>
    </div>
  );
}

/** Whether sounds are on; switching them on plays one. */
export function useSoundSwitch(): readonly [boolean, (on: boolean) => void] {
  const [on, set] = useSetting('sound');
  const change = (now: boolean) => {
    set(now);
    sound.play('turn');
  };
  return [on, change];
}

/** The switch for sounds. */
export function SoundField() {
  const [, change] = useSoundSwitch();
  return <SwitchField name="sound" change={change} />;
}
