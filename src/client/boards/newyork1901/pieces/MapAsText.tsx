/** What stands on the map as text, for screen readers. */
import { useDeferredValue } from 'react';
import type { View } from '#games/newyork1901';
import { useBoard } from '../boardContext.ts';

/** Nobody sees it: it follows once the map is drawn. */
export function MapAsText({ view }: { view: View }) {
  const { text, names, name } = useBoard();
  const { estates } = useDeferredValue(view);
  return (
    <div className="sr">
      {estates.map(({ buildings, reserved }, seat) => (
        <section key={name(seat)}>
          <h3>{text.buildings(name(seat))}</h3>
          <ul>
            {buildings.map((build) => (
              <li key={build.tile}>
                {names.tile(build.tile)}: {names.where(build)}
              </li>
            ))}
            {reserved.map((lot) => (
              <li key={`lot ${lot}`}>
                {names.lotThere(lot)}: {text.reservedBy(name(seat))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
