/** The choices on the map once more as a list of large buttons, where squares are too small for fingers. */
import type { Cell } from '#games/newyork1901';
import { frontsOf } from '#games/newyork1901/queries';
import { Pick } from '../../kit/Choosable.tsx';
import { pointing } from './PointedAt.tsx';

interface Choice {
  readonly key: string;
  /** The number or letter that marks it on the map. */
  readonly sign: string | number;
  readonly label: string;
  readonly chosen: boolean;
  readonly choose: () => void;
  /** Its squares. */
  readonly cells: readonly Cell[];
}

export function ChoiceList({ heading, choices }: { heading: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <section className="ny-panel ny-choices">
      <h2>{heading}</h2>
      <ol>
        {choices.map(({ key, sign, label, chosen, choose, cells }) => (
          <li key={key} {...pointing(frontsOf(cells), cells)}>
            <Pick label={label} onChoose={choose} pressed={chosen || undefined} className="ny-choice">
              <i aria-hidden="true">{sign}</i>
              <span>{label}</span>
            </Pick>
          </li>
        ))}
      </ol>
    </section>
  );
}
