/** The flag on the roof: thirteen stripes and a canton with stars, waving. 40 by 24, its upper corner on the pole. */
import { memo } from 'react';

const STRIPES = 13;
const STRIPE = 24 / STRIPES;
/** The waving edge from the pole outwards, and back. */
const OUT = 'c14-7 24 7 40 0';
const BACK = 'c-16 7-26-7-40 0';
/** The same edge as far as the canton reaches: two fifths of it. */
const CANTON = {
  out: 'c5.6-2.8 10.56-2.24 15.52-1',
  back: 'c-4.96-1.24-9.92-1.8-15.52 1',
  height: 7 * STRIPE,
};

const band = (top: number, height: number) => `M0 ${top.toFixed(2)}${OUT}v${height.toFixed(2)}${BACK}z`;
const RED = Array.from({ length: Math.ceil(STRIPES / 2) }, (_, i) => band(2 * i * STRIPE, STRIPE)).join('');
/** Three rows of stars, each a dot. */
const STARS = 'M2.6 .6h0M6.8-.9h0M11-1h0M4.7 4.3h0M8.9 3.3h0M13 3.4h0M2.6 8.2h0M6.8 7h0M11 6.8h0';

export const Flag = memo(function Flag() {
  return (
    <g className="fi-flag">
      <path d={band(0, 24)} fill="var(--fi-flag-white)" />
      <path d={RED} fill="var(--fi-flag-red)" />
      <path d={`M0 0${CANTON.out}v${CANTON.height.toFixed(2)}${CANTON.back}z`} fill="var(--fi-flag-blue)" />
      <path
        d={STARS}
        transform="translate(0 1.8)"
        stroke="var(--fi-flag-white)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path d={band(0, 24)} fill="none" stroke="var(--fi-stone-line)" />
    </g>
  );
});
