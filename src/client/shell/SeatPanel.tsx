/** The seats: mark, name, who plays, points, and who is to move. */
import type { Score, Seat, Viewer } from '#kernel';
import { useText } from '../i18n/language.tsx';
import type { SeatPlan } from '../play/localTable.ts';
import { Mark } from '../ui/Mark.tsx';

interface Props {
  readonly seats: readonly SeatPlan[];
  readonly scores: readonly Score[];
  readonly awaited: readonly Seat[];
  readonly viewer: Viewer;
}

export function SeatPanel({ seats, scores, awaited, viewer }: Props) {
  const { table } = useText();
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats" className="sr">
        {table.seats}
      </h2>
      <ol>
        {seats.map(({ name, player }, seat) => {
          const total = scores[seat]?.total ?? 0;
          const part = player !== 'human' ? table.bot[player] : seat === viewer ? table.you : table.human;
          return (
            <li key={name} className={awaited.includes(seat) ? 'seat to-move' : 'seat'}>
              <Mark seat={seat} big />
              <p className="seat-name">
                <b>{name}</b>
                <span className="meta">{part}</span>
              </p>
              <p className="seat-score display">
                <span aria-hidden="true">{total}</span>
                <span className="sr">{table.points(total)}</span>
              </p>
              {awaited.includes(seat) && <span className="sr">{table.toMove}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
