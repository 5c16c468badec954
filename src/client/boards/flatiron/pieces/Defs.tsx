/** Gradients and patterns of the drawings; each picture has its own copy, so that it can be saved alone. */
import { createContext, memo, type ReactNode, useContext, useId } from 'react';

const Paint = createContext('flatiron');

/** Looks up a gradient or pattern of this picture by its name. */
export function usePaint(): (name: string) => string {
  const id = useContext(Paint);
  return (name) => `url(#${id}-${name})`;
}

/** Around one picture: everything inside uses its gradients and patterns. */
export function Painted({ children }: { children: ReactNode }) {
  return <Paint value={useId()}>{children}</Paint>;
}

const stops = (...colors: readonly (readonly [number, string, number?])[]) =>
  colors.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity ?? 1} />
  ));

/** Inside the SVG of the picture, or in one of its own beside it. */
export const Defs = memo(function Defs() {
  const id = useContext(Paint);
  const named = (name: string) => `${id}-${name}`;
  const tile = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <linearGradient id={named('stoneLeft')}>
        {stops([0, 'var(--fi-t2)'], [1, 'var(--fi-t1)'])}
      </linearGradient>
      <linearGradient id={named('stoneRight')}>
        {stops([0, 'var(--fi-t2)'], [1, 'var(--fi-t3)'])}
      </linearGradient>
      <linearGradient id={named('wallLeft')}>
        {stops([0, 'var(--fi-t3)'], [1, 'var(--fi-t2)'])}
      </linearGradient>
      <linearGradient id={named('wallRight')}>
        {stops([0, 'var(--fi-t3)'], [1, 'var(--fi-t4)'])}
      </linearGradient>
      <linearGradient id={named('deck')}>{stops([0, 'var(--fi-t0)'], [1, 'var(--fi-top)'])}</linearGradient>
      <linearGradient id={named('lit')} x2="0" y2="1">
        {stops([0, 'var(--fi-lit-1)'], [1, 'var(--fi-lit-2)'])}
      </linearGradient>
      <linearGradient id={named('sky')} x2="0" y2="1">
        {stops([0, 'var(--fi-sky-1)'], [0.75, 'var(--fi-sky-2)'], [1, 'var(--fi-sky-3)'])}
      </linearGradient>
      <radialGradient id={named('halo')}>
        {stops([0, 'var(--fi-halo)', 0.55], [1, 'var(--fi-halo)', 0])}
      </radialGradient>
      <linearGradient id={named('round')}>
        {stops([0, '#ffffff', 0.35], [0.35, '#ffffff', 0], [1, '#000000', 0.5])}
      </linearGradient>
      <pattern id={named('inlay')} width="9" height="5" {...tile}>
        <path d="M0 0 9 5M9 0 0 5" stroke="var(--fi-stone-line)" strokeOpacity=".28" strokeWidth=".7" />
      </pattern>
      <pattern id={named('dentils')} width="5" height="4" {...tile}>
        <rect width="2.6" height="3.4" fill="var(--fi-stone-line)" opacity=".5" />
      </pattern>
      <pattern id={named('courses')} width="6" height="5" {...tile}>
        <path d="M0 4.5h6" stroke="var(--fi-stone-line)" strokeOpacity=".25" strokeWidth=".7" />
      </pattern>
      <pattern id={named('pillar0')} width="4" height="8" {...tile}>
        <path d="M1 0v8" stroke="#ffffff" strokeOpacity=".55" strokeWidth="1.2" />
      </pattern>
      <pattern id={named('pillar1')} width="8" height="5" {...tile}>
        <path
          d="M0 3c2-2.4 3-2.4 4 0s3 2.4 4 0"
          fill="none"
          stroke="#ffffff"
          strokeOpacity=".75"
          strokeWidth="1.2"
        />
      </pattern>
      <pattern id={named('pillar2')} width="5" height="5" {...tile}>
        <circle cx="1.5" cy="1.5" r=".9" fill="#6a6454" />
        <circle cx="4" cy="4" r=".9" fill="#6a6454" />
      </pattern>
      <pattern id={named('pillar3')} width="5" height="5" {...tile}>
        <path d="M0 5 5 0M0 0l5 5" stroke="#cfd6e4" strokeOpacity=".75" strokeWidth=".8" />
      </pattern>
    </defs>
  );
});
