/** Every sign of Rowhouse. */
import { COLORS, type Color, STOREY_KINDS, STOREY_POINTS, type StoreyKind } from '#games/rowhouse/components';
import { useBoardText } from './boardText.ts';
import './board.css';
import './drawings.css';

/** An example of each kind of storey. */
const EXAMPLES: Readonly<Record<StoreyKind, readonly Color[]>> = {
  alike: ['brick', 'brick', 'brick'],
  different: ['brick', 'cream', 'slate'],
  mixed: ['brick', 'slate', 'slate'],
};

export function Legend() {
  const { colors, roof, storeys } = useBoardText();
  return (
    <ul className="rh-legend" data-game="rowhouse">
      {COLORS.map((color) => (
        <li key={color}>
          <span className="rowhouse rh-sign">
            <i className={`tile tile-${color}`} />
          </span>
          {colors[color]}
        </li>
      ))}
      <li>
        <svg className="rh rh-sign" viewBox="0 0 44 44" aria-hidden="true">
          <path className="rh-roof rh-brass" d="M1 40 22 6 43 40Z" />
        </svg>
        {roof}
      </li>
      {STOREY_KINDS.map((kind) => (
        <li key={kind}>
          <span className="rowhouse rh-sign rh-trio">
            {EXAMPLES[kind].map((color, place) => (
              <i key={`${place} ${color}`} className={`tile tile-${color}`} />
            ))}
          </span>
          {storeys[kind](STOREY_POINTS[kind])}
        </li>
      ))}
    </ul>
  );
}
