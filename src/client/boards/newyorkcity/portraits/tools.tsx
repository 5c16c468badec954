/** One tool for each thing that characters do, 16 by 16, drawn dark on a light disc. */
import type { ReactNode } from 'react';
import { fill, GOLD, INK } from './clothes.tsx';

const line = (d: string, width = 1.2) => (
  <path d={d} fill="none" stroke={INK} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

export const TOOLS = {
  swap: line('M3 6h9L9.6 3.6M13 10H4l2.4 2.4', 1.5),
  pair: line('M3 4h5v8H3zM8.5 5l4.5.6-1 7.4-3.5-.4', 1.5),
  archive: line('M3 3.5h10v9H3zM3 8h10M7 5.7h2M7 10.2h2', 1.5),
  bothPairs: line('M2.5 5h4.5v7H2.5zM9 5h4.5v7H9zM4.7 3v1M11.3 3v1', 1.5),
  lens: line('M6.8 3a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM9.6 9.7 13.2 13.2', 1.7),
  dollar: (
    <>
      <circle cx="8" cy="8" r="5.2" fill={GOLD} stroke={INK} strokeWidth="1.2" />
      {line('M9.7 6.4c-.5-.8-3.2-1-3.2.5 0 1.6 3.2.6 3.2 2.3 0 1.5-2.8 1.4-3.4.4M8 4.6v6.8', 1.1)}
    </>
  ),
  promotion: (
    <>
      {line(
        'M7 2.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM2.6 13c.3-2.9 1.9-4.3 4.4-4.3s4.1 1.4 4.4 4.3',
        1.3,
      )}
      {line('M12.9 3.2v3.6M11.3 4.6 12.9 3l1.6 1.6')}
    </>
  ),
  books: line('M3.5 3h2.4v10H3.5zM6 3h2.4v10H6zM9.3 3.8l2.3-.6 2.2 9.4-2.3.6z'),
  newspaper: line(
    'M3 3.5h8v9H4.2A1.2 1.2 0 0 1 3 11.3zM11 6h2.3v5.3a1.2 1.2 0 0 1-2.3.2M5 6h4M5 8.3h4M5 10.5h2.5',
  ),
  cards: line('M3.5 5h6v8h-6zM6 5V3h6.5v8H9.5', 1.3),
  wreckingBall: (
    <>
      {line('M4 2.5h6.5v4', 1.3)}
      <circle cx="10.5" cy="10" r="3.3" fill={INK} />
    </>
  ),
  shelf: line('M2.5 13h11M3.5 13V4.5h2.4V13M7 13V3h2.4v10M10.6 13V6h2.2v7'),
  speech: line('M2.8 4h10.4v6.2H8.3L5.5 12.8v-2.6H2.8zM5.2 7h5.6', 1.3),
  whistle: line('M2.5 6.2h7.2a3 3 0 1 1-3 3.3L2.5 8.6zM9.5 6V4.2', 1.3),
  hands: line('M2.5 6.5 5 4.6l3 1.2 3-1.2 2.5 1.9v4L8 13l-5.5-2.5zM8 5.8v3'),
  laurel: line(
    'M8 13.2C4 12.5 2.6 9.5 3 4.5M8 13.2c4-.7 5.4-3.7 5-8.7M4.7 7l-2-.6M4.9 9.6l-2-.1M11.3 7l2-.6M11.1 9.6l2-.1',
  ),
  key: line('M5.5 5.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM8 8.1h5.5M11.3 8.1v2.2M13.3 8.1v1.7', 1.4),
  star: fill('m8 2.3 1.7 3.7 4 .5-3 2.7.8 4L8 11.2l-3.5 2 .8-4-3-2.7 4-.5z', '#c8922a'),
  gear: line(
    'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 2.5v1.8M8 11.7v1.8M2.5 8h1.8M11.7 8h1.8M4.1 4.1l1.3 1.3M10.6 10.6l1.3 1.3M11.9 4.1l-1.3 1.3M5.4 10.6l-1.3 1.3',
    1.3,
  ),
  crane: line('M4 13.5v-11h9M4 5l3-2.5M10.5 2.5V7M9 7h3l-1.5 2.5zM2.5 13.5h3.5'),
  plan: line('M3 3.5h10v9H3zM5 10.5V7.3h2V5.5h2v1.8h2v3.2z'),
  mask: line(
    'M3 3.8c3.3 1 6.7 1 10 0 .6 4.6-1.2 8.7-5 9.2-3.8-.5-5.6-4.6-5-9.2zM5.5 6.8c.6-.5 1.3-.5 1.9 0M8.6 6.8c.6-.5 1.3-.5 1.9 0M5.8 9.5c1.3 1.3 3.1 1.3 4.4 0',
  ),
  camera: line('M2.5 5h2.3l1-1.5h4.4l1 1.5h2.3v7.5h-11zM8 6.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z'),
  quill: line('M3 13c1-5 4-9 10-10-.5 5.5-4 8.5-8.5 8.5M3 13l4.5-4.8'),
  frontPage: line('M3 2.8h10v10.4H3zM5 5.3h6M5 7.6h2.7v3.2H5zM9.3 7.8H11M9.3 10.3H11'),
  gem: line('M5 3.5h6l2.5 3L8 13.2 2.5 6.5zM2.5 6.5h11M6.3 6.5 8 12.5l1.7-6', 1.1),
  streetGrid: line('M3 3h10v10H3zM3 7.5h10M7.5 3v10', 1.3),
  briefcase: line('M2.5 5.5h11v7h-11zM6 5.5V3.7h4v1.8M2.5 8.8h11', 1.3),
  badge: line(
    'M4 2.5h8v11H4zM8 5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM5.8 11.5c.3-1.5 1-2 2.2-2s1.9.5 2.2 2',
  ),
  wheel: line(
    'M8 2.7a5.3 5.3 0 1 0 0 10.6A5.3 5.3 0 0 0 8 2.7zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 9.5v3.8M6.6 7.4 3.1 6M9.4 7.4 12.9 6',
  ),
  bus: line('M3.5 3h9v8.5h-9zM3.5 8h9M5.5 11.5v1.7M10.5 11.5v1.7M5.5 9.8h.2M10.3 9.8h.2', 1.3),
  rails: line('M5 13.5 6.5 2.5M11 13.5 9.5 2.5M5.9 6h4.2M5.5 9h5M5.1 12h5.8'),
  anchor: line(
    'M8 4.6a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM8 4.6v9M5.5 6.8h5M3 9.5c.3 2.6 2.2 4 5 4s4.7-1.4 5-4',
    1.3,
  ),
  bricks: line('M2.5 4h11v8.5h-11zM2.5 6.8h11M2.5 9.7h11M7 4v2.8M10.5 6.8v2.9M5.5 6.8v2.9M8 9.7v2.8', 1.1),
  bank: line('M2.5 6 8 2.8 13.5 6zM3.5 12.8h9M4.5 6.3v5M8 6.3v5M11.5 6.3v5'),
  microphone: line(
    'M6 3.5a2 2 0 0 1 4 0v4a2 2 0 0 1-4 0zM4 7.5c.3 2.3 1.7 3.5 4 3.5s3.7-1.2 4-3.5M8 11v2.5',
    1.3,
  ),
  pencil: line('m3 13 .8-3.2L10.6 3l2.4 2.4-6.8 6.8zM9.3 4.3l2.4 2.4'),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type ToolName = keyof typeof TOOLS;
