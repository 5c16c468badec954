/** A select for one of several values. */
interface Props<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly labelOf: (value: V) => string;
  readonly onChange: (value: V) => void;
}

/** A labelled, controlled select. */
export function SelectField<V extends string>({ label, values, value, labelOf, onChange }: Props<V>) {
  return (
    <span className="select">
      <select
        className="field"
        aria-label={label}
        value={value}
        // The options below are the values.
        onChange={(event) => onChange(event.target.value as V)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
