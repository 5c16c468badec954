/** Which number of seats the figures are of. */
import { useText } from '../../i18n/language.tsx';
import { Choice } from '../../ui/Choice.tsx';
import type { BySeats } from './statisticsApi.ts';

interface Props {
  readonly bySeats: BySeats;
  readonly seats: number;
  readonly onChange: (seats: number) => void;
}

/** Nothing where there is nothing to choose. */
export function SeatChoice({ bySeats, seats, onChange }: Props) {
  const text = useText('statistics');
  const others = bySeats.filter((one) => one.seats !== seats);
  if (others.length === 0) return null;
  const games = new Map(bySeats.map((one) => [one.seats, one.games]));
  const values = [...new Set([...bySeats.map((one) => one.seats), seats])].sort((one, two) => one - two);
  return (
    <Choice
      label={text.seats}
      values={values}
      value={seats}
      labelOf={(one) => text.seatsOf(one, games.get(one) ?? 0)}
      onChange={(one) => {
        history.replaceState(history.state, '', `?seats=${one}`);
        onChange(one);
      }}
    />
  );
}

/** The number of seats that a link has asked for. */
export function seatsInAddress(): number | undefined {
  const seats = Number(new URLSearchParams(location.search).get('seats'));
  return Number.isInteger(seats) && seats > 0 && seats < 10 ? seats : undefined;
}
