/** A street's name, long where there is room and short where there is not. */
import { useTable } from '../table.tsx';

export function StreetName({ street }: { street: number }) {
  const { names, board } = useTable().text;
  return (
    <span className="fi-street" aria-hidden="true">
      <span className="fi-long">{names.place[street]}</span>
      <span className="fi-short">{board.streets[street]}</span>
    </span>
  );
}
