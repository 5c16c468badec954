/** The seats of a new online table: their number, and who gets each. */
import { BOT_NAMES } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { type SeatChoice, seatChoicesFor, withSeatChoice } from './newTable.ts';
import { SeatCount } from './SeatCount.tsx';
import { SelectField } from './SelectField.tsx';

const SEAT_CHOICES: readonly SeatChoice[] = ['me', 'open', ...BOT_NAMES];

interface Props {
  readonly min: number;
  readonly max: number;
  readonly seats: readonly SeatChoice[];
  readonly change: (seats: readonly SeatChoice[]) => void;
}

/** The form for all seats. */
export function OnlineSeatsForm({ min, max, seats, change }: Props) {
  const { setup, lobby } = useText();
  const labelOf = (choice: SeatChoice) => {
    if (choice === 'me') return lobby.me;
    return choice === 'open' ? lobby.somebody : setup.player[choice];
  };
  return (
    <>
      <SeatCount
        min={min}
        max={max}
        count={seats.length}
        onChange={(count) => change(seatChoicesFor(seats, count))}
      />
      <ol className="places sitters">
        {seats.map((choice, seat) => (
          <li key={seat}>
            <Mark seat={seat} big />
            <SelectField
              label={lobby.holder(seat + 1)}
              values={SEAT_CHOICES}
              value={choice}
              labelOf={labelOf}
              onChange={(one) => change(withSeatChoice(seats, seat, one))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
