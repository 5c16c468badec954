/** Every sign of the game, drawn with one line colour, one fill and one paper colour. */
import type { ReactNode } from 'react';
import { Coin, Line, Post, Slab, Star } from './signShapes.tsx';

const FILL = 'var(--fi-sign)';
const PAPER = 'var(--fi-sign-paper)';
const ONE = 'var(--fi-one, var(--fi-sign))';
const TWO = 'var(--fi-two, var(--fi-sign))';
const THUMB =
  'M3 11h4v9.5H3zM7.6 11l3.7-8c1.7 0 2.6 1.2 2.3 2.8L13 9.2h5.7c1.4 0 2.5 1.2 2.2 2.6l-1.4 6.7a2.5 2.5 0 0 1-2.4 2H7.6z';

export const SIGNS = {
  gain: (
    <>
      <Coin x={10.5} y={13} r={7.6} />
      <Line d="M20 9V2.6M17 5.4l3-3 3 3" width={1.8} />
    </>
  ),
  coin: <Coin x={12} y={12} r={9.6} />,
  perFloor: (
    <>
      <Coin x={8} y={8.5} r={6.4} />
      <Slab x={8} y={14} k={0.7} />
      <Slab x={8} y={9.6} k={0.7} />
    </>
  ),
  swap: (
    <>
      <Post x={7.5} y={4} />
      <Line d="M4.5 17.5A9.5 9.5 0 0 1 4.5 6M1.6 7.8 4.7 5.6l2.2 3M19.5 6.5a9.5 9.5 0 0 1 0 11.5M22.4 16.2l-3.1 2.2-2.2-3" />
    </>
  ),
  pointsPerFloors: (
    <>
      <Star x={7.5} y={8} r={6.8} />
      <Slab x={8} y={14} k={0.7} />
      <Slab x={8} y={9.6} k={0.7} />
    </>
  ),
  any: (
    <>
      <path d="M6 2.5h12v4.2H6z" fill={FILL} />
      <rect x="8" y="6.7" width="8" height="3.3" fill="var(--fi-pillar-0)" />
      <rect x="8" y="10" width="8" height="3.3" fill="var(--fi-pillar-1)" />
      <rect x="8" y="13.3" width="8" height="3.3" fill="var(--fi-pillar-2)" />
      <rect x="8" y="16.6" width="8" height="2.2" fill="var(--fi-pillar-3)" />
      <path d="M6 18.8h12V22H6z" fill={FILL} />
    </>
  ),
  build1: (
    <>
      <Post x={7.5} y={2} k={0.95} />
      <Slab x={1.5} y={14.5} k={0.95} bare />
      <Line d="M20 3v6.6M17.4 7.2 20 9.8l2.6-2.6" />
    </>
  ),
  build2: (
    <>
      <Post x={3} y={2.6} k={0.9} />
      <Post x={13} y={1} k={0.9} />
      <Slab x={1.5} y={14.5} k={0.95} bare />
    </>
  ),
  build1Plus: (
    <>
      <Post x={3} y={2} k={0.95} />
      <Slab x={1.5} y={14.5} k={0.95} bare />
      <Star x={18} y={6.5} r={5.4} />
    </>
  ),
  build2Plus: (
    <>
      <Post x={1.6} y={3.4} k={0.84} />
      <Post x={10} y={2.4} k={0.84} />
      <Slab x={1.5} y={14.5} k={0.95} bare />
      <Star x={19.6} y={5} r={4.3} />
    </>
  ),
  repeat: (
    <>
      <Post x={1.6} y={6} />
      <Post x={13.4} y={6} />
      <Line d="M9.4 3h5.4M9.4 6h5.4" />
    </>
  ),
  other: (
    <>
      <rect x="2.5" y="2.5" width="10" height="8" rx="1.5" fill="none" />
      <rect x="11.5" y="13.5" width="10" height="8" rx="1.5" fill={FILL} />
      <Line d="M6 14v3.5a2 2 0 0 0 2 2h.8M16 6.5h1.6a2 2 0 0 1 2 2V11M17.4 9.2l2.2 2.3 2-2.3" />
    </>
  ),
  visible: (
    <>
      <rect x="5.5" y="1.8" width="13" height="20.4" rx="2" fill="none" />
      <path d="M2 12c4.8-6.6 15.2-6.6 20 0-4.8 6.6-15.2 6.6-20 0z" fill={PAPER} />
      <circle cx="12" cy="12" r="3.3" fill={FILL} />
    </>
  ),
  hall: (
    <>
      <path d="M2 21.5h20M3.5 21.5V12h17v9.5" fill="none" />
      <path d="M7.5 12a4.5 4.5 0 0 1 9 0z" fill={FILL} />
      <path d="M12 7.4V3m0 .2 4 1.3-4 1.4M6.6 14.2v5M10.2 14.2v5M13.8 14.2v5M17.4 14.2v5" fill="none" />
    </>
  ),
  floor: (
    <>
      <Slab x={1} y={10} />
      <Line d="M12 1.6v6M9.2 5l2.8 2.8L14.8 5" />
    </>
  ),
  floorCheap: (
    <>
      <Slab x={1} y={10} />
      <circle cx="18.4" cy="5.6" r="4.6" fill={PAPER} />
      <Line d="M16 5.6h4.8" width={1.8} />
    </>
  ),
  news: (
    <>
      <path d="M3 4.5h15v15.5H5.4A2.4 2.4 0 0 1 3 17.6z" fill={PAPER} />
      <path d="M18 8.5h3.2v9a2.4 2.4 0 0 1-2.4 2.5H5.6" fill="none" />
      <rect x="5.6" y="7" width="9.8" height="3" fill={FILL} strokeWidth="1" />
      <Line d="M5.6 12.8h4M5.6 15.6h4M11.6 12.8h3.8M11.6 15.6h3.8" width={1.2} />
    </>
  ),
  newsToken: (
    <>
      <circle cx="12" cy="12" r="10" fill={FILL} />
      <path d="M6.5 7.5h9v9h-7a2 2 0 0 1-2-2zM15.5 10h2.2v4.8a1.8 1.8 0 0 1-1.8 1.8" fill={PAPER} />
      <Line d="M8.4 10h5M8.4 12.6h5" width={1.3} />
    </>
  ),
  colorPoints: (
    <>
      <Star x={8} y={8} r={7} />
      <Post x={13.6} y={7.2} k={0.95} fill={ONE} />
    </>
  ),
  newsboy: (
    <>
      <path d="M4.4 10.4c0-4.2 3-6.4 6.6-6.4s6.4 2 6.8 5l3.4 1.6H4.4z" fill={FILL} />
      <path d="M6.2 10.6v3.8a4.6 4.6 0 0 0 9.2 0v-3.8" fill={PAPER} />
      <path d="M3 23c.6-3.2 3-4.4 7.6-4.4" fill="none" />
      <rect x="12.6" y="15.4" width="9" height="7" rx="0.8" fill={PAPER} />
      <Line d="M14.6 17.8h5M14.6 20.2h5" width={1.2} />
    </>
  ),
  newsboyDollars: (
    <>
      <path d="M3.4 9c0-3.8 2.6-5.8 5.8-5.8s5.6 1.8 6 4.5l3 1.3H3.4z" fill={FILL} />
      <path d="M5 9.2v3.2a4 4 0 0 0 8 0V9.2" fill={PAPER} />
      <Coin x={16.4} y={16.4} r={5.8} />
    </>
  ),
  up: <path d={THUMB} fill="var(--fi-up)" />,
  down: <path transform="rotate(180 12 12)" d={THUMB} fill="var(--fi-down)" />,
  token: (
    <>
      <circle cx="12" cy="12" r="10" fill={FILL} />
      <path transform="translate(4.6 4.2) scale(.63)" d={THUMB} fill={PAPER} />
    </>
  ),
  card: (
    <>
      <rect x="3" y="2" width="13" height="19" rx="2" fill={PAPER} />
      <Line d="M3 11.5h13" width={1.2} />
      <Coin x={17} y={17} r={5.4} />
    </>
  ),
  decree: (
    <>
      <path
        d="M6 2.5h12.5A2.5 2.5 0 0 0 16 5v14.5H4.5A2 2 0 0 1 2.6 17h2.9V5A2.5 2.5 0 0 1 6 2.5z"
        fill={PAPER}
      />
      <Line d="M8.2 7.5h5M8.2 10.5h5" width={1.3} />
      <circle cx="16.6" cy="16" r="4" fill={FILL} />
      <path d="m14.8 19.4-.6 3.4 2.4-1.3 2.4 1.3-.6-3.4" fill={FILL} />
    </>
  ),
  trade: (
    <>
      <Post x={1.6} y={4} />
      <Coin x={17.8} y={12} r={5} />
      <Line d="M11 4.6h8.6M17.4 2.4l2.2 2.2-2.2 2.2M20.6 20.6H12M14.2 18.4 12 20.6l2.2 2.2" width={1.5} />
    </>
  ),
  roof: (
    <>
      <path d="M1.5 13.5 12 18l10.5-5L13 3.6z" fill={FILL} />
      <path d="M1.5 13.5v3L12 21l10.5-5v-3M12 18v3M13 3.6V1" fill="none" />
    </>
  ),
  points: (
    <>
      <Star x={12} y={12} r={10.6} rays={12} />
      <circle cx="12" cy="12" r="5" fill="none" strokeWidth="1" />
    </>
  ),
  stored: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" strokeDasharray="3 2.2" />
      <Post x={7.5} y={4} />
    </>
  ),
  pair: (
    <>
      <Post x={2} y={4} fill={ONE} />
      <Post x={13} y={4} fill={TWO} />
      <Line d="M9 12h6" width={2} />
    </>
  ),
  cards: (
    <>
      <rect x="2.5" y="4.5" width="9" height="13" rx="1.5" fill={PAPER} transform="rotate(-10 7 11)" />
      <rect x="7.5" y="4" width="9" height="13.5" rx="1.5" fill={PAPER} />
      <rect x="12.5" y="5.5" width="9" height="13.5" rx="1.5" fill={FILL} transform="rotate(8 17 12)" />
    </>
  ),
  share: (
    <>
      <circle cx="8" cy="7" r="3.6" fill={FILL} />
      <path d="M2 20c0-6 2-8 6-8s6 2 6 8z" fill={FILL} />
      <circle cx="16.4" cy="8" r="3.2" fill={PAPER} />
      <path d="M13.6 12.6c5-1 8.4 1.4 8.4 7.4h-6" fill={PAPER} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type SignName = keyof typeof SIGNS;
