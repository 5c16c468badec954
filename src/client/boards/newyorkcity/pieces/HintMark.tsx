/** The place of a proposed answer, on the edge of what would be chosen. */

import type { HintPlace } from '../hinted.ts';
import { PLATE } from '../layout.ts';

export function HintMark({ hint }: { hint: HintPlace | undefined }) {
  if (!hint) return null;
  return <i className={hint.isPointed ? 'nyc-hint nyc-hint-pointed' : 'nyc-hint'} data-mark={hint.place} />;
}

/** The same on a plate of the map. */
export function PlateHint({ hint }: { hint: HintPlace | undefined }) {
  if (!hint) return null;
  return (
    <g
      className={hint.isPointed ? 'nyc-hint-plate nyc-hint-pointed' : 'nyc-hint-plate'}
      transform={`translate(${PLATE.width - 26} 11)`}
    >
      <circle r="10" />
      <text y="5">{hint.place}</text>
    </g>
  );
}
