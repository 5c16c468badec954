/** A street's name, long where there is room and short where there is not. */
import { useBoard } from '../boardContext.ts';

export function StreetName({ street }: { street: number }) {
  const { names, board } = useBoard().text;
  return (
    <span className="fi-street" aria-hidden="true">
      <span className="fi-long">{names.place[street]}</span>
      <span className="fi-short">{board.streets[street]}</span>
    </span>
  );
}
