/** How many seats there are, what they are called and who plays them. */
import { useId } from 'react';
import { BOT_NAMES } from '#bots';
import { useText } from '../i18n/language.tsx';
import { type Player, type SeatPlan, seatsFor } from '../play/plan.ts';
import { Mark } from '../ui/Mark.tsx';

const PLAYERS: readonly Player[] = ['human', ...BOT_NAMES];
const LONGEST_NAME = 16;

interface Props {
  readonly min: number;
  readonly max: number;
  readonly seats: readonly SeatPlan[];
  readonly change: (seats: readonly SeatPlan[]) => void;
}

export function SeatsForm({ min, max, seats, change }: Props) {
  const group = useId();
  const { setup } = useText();
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const edit = (seat: number, part: Partial<SeatPlan>) =>
    change(seats.map((plan, other) => (other === seat ? { ...plan, ...part } : plan)));
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
                onChange={() => change(seatsFor(seats, count))}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ol className="places">
        {seats.map(({ name, player }, seat) => (
          <li key={seat}>
            <Mark seat={seat} big />
            <input
              className="field"
              aria-label={setup.nameOf(seat + 1)}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => edit(seat, { name: event.target.value })}
            />
            <span className="select">
              <select
                className="field"
                aria-label={setup.playerOf(name)}
                value={player}
                onChange={(event) => edit(seat, { player: event.target.value as Player })}
              >
                {PLAYERS.map((one) => (
                  <option key={one} value={one}>
                    {setup.player[one]}
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
