/** Sky, skyline and the four streets around the tower: a picture that never changes. */
import { memo } from 'react';
import { HORIZON, HOUSES, LAMPS, rays, STARS, TREES, windowsOf } from '../scenery.ts';
import { usePaint } from './Defs.tsx';

/** In units of the scene; the prow of the tower stands at 366, 446. */
export const Scenery = memo(function Scenery() {
  const paint = usePaint();
  return (
    <>
      <rect x="-400" y="-360" width="1532" height="904" fill={paint('sky')} />
      <path className="fi-rays" d={rays(366, 392)} fill="var(--fi-ray)" />
      <ellipse cx="366" cy="250" rx="250" ry="230" fill={paint('halo')} />
      <g fill="var(--fi-star)">
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Skyline />
      <polygon points="-400,344 1132,320 1132,560 -400,560" fill="var(--fi-ground)" />
      <path d="M-400 344 1132 320" stroke="var(--fi-house-2)" strokeWidth="1.4" />
      <Streets />
      {TREES.map(([x, y, scale]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} scale={scale} />
      ))}
      {LAMPS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle cy="-25" r="12" fill={paint('halo')} />
          <path d="M0 0v-22M-3 0h6" stroke="var(--fi-derrick)" strokeWidth="1.6" />
          <circle cy="-24.5" r="3" fill="var(--fi-lamp)" />
        </g>
      ))}
    </>
  );
});

function Skyline() {
  return (
    <>
      {HOUSES.map((house) => {
        const { x, y, width, top } = house;
        const { lit, dark } = windowsOf(house);
        const middle = x + width / 2;
        return (
          <g key={x}>
            <rect x={x} y={y} width={width} height={HORIZON + 8 - y} fill="var(--fi-house)" />
            <path
              d={`M${x - 3} ${y}h${width + 6}v4h-${width + 6}zM${x - 1} ${y + 7}h${width + 2}v2h-${width + 2}z`}
              fill="var(--fi-house-2)"
            />
            {top === 'tank' && (
              <path
                d={`M${x + width - 20} ${y}v-10h10v10M${x + width - 21} ${y - 10}h12l-6-6z`}
                fill="var(--fi-house-2)"
              />
            )}
            {top === 'dome' && <path d={`M${middle - 14} ${y}a14 16 0 0 1 28 0z`} fill="var(--fi-house-2)" />}
            {top === 'spire' && (
              <path
                d={`M${middle - 12} ${y}h24l-12-34zM${middle - 0.7} ${y - 34}h1.4v-14h-1.4z`}
                fill="var(--fi-house)"
              />
            )}
            <path d={dark} fill="var(--fi-house-3)" />
            <path d={lit} fill="var(--fi-house-light)" />
          </g>
        );
      })}
    </>
  );
}

function Streets() {
  return (
    <>
      <g fill="var(--fi-asphalt)">
        <polygon points="-400,430 1132,366 1132,344 -400,408" />
        <polygon points="366,462 84,316 24,322 322,486 366,500" />
        <polygon points="366,462 660,315 720,320 410,486 366,500" />
        <polygon points="-400,458 366,466 1132,458 1132,512 -400,512" />
      </g>
      <g stroke="var(--fi-dash)" strokeWidth="1.3" strokeDasharray="9 7" fill="none">
        <path d="M344 474 54 319M388 474 690 318M-400 484h1532M-400 418 1132 355" />
      </g>
    </>
  );
}

function Tree({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="2" rx="12" ry="3.4" fill="#000000" opacity=".3" />
      <path d="M0 2v-12" stroke="var(--fi-trunk)" strokeWidth="2.4" />
      <circle cy="-17" r="10.6" fill="var(--fi-tree)" />
      <circle cx="-4" cy="-20" r="5" fill="var(--fi-tree-2)" />
      <path d="M-7 -13a10 10 0 0 0 13 2" fill="none" stroke="#000000" strokeOpacity=".3" />
    </g>
  );
}
