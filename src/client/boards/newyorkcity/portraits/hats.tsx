/** Hats and hair of the characters, on the same square of 48 by 48. */
import { fill, GOLD } from './clothes.tsx';

const DARK = '#161a20';

export const bowler = (colour: string) => (
  <>
    {fill('M15.2 17c-.3-7.5 3.5-11.5 8.8-11.5s9.1 4 8.8 11.5z', colour)}
    {fill('M15.4 14.4h17.2V17H15.4z', '#0004')}
    {fill('M10.8 16.6h26.4c-.2 2-1.3 2.7-3.2 2.7H14c-1.9 0-3-.7-3.2-2.7z', colour)}
  </>
);

export const fedora = (colour: string) => (
  <>
    {fill('m15.6 16.5 1.3-8.6c1.7-2 4.2-.7 7.1-.7s5.4-1.3 7.1.7l1.3 8.6z', colour)}
    {fill('M15.7 13.2h16.6l.3 3.3H15.3z', '#0005')}
    {fill('M8.5 17.6c5.3-2.3 25.7-2.3 31 0-4 3-27 3-31 0z', colour)}
  </>
);

export const topHat = (colour: string) => (
  <>
    {fill('M16.3 16.5V3.2h15.4v13.3z', colour)}
    {fill('M16.3 12.6h15.4v3.3H16.3z', '#0005')}
    {fill('M11 16h26c0 2.2-1 2.9-2.8 2.9H13.8C12 18.9 11 18.2 11 16z', colour)}
  </>
);

export const flatCap = (colour: string) => (
  <>
    {fill('M14.4 17.2C13.5 11 18 7.4 24.5 7.8c5.2.3 9 3.2 9.3 7.8l3.2 2.6c-7.5-1.7-15.2-2-22.6-1z', colour)}
    <path d="M24 7.8c.6 2.7.6 5.6 0 8.6" stroke="#0003" fill="none" />
  </>
);

export const peakedCap = (colour: string, trim: string = GOLD) => (
  <>
    {fill('M12.8 11.6c.8-5 5.7-6.6 11.2-6.6s10.4 1.6 11.2 6.6l-2.4 4.6H15.2z', colour)}
    {fill('M15 13.8h18v3H15z', trim)}
    {fill('M14.6 16.8h18.8c2.3.3 2.3 3 0 3.1-5.6-1.8-13.2-1.8-18.8 0-2.3-.1-2.3-2.8 0-3.1z', DARK)}
    <circle cx="24" cy="10.3" r="2" fill={trim} />
  </>
);

export const hardHat = (colour: string) => (
  <>
    {fill('M14.5 17.5c0-7 4-11 9.5-11s9.5 4 9.5 11z', colour)}
    {fill('M21.8 6.8h4.4v10.7h-4.4z', '#fff5')}
    {fill('M11.5 17h25c.5 2.4-.7 2.6-3 2.6h-19c-2.3 0-3.5-.2-3-2.6z', colour)}
    <path d="M13.5 18.2h21" stroke="#0003" />
  </>
);

export const cloche = (colour: string) => (
  <>
    {fill(
      'M13.6 22.5C12.8 12.3 17 6.6 24 6.6s11.2 5.7 10.4 15.9c-2-1.5-3.8-3.6-10.4-3.6s-8.4 2.1-10.4 3.6z',
      colour,
    )}
    {fill('M14 18.4c5-3.5 15-3.5 20 0v2.3c-5-3.3-15-3.3-20 0z', GOLD)}
    {fill('M32 17.5c2.4-.6 3.5-2 3.3-4.5-2.4.4-3.7 1.9-3.3 4.5z', GOLD)}
  </>
);

export const beret = (colour: string) => (
  <>
    {fill(
      'M14.5 17.5c-4-1.5-3.5-6.4 1-8.6 6.7-3.3 16.3-2.8 18.6 1.3 1.6 3-.5 6-3 7.3-5-2.4-11.6-2.4-16.6 0z',
      colour,
    )}
    <path d="M24.6 6.5V4.2" stroke={colour} strokeWidth="1.6" />
  </>
);

export const visor = (colour: string, hair: string) => (
  <>
    {parted(hair)}
    {fill('M15.2 15h17.6v2.7H15.2z', colour)}
    <path
      d="M14.8 17.4c5.8-1.5 12.6-1.5 18.4 0 1.8 3 .2 4.5-1.2 4-5-2-11-2-16 0-1.4.5-3-1-1.2-4z"
      fill={colour}
      fillOpacity=".8"
    />
  </>
);

export const captainsCap = (colour: string) => (
  <>
    {fill('M13.4 14.6c-1.8-3.2 1-6.4 4-7.3 4-1.2 9.2-1.2 13.2 0 3 .9 5.8 4.1 4 7.3z', '#f7f1e1')}
    {fill('M14 13.6h20v3.6H14z', colour)}
    {fill('M14.5 17.2h19c2 .4 2 2.8 0 2.8-5.7-1.5-13.3-1.5-19 0-2 0-2-2.4 0-2.8z', DARK)}
    <path d="M24 9.2v4M22 10.8h4" stroke="#c8a24a" strokeWidth="1.3" />
  </>
);

export const parted = (colour: string) =>
  fill(
    'M15.8 20.8C14.8 12.5 18.4 8 24.2 8s9.5 4 8 12.8c-.8-3-1.6-5-3-6.4-3.8 1.3-8 1-10.3-.7-1.6 1.7-2.5 4-3.1 7.1z',
    colour,
  );

export const slick = (colour: string) =>
  fill('M15.8 20.3C15 12.3 18.7 8.2 24 8.2s9 4.1 8.2 12.1c-1-4.8-3.2-7.2-8.2-7.2s-7.2 2.4-8.2 7.2z', colour);

export const bun = (colour: string) => (
  <>
    <circle cx="24" cy="7" r="4.2" fill={colour} />
    {fill(
      'M15.5 22C14 13.6 18 8.8 24 8.8s10 4.8 8.5 13.2c-1-4.6-2.7-7-8.5-7.5-5.8.5-7.5 2.9-8.5 7.5z',
      colour,
    )}
  </>
);

export const bob = (colour: string) =>
  fill(
    'M13.7 29.5C11.5 16 15.5 7.8 24 7.8s12.5 8.2 10.3 21.7c-2.3.4-3.7-.5-3.9-2.9.7-6.4-.8-10.3-6.4-10.9-5.6.6-7.1 4.5-6.4 10.9-.2 2.4-1.6 3.3-3.9 2.9z',
    colour,
  );

/** A ribbon with a feather, over a bob. */
export const feather = (colour: string) => (
  <>
    <path d="M14 16.5c5.5-4 14.5-4 20 0" fill="none" stroke={colour} strokeWidth="2.2" />
    {fill('M32 13c4-2 5.5-5.5 4.5-9.5-3.5 1.5-5.5 5-4.5 9.5z', colour)}
  </>
);

export const waves = (colour: string) =>
  fill(
    'M13.6 27c-1.8-2.6-.2-4.5-.6-7C12 12.8 16.5 7.6 24 7.6S36 12.8 35 20c-.4 2.5 1.2 4.4-.6 7-2.4-.2-3.2-2-2.7-4.3.6-3.4-.2-6.6-3.2-8.2-3.5 2-7.2 2.4-10.7 1.8-1.5 1.8-1.8 4-1.5 6.4.3 2.3-.3 4.1-2.7 4.3z',
    colour,
  );
