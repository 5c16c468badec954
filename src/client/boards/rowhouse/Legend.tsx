/** Every sign of Rowhouse. */
import { useBoardText } from './boardText.ts';
import { COLORS } from './Tile.tsx';
import './board.css';
import './drawings.css';

/** A storey of each worth. */
const TRIOS = [
  ['brick', 'brick', 'brick'],
  ['brick', 'cream', 'slate'],
  ['brick', 'slate', 'slate'],
];

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
      {storeys.map((says, i) => (
        <li key={says}>
          <span className="rowhouse rh-sign rh-trio">
            {TRIOS[i]?.map((color, place) => (
              <i key={`${place} ${color}`} className={`tile tile-${color}`} />
            ))}
          </span>
          {says}
        </li>
      ))}
    </ul>
  );
}
