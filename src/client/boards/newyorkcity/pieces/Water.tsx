/** Sea, coasts and the lines of the links. */
import { memo, type ReactNode, useId } from 'react';
import { LINKS } from '#games/newyorkcity/components';
import { harbour, type Shape } from '../layout.ts';

/** Sea and coasts: they never change. */
export const Water = memo(function Water({ shape, rows }: { shape: Shape; rows: number }) {
  const id = useId();
  const { width, height, drawn, coasts, waves, border, rose } = harbour(shape, rows);
  const stretch = `scale(${width / drawn.width} ${height / drawn.height})`;
  return (
    <g>
      <defs>
        <pattern
          id={`${id}h`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(35)"
        >
          <path d="M0 3h6" className="nyc-hatch" />
        </pattern>
        <radialGradient id={`${id}s`} cx=".48" cy=".5" r=".75">
          <stop offset="0" className="nyc-sea-0" />
          <stop offset="1" className="nyc-sea-1" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} rx="10" fill={`url(#${id}s)`} />
      <g transform={stretch}>
        <path d={coasts.join('')} className="nyc-shoal nyc-shoal-far" />
        <path d={coasts.join('')} className="nyc-shoal" />
        <path d={coasts.join('')} className="nyc-land" />
        <path d={coasts.join('')} fill={`url(#${id}h)`} opacity=".5" />
        <path d={border} className="nyc-border" />
        <path d={waves.join('')} className="nyc-wave" />
      </g>
      {rose && <Rose x={rose.x} y={rose.y} />}
    </g>
  );
});

function Rose({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className="nyc-rose">
      <circle r="23" />
      <circle r="17" />
      <path d="M0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5z" className="nyc-rose-star" />
      <path d="M0-30V30M-30 0H30" />
    </g>
  );
}

/** Lines of the links, each vehicle with its own dash. */
export const Routes = memo(function Routes({
  shape,
  rows,
  links,
}: {
  shape: Shape;
  rows: number;
  links: number;
}) {
  const { width, height, drawn, routes } = harbour(shape, rows);
  return (
    <g transform={`scale(${width / drawn.width} ${height / drawn.height})`}>
      {LINKS.map(({ vehicle }, link) => (
        <path
          key={link}
          d={routes[link]}
          className={
            (links & (1 << link)) === 0 ? 'nyc-route nyc-route-gone' : `nyc-route nyc-route-${vehicle}`
          }
        />
      ))}
    </g>
  );
});
