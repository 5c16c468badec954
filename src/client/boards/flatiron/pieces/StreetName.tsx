/** A street's name, long where there is room and short where there is not. */
import { useTable } from '../table.tsx';

const SHORT = ['B’way', '23rd', '5th', '22nd', 'Hall'];

export function StreetName({ street }: { street: number }) {
  const { names } = useTable().saying;
  return (
    <span className="fi-street" aria-hidden="true">
      <span className="fi-long">{names.place[street]}</span>
      <span className="fi-short">{SHORT[street]}</span>
    </span>
  );
}
