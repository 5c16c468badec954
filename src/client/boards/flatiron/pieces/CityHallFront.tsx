/** The front of City Hall, 208 by 116. */
import { memo } from 'react';
import { usePaint } from './Defs.tsx';

const WING = [6, 22, 38];
const COLUMNS = [70, 85.4, 100.8, 116.2, 131.6];
const DRUM = [94, 101.4, 108.8];

export const CityHallFront = memo(function CityHallFront() {
  const paint = usePaint();
  const stone = { stroke: 'var(--fi-stone-line)', strokeWidth: 0.8 };
  const arch = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}v-${h}a${w / 2} ${w / 1.6} 0 0 1 ${w} 0v${h}z`;
  const wings = [...WING, ...WING.map((x) => x + 148)];
  return (
    <g>
      <rect x="0" y="62" width="208" height="50" fill={paint('wallLeft')} {...stone} />
      <rect x="-3" y="56" width="214" height="7" fill="var(--fi-t0)" {...stone} />
      <path d={wings.map((x) => arch(x, 108, 9, 12)).join('')} fill={paint('lit')} {...stone} />
      <path d={wings.map((x) => `M${x} 68h9v14h-9z`).join('')} fill={paint('lit')} {...stone} />
      <rect x="60" y="52" width="88" height="60" fill={paint('wallRight')} {...stone} />
      <path d="M56 62 104 44l48 18z" fill="var(--fi-t0)" {...stone} />
      <rect x="60" y="62" width="88" height="6" fill="var(--fi-t1)" {...stone} />
      <path
        d={COLUMNS.slice(0, -1)
          .map((x) => arch(x + 8, 109, 6, 22))
          .join('')}
        fill={paint('lit')}
        {...stone}
      />
      {COLUMNS.map((x) => (
        <rect key={x} x={x} y="68" width="6" height="42" rx="1.5" fill="var(--fi-t0)" {...stone} />
      ))}
      <rect x="56" y="109" width="96" height="5" fill="var(--fi-t0)" {...stone} />
      <rect x="91" y="34" width="26" height="15" fill={paint('stoneRight')} {...stone} />
      <path d="M89 34c0-15 8-20 15-20s15 5 15 20z" fill="var(--fi-verdigris)" {...stone} />
      <path d="M98 33c0-12 3-17 6-18.4 3 1.4 6 6.4 6 18.4" fill="none" {...stone} />
      <path d="M104 15v-10l10 3-10 3" fill="var(--brass)" {...stone} />
      <path d={DRUM.map((x) => arch(x, 47, 5, 6)).join('')} fill={paint('lit')} {...stone} />
    </g>
  );
});
