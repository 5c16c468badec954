/** A choice of one out of a few values, all shown at once. */
import { useId } from 'react';

interface Props<V extends string | number> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly labelOf: (value: V) => string;
  readonly onChange: (value: V) => void;
}

/** A row of radio buttons. */
export function Choice<V extends string | number>({ label, values, value, labelOf, onChange }: Props<V>) {
  const group = useId();
  return (
    <fieldset className="option option-wide">
      <legend>{label}</legend>
      <div className="pick">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
            <span>{labelOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
