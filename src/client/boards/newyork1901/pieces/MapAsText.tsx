/** What stands on the map as text, for screen readers. */
import { memo, useDeferredValue } from 'react';
import type { View } from '#games/newyork1901';
import type { Seat } from '#kernel';
import { useBoard } from '../boardContext.ts';

/** Nobody sees it: it follows once the map is drawn. */
export function MapAsText({ view }: { view: View }) {
  const { name } = useBoard();
  const { estates } = useDeferredValue(view);
  return (
    <div className="sr">
      {estates.map((estate, seat) => (
        <EstateAsText key={name(seat)} estate={estate} seat={seat} />
      ))}
    </div>
  );
}

interface EstateProps {
  readonly estate: View['estates'][number];
  readonly seat: Seat;
}

const EstateAsText = memo(function EstateAsText({ estate, seat }: EstateProps) {
  const { text, names, name } = useBoard();
  return (
    <section>
      <h3>{text.buildings(name(seat))}</h3>
      <ul>
        {estate.buildings.map((build) => (
          <li key={build.tile}>
            {names.tile(build.tile)}: {names.where(build)}
          </li>
        ))}
        {estate.reserved.map((lot) => (
          <li key={`lot ${lot}`}>
            {names.lotThere(lot)}: {text.reservedBy(name(seat))}
          </li>
        ))}
      </ul>
    </section>
  );
});
