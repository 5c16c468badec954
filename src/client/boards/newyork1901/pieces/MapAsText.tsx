/** What stands on the map as text, for screen readers. */
import type { View } from '#games/newyork1901';
import { useBoard } from '../boardContext.ts';

export function MapAsText({ view }: { view: View }) {
  const { text, names, name } = useBoard();
  return (
    <div className="sr">
      {view.estates.map(({ buildings, reserved }, seat) => (
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
