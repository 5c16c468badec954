/** The harbour at a glance: six districts with their skyscrapers, the links that still stand, the mayor. */
import { memo } from 'react';
import type { NewYorkCity } from '#games/newyorkcity';
import { LINKS } from '#games/newyorkcity/components';
import { ALL_DISTRICTS, isStanding, mayorDistrict, rowsOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import type { DrawingProps } from '../kit/boardProps.ts';
import { harbour } from './layout.ts';
import { Tower } from './pieces/Owner.tsx';
import { Limousine } from './pieces/Vehicle.tsx';
import './board.css';
import './map.css';
import './owners.css';
import './vehicles.css';

const SIZE = { width: 320, height: 200 };

/** As many towers of one owner are drawn in a row. */
const MOST = 7;

export function Small({ view }: DrawingProps<NewYorkCity>) {
  const map = harbour('lying', 4);
  const [kx, ky] = [SIZE.width / map.width, SIZE.height / map.height];
  const mayor = mayorDistrict(view);
  return (
    <svg className="nyc-small" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <Coast />
      <g transform={`scale(${SIZE.width / map.drawn.width} ${SIZE.height / map.drawn.height})`}>
        {LINKS.map(({ vehicle }, link) => (
          <path
            key={link}
            d={map.routes[link]}
            className={isStanding(view, link) ? `nyc-route nyc-route-${vehicle}` : 'nyc-route nyc-route-gone'}
          />
        ))}
      </g>
      {ALL_DISTRICTS.map((district) => {
        const { x, y } = at(map.plates, district);
        const rows = rowsOf(view, district).filter(({ built }) => built > 0);
        return (
          <g key={district} transform={`translate(${x * kx + 2} ${y * ky + 2})`}>
            <rect
              width="82"
              height="50"
              rx="4"
              className={district === mayor ? 'nyc-plate nyc-plate-mayor' : 'nyc-plate'}
            />
            {rows.map(({ owner, built, leads }, row) => (
              <g key={owner} transform={`translate(8 ${rowFoot(row, rows.length)})`}>
                {leads && <rect x="-6" y="-13" width="78" height="13.5" className="nyc-lead" />}
                {Array.from({ length: Math.min(built, MOST) }, (_, i) => (
                  <g key={i} transform={`translate(${i * 10} 0)`}>
                    <Tower owner={owner} scale={rows.length > 3 ? 0.62 : 0.8} />
                  </g>
                ))}
              </g>
            ))}
          </g>
        );
      })}
      {mayor >= 0 && (
        <Limousine
          x={at(map.limos, mayor).x * kx - 15}
          y={at(map.limos, mayor).y * ky - 7}
          width={30}
          height={13}
        />
      )}
    </svg>
  );
}

function rowFoot(row: number, rows: number): number {
  return 48 - (rows - 1 - row) * (rows > 3 ? 11.5 : 15);
}

const Coast = memo(function Coast() {
  const { drawn, coasts } = harbour('lying', 4);
  return (
    <>
      <rect {...SIZE} rx="6" className="nyc-sea" />
      <g transform={`scale(${SIZE.width / drawn.width} ${SIZE.height / drawn.height})`}>
        <path d={coasts.join('')} className="nyc-shoal" />
        <path d={coasts.join('')} className="nyc-land" />
      </g>
    </>
  );
});
