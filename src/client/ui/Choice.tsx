/** One of a few values, each in sight. */
import { useId } from 'react';

interface Props<V extends string | number> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly says: (value: V) => string;
  readonly choose: (value: V) => void;
}

export function Choice<V extends string | number>({ label, values, value, says, choose }: Props<V>) {
  const group = useId();
  return (
    <fieldset className="option option-wide">
      <legend>{label}</legend>
      <div className="pick">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => choose(one)} />
            <span>{says(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
