/** How many seats a new table has, and who is meant for each. */
import { useId } from 'react';
import { BOT_NAMES } from '#bots';
import { useText } from '../i18n/language.tsx';
import { Mark } from '../ui/Mark.tsx';
import { type Sitter, sittersFor, withSitter } from './newTable.ts';

interface Props {
  readonly min: number;
  readonly max: number;
  readonly seats: readonly Sitter[];
  readonly change: (seats: readonly Sitter[]) => void;
}

export function SittersForm({ min, max, seats, change }: Props) {
  const group = useId();
  const { setup, lobby } = useText();
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const called = (sitter: Sitter) => {
    if (sitter === 'me') return lobby.me;
    return sitter === 'open' ? lobby.somebody : setup.player[sitter];
  };
  return (
    <>
      <fieldset className="count">
        <legend>{setup.seatCount}</legend>
        <div className="pick">
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name={group}
                checked={count === seats.length}
                onChange={() => change(sittersFor(seats, count))}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ol className="places sitters">
        {seats.map((sitter, seat) => (
          <li key={seat}>
            <Mark seat={seat} big />
            <span className="select">
              <select
                className="field"
                aria-label={lobby.holder(seat + 1)}
                value={sitter}
                onChange={(event) => change(withSitter(seats, seat, event.target.value as Sitter))}
              >
                {(['me', 'open', ...BOT_NAMES] as const).map((one) => (
                  <option key={one} value={one}>
                    {called(one)}
                  </option>
                ))}
              </select>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
