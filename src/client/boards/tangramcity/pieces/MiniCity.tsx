/** A city drawn small, in few strokes. */
import { memo, useMemo } from 'react';
import type { City } from '#games/tangramcity';
import { largestRectangle } from '#games/tangramcity/queries';
import { miniatureOf } from '../art/miniature.ts';
import { CELL, CITY, frameOf } from '../layout.ts';
import { usePattern } from './Patterns.tsx';

const { viewBox } = frameOf('bare');

const GRID = [1, 2, 3, 4, 5, 6].map((i) => `M${i * CELL} 0V${CITY}M0 ${i * CELL}H${CITY}`).join('');

/** The drawing alone, for use inside another one: a city of 504 by 504 units. */
export const CityDrawing = memo(function CityDrawing({ city, isPlain }: { city: City; isPlain?: boolean }) {
  const pattern = usePattern();
  const miniature = useMemo(() => miniatureOf(city), [city]);
  const { row, column, height, width } = largestRectangle(city);
  return (
    <g className="tc-mini-drawing">
      <rect className="tc-ground" width={CITY} height={CITY} />
      <path className="tc-grid" d={GRID} />
      {[...miniature].map(([layer, d]) =>
        layer.startsWith('coarse') ? (
          <path key={layer} fill={pattern(layer)} d={d} />
        ) : (
          <path key={layer} className={`tc-${layer}`} d={d} />
        ),
      )}
      {!isPlain && height > 0 && (
        <>
          <rect
            className="tc-rect-case"
            x={column * CELL}
            y={row * CELL}
            width={width * CELL}
            height={height * CELL}
          />
          <rect
            className="tc-rect"
            x={column * CELL}
            y={row * CELL}
            width={width * CELL}
            height={height * CELL}
          />
        </>
      )}
    </g>
  );
});

/** As a picture of its own. */
export const MiniCity = memo(function MiniCity({ city, isPlain = false }: { city: City; isPlain?: boolean }) {
  return (
    <svg className="tc-mini" viewBox={viewBox} aria-hidden="true">
      <CityDrawing city={city} isPlain={isPlain} />
    </svg>
  );
});
