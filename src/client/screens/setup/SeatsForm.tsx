/** The seats of a local game: their number, names and players. */
import { BOT_NAMES } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { type Player, type SeatPlan, seatsFor } from '../../table/store/localPlan.ts';
import { Mark } from '../../ui/Mark.tsx';
import { SeatCount } from './SeatCount.tsx';
import { SelectField } from './SelectField.tsx';

const PLAYERS: readonly Player[] = ['human', ...BOT_NAMES];
const MAX_NAME_LENGTH = 16;

interface Props {
  readonly min: number;
  readonly max: number;
  readonly seats: readonly SeatPlan[];
  readonly change: (seats: readonly SeatPlan[]) => void;
}

/** The form for all seats. */
export function SeatsForm({ min, max, seats, change }: Props) {
  const { setup } = useText();
  const edit = (seat: number, part: Partial<SeatPlan>) =>
    change(seats.map((plan, other) => (other === seat ? { ...plan, ...part } : plan)));
  return (
    <>
      <SeatCount
        min={min}
        max={max}
        count={seats.length}
        onChange={(count) => change(seatsFor(seats, count))}
      />
      <ol className="places">
        {seats.map(({ name, player }, seat) => (
          <li key={seat}>
            <Mark seat={seat} big />
            <input
              type="text"
              className="field"
              aria-label={setup.nameOf(seat + 1)}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => edit(seat, { name: event.target.value })}
            />
            <SelectField
              label={setup.playerOf(name)}
              values={PLAYERS}
              value={player}
              labelOf={(one) => setup.player[one]}
              onChange={(one) => edit(seat, { player: one })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
