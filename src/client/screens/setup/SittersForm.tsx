/** How many seats a new table has, and who is meant for each. */
import { BOT_NAMES } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { type Sitter, sittersFor, withSitter } from './newTable.ts';
import { SeatCount } from './SeatCount.tsx';
import { SitterSelect } from './SitterSelect.tsx';

const SITTERS: readonly Sitter[] = ['me', 'open', ...BOT_NAMES];

interface Props {
  readonly min: number;
  readonly max: number;
  readonly seats: readonly Sitter[];
  readonly change: (seats: readonly Sitter[]) => void;
}

export function SittersForm({ min, max, seats, change }: Props) {
  const { setup, lobby } = useText();
  const called = (sitter: Sitter) => {
    if (sitter === 'me') return lobby.me;
    return sitter === 'open' ? lobby.somebody : setup.player[sitter];
  };
  return (
    <>
      <SeatCount
        min={min}
        max={max}
        count={seats.length}
        onChange={(count) => change(sittersFor(seats, count))}
      />
      <ol className="places sitters">
        {seats.map((sitter, seat) => (
          <li key={seat}>
            <Mark seat={seat} big />
            <SitterSelect
              label={lobby.holder(seat + 1)}
              values={SITTERS}
              value={sitter}
              labelOf={called}
              onChange={(one) => change(withSitter(seats, seat, one))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
