/** The city around the tower as numbers: rays, stars and houses, in units of the scene. Pure. */

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** What stands on its roof. */
  readonly top: 'tank' | 'spire' | 'dome';
}

export const HORIZON = 344;

export const HOUSES: readonly House[] = [
  { x: -36, y: 226, width: 62, top: 'tank' },
  { x: 30, y: 190, width: 46, top: 'spire' },
  { x: 80, y: 238, width: 60, top: 'tank' },
  { x: 144, y: 200, width: 40, top: 'dome' },
  { x: 188, y: 254, width: 62, top: 'tank' },
  { x: 488, y: 250, width: 58, top: 'tank' },
  { x: 550, y: 196, width: 52, top: 'dome' },
  { x: 608, y: 232, width: 50, top: 'tank' },
  { x: 662, y: 182, width: 46, top: 'spire' },
  { x: 714, y: 222, width: 62, top: 'tank' },
];

/** Lit and dark windows of a house, as two paths. */
export function windowsOf({ x, y, width }: House): { lit: string; dark: string } {
  const paths = { lit: '', dark: '' };
  for (let row = 0; y + 14 + row * 16 < HORIZON - 14; row++)
    for (let column = 0; 6 + column * 12 < width - 8; column++) {
      const isLit = (Math.round(x) * 7 + row * 5 + column * 11 + row * column) % 5 < 2;
      paths[isLit ? 'lit' : 'dark'] += `M${x + 6 + column * 12} ${y + 14 + row * 16}h4.6v8h-4.6z`;
    }
  return paths;
}

const RAYS = 19;
const REACH = 620;

/** Sun rays that fan out behind the tower. */
export function rays(x: number, y: number): string {
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = Math.PI * (0.97 - (0.94 * i) / (RAYS - 1));
    const edge = (turn: number) =>
      `${(x + REACH * Math.cos(angle + turn)).toFixed(1)} ${(y - REACH * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${x} ${y}L${edge(0.035)}L${edge(-0.035)}z`;
  }).join('');
}

/** Stars, scattered but always the same. */
export const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] = Array.from(
  { length: 40 },
  (_, i) => ({ x: ((i * 197) % 812) - 40, y: ((i * 83) % 260) - 50, r: 0.6 + ((i * 7) % 5) / 6 }),
);

export const TREES: readonly (readonly [x: number, y: number, scale: number])[] = [
  [196, 342, 0.7],
  [214, 346, 0.8],
  [520, 340, 0.75],
  [540, 336, 0.7],
  [166, 452, 0.95],
  [192, 458, 0.8],
  [590, 446, 0.95],
  [562, 454, 0.8],
];

export const LAMPS: readonly (readonly [x: number, y: number])[] = [
  [222, 450],
  [612, 458],
  [270, 500],
];

/** The four streets in the order of their numbers: the ground they cover, and how their names lie on them. */
export const STREET_GROUNDS: readonly { readonly shape: string; readonly name: string }[] = [
  { shape: 'M366 464 120 336 66 345 322 486 366 500z', name: 'matrix(.89 .475 -.5 .87 200 400)' },
  { shape: 'M100 462 366 468 632 462V508H100z', name: 'matrix(1 0 0 1 190 494)' },
  { shape: 'M366 464 624 335 680 343 410 486 366 500z', name: 'matrix(.89 -.46 .5 .87 446 468)' },
  { shape: 'M470 376 772 362V381L470 396z', name: 'matrix(1 -.042 0 1 520 388)' },
];
