/** The few shapes that signs of 24 by 24 are made of. */

const FILL = 'var(--fi-sign)';

export function Coin({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={FILL} />
      <path
        transform={`translate(${x} ${y}) scale(${r * 0.139})`}
        d="M2.5-2.1C2-3.5-2.5-3.7-2.5-1.5-2.5.6 2.6-.5 2.6 1.6 2.6 3.7-2 3.6-2.7 2M0-4.9V5"
        fill="none"
        strokeWidth="1.5"
      />
    </>
  );
}

export function Post({ x, y, k = 1, fill = FILL }: { x: number; y: number; k?: number; fill?: string }) {
  return (
    <path transform={`translate(${x} ${y}) scale(${k})`} d="M0 0h9v3H7.6v10H9v3H0v-3h1.4V3H0z" fill={fill} />
  );
}

export function Slab({ x, y, k = 1, bare = false }: { x: number; y: number; k?: number; bare?: boolean }) {
  const fill = bare ? 'none' : FILL;
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M0 4 12 0l10 3.4L10 9z" fill={fill} />
      <path d="M0 4l10 5v4L0 8zM10 9l12-5.6v4L10 13z" fill={fill} fillOpacity=".55" />
    </g>
  );
}

/** Points: a star of many rays. */
export function Star({ x, y, r, rays = 8 }: { x: number; y: number; r: number; rays?: number }) {
  return <polygon points={starPoints(x, y, r, rays)} fill={FILL} strokeWidth="1.1" />;
}

function starPoints(x: number, y: number, r: number, rays: number): string {
  return Array.from({ length: rays * 2 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.7;
    const angle = (i * Math.PI) / rays;
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');
}

export function Line({ d, width = 1.7 }: { d: string; width?: number }) {
  return <path d={d} fill="none" strokeWidth={width} />;
}
