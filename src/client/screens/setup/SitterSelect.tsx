/** Who has a seat, chosen from a list. */
interface Props<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly says: (value: V) => string;
  readonly choose: (value: V) => void;
}

export function SitterSelect<V extends string>({ label, values, value, says, choose }: Props<V>) {
  return (
    <span className="select">
      <select
        className="field"
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value as V)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {says(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
