/** The choice of the number of seats. */
import { useId } from 'react';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly min: number;
  readonly max: number;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** A row of radio buttons. */
export function SeatCount({ min, max, count, onChange }: Props) {
  const group = useId();
  const { setup } = useText();
  return (
    <fieldset className="count">
      <legend>{setup.seatCount}</legend>
      <div className="pick">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === count} onChange={() => onChange(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
