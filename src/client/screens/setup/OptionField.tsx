/** One field of the options form, generated from the option's description and words. */
import { useId } from 'react';
import type { Option, OptionValue, OptionWords } from '#kernel';
import { useText } from '../../i18n/language.tsx';

/** With more values than this, a select replaces the buttons. */
const MAX_BUTTONS = 6;

interface Props<O extends Option = Option> {
  readonly option: O;
  readonly words: OptionWords;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** The field that fits the kind of option. */
export function OptionField(props: Props) {
  const { option } = props;
  switch (option.kind) {
    case 'flag':
      return <FlagField {...props} />;
    case 'amount':
      return <AmountField {...props} option={option} />;
    case 'oneOf':
      return option.values.length > MAX_BUTTONS ? (
        <ListField {...props} option={option} />
      ) : (
        <OneOfField {...props} option={option} />
      );
    case 'someOf':
      return <SomeOfField {...props} option={option} />;
  }
}

function FlagField({ words, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        className="switch"
        type="checkbox"
        checked={value === true}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={`${id}-help`} className="help meta">
        {words.help}
      </p>
    </div>
  );
}

function AmountField({ option, words, value, onChange }: Props<Extract<Option, { kind: 'amount' }>>) {
  const id = useId();
  const { setup } = useText();
  const amount = Number(value);
  const step = (by: number) => onChange(Math.min(option.max, Math.max(option.min, amount + by)));
  return (
    <div className="option">
      <label htmlFor={id}>{words.label}</label>
      <div className="amount">
        <button
          type="button"
          className="btn btn-line btn-icon"
          aria-label={setup.less(words.label)}
          disabled={amount <= option.min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          className="field"
          type="number"
          inputMode="numeric"
          min={option.min}
          max={option.max}
          value={amount}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.valueAsNumber || 0)}
        />
        <button
          type="button"
          className="btn btn-line btn-icon"
          aria-label={setup.more(words.label)}
          disabled={amount >= option.max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-help`} className="help meta">
        {words.help} ({setup.range(option.min, option.max)})
      </p>
    </div>
  );
}

function OneOfField({ option, words, value, onChange }: Props<Extract<Option, { kind: 'oneOf' }>>) {
  const name = useId();
  return (
    <fieldset className="option option-wide">
      <legend>{words.label}</legend>
      <p className="help meta">{words.help}</p>
      <div className="pick">
        {option.values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
            <span>{words.value?.(one) ?? one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ListField({ option, words, value, onChange }: Props<Extract<Option, { kind: 'oneOf' }>>) {
  const id = useId();
  return (
    <div className="option option-wide">
      <label htmlFor={id}>{words.label}</label>
      <p id={`${id}-help`} className="help meta">
        {words.help}
      </p>
      <span className="select">
        <select
          id={id}
          className="field"
          value={String(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        >
          {option.values.map((one) => (
            <option key={one} value={one}>
              {words.value?.(one) ?? one}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function SomeOfField({ option, words, value, onChange }: Props<Extract<Option, { kind: 'someOf' }>>) {
  const { setup } = useText();
  const chosen = Array.isArray(value) ? value : [];
  /** In the order of the list, as the kernel requires. */
  const toggle = (one: string) =>
    onChange(option.values.filter((other) => (other === one) !== chosen.includes(other)));
  return (
    <fieldset className="option option-wide">
      <legend>{words.label}</legend>
      <p className="help meta">
        {words.help} ({setup.atLeast(option.min, option.max)})
      </p>
      <div className="pick">
        {option.values.map((one) => (
          <label key={one}>
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
            <span>{words.value?.(one) ?? one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
