/** A seat's mark: colour, shape and, if large or chosen in the settings, a pattern; never colour alone. */
import { memo, useId } from 'react';
import type { Seat } from '#kernel';
import { useSetting } from '../settings/settings.ts';

/** One shape for each seat, of 24 by 24. */
export const SHAPES = [
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  'M12 1 23 12 12 23 1 12Z',
  'M3 3h18v18H3Z',
  'M12 2 23 21.5H1Z',
  'M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z',
];

const PATTERNS = [
  { size: 6, path: 'M3 3h.01', width: 2.6 },
  { size: 5, path: 'M-1 1l2-2M0 5l5-5M4 6l2-2', width: 1.5 },
  { size: 6, path: 'M0 3h6M3 0v6', width: 1.2 },
  { size: 5, path: 'M0 2.5h5', width: 1.5 },
  { size: 6, path: 'M0 4l3-2.5 3 2.5', width: 1.4 },
];

interface Props {
  readonly seat: Seat;
  readonly big?: boolean;
}

/** The mark of one seat. */
export const Mark = memo(function Mark({ seat, big = false }: Props) {
  const id = useId();
  const [strong] = useSetting('patterns');
  const shape = SHAPES[seat % SHAPES.length];
  const pattern = PATTERNS[seat % PATTERNS.length];
  const color = `var(--p${(seat % SHAPES.length) + 1})`;
  return (
    <svg className={big ? 'mark mark-big' : 'mark'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} fill={color} />
      {(big || strong) && pattern && (
        <>
          <pattern id={id} width={pattern.size} height={pattern.size} patternUnits="userSpaceOnUse">
            <path
              d={pattern.path}
              fill="none"
              stroke="var(--mark-ink)"
              strokeWidth={pattern.width}
              strokeLinecap="round"
              opacity="var(--pat-strength)"
            />
          </pattern>
          <path d={shape} fill={`url(#${id})`} stroke={color} strokeWidth="1.6" />
        </>
      )}
    </svg>
  );
});
