/** What stands on the map, as text for those who do not see it. */
import type { NameOf } from '#kernel';
import type { BoardText, Naming } from '../boardText.ts';
import type { View } from '../box.ts';

interface Props {
  readonly view: View;
  readonly naming: Naming;
  readonly text: BoardText;
  readonly name: NameOf;
}

export function Facts({ view, naming, text, name }: Props) {
  return (
    <div className="sr">
      {view.estates.map(({ buildings, reserved }, seat) => (
        <section key={name(seat)}>
          <h3>{text.buildings(name(seat))}</h3>
          <ul>
            {buildings.map((build) => (
              <li key={build.tile}>
                {naming.tile(build.tile)}: {naming.where(build)}
              </li>
            ))}
            {reserved.map((lot) => (
              <li key={`lot ${lot}`}>
                {naming.lotThere(lot)}: {text.reservedBy(name(seat))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
