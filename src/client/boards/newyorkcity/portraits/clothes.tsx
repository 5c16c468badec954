/** What the characters wear and how they look, on a square of 48 by 48; the colours hold by day and by night. */
import type { ReactNode } from 'react';

export const INK = '#1c2b3f';
export const CREAM = '#fbf3df';
export const GOLD = '#e3bf62';

export const SKIN = {
  pale: '#f8dfc6',
  fair: '#f2cfae',
  tan: '#e0ae82',
  brown: '#b77c53',
  dark: '#84573a',
} as const;

export const HAIR = {
  black: '#2b2320',
  brown: '#5d3c25',
  red: '#9a4423',
  blond: '#cfa65a',
  grey: '#9a9a96',
  white: '#dcd6c8',
} as const;

/** A shape of one colour. */
export const fill = (d: string, colour: string) => <path d={d} fill={colour} />;
const stroke = (d: string, colour: string, width: number) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} />
);

/** Neck and face; nobody has features, so that hats, hair and tools tell who it is. */
export const head = (skin: string): ReactNode => (
  <>
    {fill('M20.7 28h6.6v8.2c-1.6 1.7-5 1.7-6.6 0z', skin)}
    {fill('M20.7 31.5c2 1.5 4.6 1.5 6.6 0v-2h-6.6z', '#0002')}
    {fill('M16.6 20.5c0-6.2 3-10 7.4-10s7.4 3.8 7.4 10c0 5.8-3.3 10.6-7.4 10.6s-7.4-4.8-7.4-10.6z', skin)}
  </>
);

export const coat = (colour: string, shirt: string = CREAM): ReactNode => (
  <>
    {fill('M5 49c.6-9.4 7-13.6 19-13.6s18.4 4.2 19 13.6z', colour)}
    {fill('M18.5 35.5 24 44l5.5-8.5-5.5 2z', shirt)}
    {stroke('m18.3 35.4-3.3 3 6.8 8.8M29.7 35.4l3.3 3-6.8 8.8', '#0003', 1.1)}
  </>
);

export const dress = (colour: string, trim = '#f6e3b4'): ReactNode => (
  <>
    {fill('M6 49c.8-8.6 7-13 18-13s17.2 4.4 18 13z', colour)}
    {stroke('M16.5 36.6c2 4.6 13 4.6 15 0', trim, 1.8)}
  </>
);

export const tie = (colour: string) => fill('m22.6 38 1.4-1.2 1.4 1.2.9 7-2.3 2.6-2.3-2.6z', colour);
export const bowTie = (colour: string) => fill('m24 38.4-4.3-2v4zm0 0 4.3-2v4z', colour);
export const scarf = (colour: string) => fill('M16.5 33.5c5 3 10 3 15 0v3.5c-5 2.5-10 2.5-15 0z', colour);

export const pearls = (
  <path
    d="M17.8 36.4c1.4 5.8 11 5.8 12.4 0"
    fill="none"
    stroke="#fffdf2"
    strokeWidth="1.7"
    strokeDasharray=".2 2.3"
    strokeLinecap="round"
  />
);

export const glasses = (
  <g fill="none" stroke={INK} strokeWidth="1.1">
    <circle cx="20.7" cy="21.4" r="2.4" />
    <circle cx="27.3" cy="21.4" r="2.4" />
    <path d="M23.1 21.2h1.8" />
  </g>
);

export const moustache = (colour: string) =>
  fill('M19.8 26.2c1.6-1.5 3-1.5 4.2-.5 1.2-1 2.6-1 4.2.5-1.5 1-3 1-4.2.3-1.2.7-2.7.7-4.2-.3z', colour);
export const beard = (colour: string) =>
  fill('M16.7 22c.7 3.2 2.6 3.6 7.3 3.6s6.6-.4 7.3-3.6c.4 6.4-3 11-7.3 11s-7.7-4.6-7.3-11z', colour);
/** A press card in the band of a hat. */
export const pressCard = (
  <path d="m30.5 13.6 4.6-1 .8 3.4-4.6 1z" fill={CREAM} stroke="#0004" strokeWidth=".6" />
);
