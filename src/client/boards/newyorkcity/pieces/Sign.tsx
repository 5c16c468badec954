/** The other signs of the board, all of 24 by 24. */
import { memo, type ReactNode } from 'react';
import { DISTRICTS, type Lantern as LanternName, lanternOf } from '#games/newyorkcity/components';
import { at } from '#kernel';

const line = (d: string, width = 1.7) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
const solid = (d: string) => <path d={d} fill="currentColor" />;

const SIGNS = {
  crown: (
    <>
      {solid('M4.5 17 2.5 6.5l5.6 4L12 3l3.9 7.5 5.6-4L19.5 17z')}
      {line('M4.5 20h15', 2)}
    </>
  ),
  cards: line('m4 6.5 9-2.8 4.2 13.6-9 2.8zM12 3.5 20.5 5 18 19'),
  send: line('M3.5 12h15M12.5 5.5 19 12l-6.5 6.5', 2.2),
  swap: line('M4 8.5h14l-3.5-4M20 15.5H6l3.5 4', 2),
  clear: line('M8.5 4 4 8.5 8.5 13M4.5 8.5H14a5.7 5.7 0 0 1 0 11.4h-3', 2),
  check: line('m4.5 12.5 5 5L20 6.5', 2.6),
  map: line('m3 6 6-2.5 6 2.5 6-2.5v14.6L15 20.6l-6-2.5-6 2.5zM9 3.5v14.6M15 6v14.6'),
  elevator: (
    <>
      {line('M4.5 2.5h15v19h-15zM12 6v15.5')}
      {solid('m8.2 10.5 1.9 2.5H6.3zm7.6 5-1.9-2.5h3.8z')}
    </>
  ),
  seats: line(
    'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2 20c.4-4 2.6-6 6-6s5.6 2 6 6M15 5a3.3 3.3 0 0 1 1.2 6.4M17 14.3c2.8.4 4.6 2.3 5 5.7',
  ),
  deck: line('M6 7.5h11v13H6zM9 7.5v-3h11v13h-3'),
  star: solid('m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z'),
  statue: (
    <>
      {line('M7 22.5h10M8.5 22v-4h7v4', 1.5)}
      {solid(
        'M9.5 18c.2-3.5.6-5 1.1-6.6L10 9.5l2-1.5 2 1.5-.6 1.9c.5 1.6.9 3.1 1.1 6.6zM12 4.3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2',
      )}
      {line('M10.3 10 8 5.5M12 1.8v1.3M10 2.4l.7 1.2M14 2.4l-.7 1.2', 1.3)}
      <path d="M7.7 5c-1.1-1-.9-2.3 0-3.3.8 1 1 2.3 0 3.3z" className="nyc-flame" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

type SignName = keyof typeof SIGNS;

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

export const Sign = memo(function Sign({ name, ...place }: Place & { name: SignName }) {
  return (
    <svg className="nyc-sign" viewBox="0 0 24 24" {...place} aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
});

/** The bars before each pane: they tell the lanterns apart as their colours do. */
const BARS: Readonly<Record<LanternName, string>> = {
  orange: 'M9 7v9',
  green: 'M3.5 10h11M3 13.5h12',
  brown: 'M3.5 11.5h11',
  purple: 'M6.5 7v9M11.5 7v9',
  white: '',
};

/** A district's lantern, with its colour and its bars; nothing where there is none. */
export const Lantern = memo(function Lantern({ district, ...place }: Place & { district: number }) {
  const lantern = lanternOf(at(DISTRICTS, district));
  if (!lantern) return null;
  return (
    <svg className={`nyc-lantern nyc-lantern-${lantern}`} viewBox="0 0 18 24" {...place} aria-hidden="true">
      <path d="M9 .8v2.2M5.5 6.5C5.8 4 7 3 9 3s3.2 1 3.5 3.5z" className="nyc-lantern-iron" />
      <path d="M4 7h10l1.5 9h-13z" className="nyc-lantern-pane" />
      <path d="M4 17.5h10l-1.6 3.2H5.6zM9 20.7V23" className="nyc-lantern-iron" />
      <path d={BARS[lantern]} className="nyc-lantern-bars" />
    </svg>
  );
});
