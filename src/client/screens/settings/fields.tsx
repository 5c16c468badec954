/** The fields of the settings: one of a few, or yes and no. */
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/language.tsx';
import { CHOICES, type Setting, type SettingName, useSetting } from '../../settings/settings.ts';

type ChoiceName = 'theme' | 'motion' | 'textSize' | 'playback';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

export function Choice<N extends ChoiceName>({ name }: { name: N }) {
  const { label, help, choice } = useText('settings');
  const [value, set] = useSetting(name);
  const values: readonly Setting<N>[] = CHOICES[name];
  const words: Readonly<Record<Setting<N>, string>> = choice[name];
  const choices = values.map((one) => ({ value: one, says: words[one] }));
  return <Picked label={label[name]} help={help[name]} choices={choices} value={value} choose={set} />;
}

interface PickedProps<V extends string> {
  readonly label: string;
  readonly help?: string;
  readonly choices: readonly { readonly value: V; readonly says: string; readonly lang?: string }[];
  readonly value: V;
  readonly choose: (value: V) => void;
}

export function Picked<V extends string>({ label, help, choices, value, choose }: PickedProps<V>) {
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
              onChange={() => choose(one.value)}
            />
            <span>{one.says}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchedProps {
  readonly name: Exclude<SettingName, ChoiceName>;
  /** What happens instead of merely setting it. */
  readonly change?: (on: boolean) => void;
  /** Whether it is in force, where the setting alone does not say. */
  readonly on?: boolean;
  /** Why it cannot be had. */
  readonly obstacle?: string | undefined;
}

export function Switched({ name, change, on, obstacle }: SwitchedProps) {
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
