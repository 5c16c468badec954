/** What pictures of people are made of: emblems, shapes and colours of our own drawings, known by their numbers. New ones are added at the end. */
import { SHAPES } from '../../ui/Mark.tsx';

/** Of 24 by 24, drawn in one colour. */
export const EMBLEMS: readonly string[] = [
  // Three towers, as in the emblem of the house.
  'M2 21V12h3V9l1.5-4L8 9v3h1.5v9ZM10.5 21V5L12 1.5 13.500 5v16ZM14.500 21V10H16V8l1.500-3L19 8v4h3v9Z',
  'M11.600 2 6 7.500V21h5.600ZM12.400 2 18 7.500V21h-5.600Z',
  'M4 21V10l8-7 8 7v11h-5.500v-6h-5v6ZM7 11.500h3v3H7ZM14 11.500h3v3h-3Z',
  'M2.500 21 12 11.500 21.500 21ZM12 10 6.500 4.500H2.500v4L8 14ZM13 10.500 19 4.500h2.500v14Z',
  'M2 15h20v2h-2v4h-2v-4H6v4H4v-4H2ZM5 14V4h2v10ZM17 14V4h2v10ZM7.500 6c1 4 7.500 4 9 0v2.200c-2 3.800-7.500 3.800-9 0Z',
  'M2 19h20v2H2ZM6 18a6 6 0 0 1 12 0ZM11.200 3h1.600v6h-1.600ZM3.800 6.800 5 5.600l4 4-1.200 1.200ZM20.200 6.800 19 5.600l-4 4 1.200 1.200Z',
  'm12 2 2.700 6.600 7.100.500-5.500 4.600 1.800 6.900L12 16.800 5.900 20.600l1.800-6.900L2.200 9.100l7.100-.500Z',
  'M10.800 21v-5.500a6.500 6.500 0 1 1 2.400 0V21Z',
  'M11 21V10h2v11h3v1H8v-1ZM8.500 9 7 4.500 12 2l5 2.500L15.500 9Z',
  'M6 4.500 12 1.500l6 3V6H6ZM6.500 7h11v7h-11ZM7.500 15h2l-1 6.500h-2ZM14.500 15h2l1 6.500h-2ZM11.200 15h1.600v6.500h-1.600Z',
  'M3 21V10a9 8 0 0 1 18 0v11h-5V11.500a4 4 0 0 0-8 0V21Z',
  'M11.300 1h1.400v4H15v4h2.500v5H20v7h-6v-4h-4v4H4v-7h2.500V9H9V5h2.300Z',
];

interface Frame {
  readonly path: string;
  /** The emblem in it: left and top, and how large. */
  readonly at: readonly [x: number, y: number, size: number];
}

/** The marks of seats, without the triangle, which has no room; and an arched window. */
export const FRAMES: readonly Frame[] = [
  { path: SHAPES[0] ?? '', at: [5.7, 5.5, 12.6] },
  { path: SHAPES[1] ?? '', at: [6.9, 6.7, 10.2] },
  { path: SHAPES[2] ?? '', at: [5, 5, 14] },
  { path: SHAPES[4] ?? '', at: [5.4, 5.2, 13.2] },
  { path: 'M4 22V10.500a8 8.500 0 0 1 16 0V22Z', at: [5.9, 6.6, 12.2] },
];

/** What fills the frame, and what is drawn on it. */
export const COLOURS: readonly (readonly [fill: string, ink: string])[] = [
  ['var(--p1)', 'var(--mark-ink)'],
  ['var(--p2)', 'var(--mark-ink)'],
  ['var(--p3)', 'var(--mark-ink)'],
  ['var(--p4)', 'var(--mark-ink)'],
  ['var(--p5)', 'var(--mark-ink)'],
  ['var(--brass)', 'var(--on-brass)'],
  ['var(--nyc)', 'var(--nyc-on)'],
  ['var(--tangram)', 'var(--tangram-on)'],
];

/** The picture of somebody who has chosen none: always the same for the same person. */
export function pictureOfId(id: string): readonly number[] {
  const sum = [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
  return [sum % EMBLEMS.length, Math.floor(sum / 12) % FRAMES.length, Math.floor(sum / 60) % COLOURS.length];
}

/** The part with this number; of a newer Skyline that knows more, another one. */
export function partOf<T>(parts: readonly T[], number: number | undefined): T | undefined {
  return parts[(number ?? 0) % parts.length];
}
