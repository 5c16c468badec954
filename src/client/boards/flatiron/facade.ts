/** The windows on one face of a storey as SVG paths, from 0, 0 at the top left to its width and a height of 48. Pure. */

/** Three kinds of façade take turns up the tower. */
const FRONTS = ['arcade', 'sashes', 'pediments'] as const;
type Front = (typeof FRONTS)[number];

interface Facade {
  readonly lit: string;
  readonly dark: string;
  readonly bars: string;
  readonly trim: string;
}

const FIRST = 17;
const STEP = 17.8;
const WIDTH = 13.6;

/** One face of a storey; which windows are dark differs from face to face. */
export function facadeOf(level: number, width: number, salt: number): Facade {
  const front = FRONTS[level % FRONTS.length] ?? 'arcade';
  const count = Math.floor((width - FIRST) / STEP);
  const paths = { lit: '', dark: '', bars: '', trim: '' };
  for (let i = 0; i < count; i++) {
    const x = FIRST + i * STEP;
    const isDark = (level * 5 + i * 3 + salt * 4) % 7 === 2;
    paths[isDark ? 'dark' : 'lit'] += glass(front, x);
    paths.bars += bars(front, x);
    paths.trim += trim(front, x);
  }
  return paths;
}

function glass(front: Front, x: number): string {
  if (front === 'arcade') return `M${x} 48V14a${WIDTH / 2} 9 0 0 1 ${WIDTH} 0V48z`;
  if (front === 'pediments') return `M${x} 8h${WIDTH}v31h-${WIDTH}z`;
  const half = WIDTH / 2 - 0.7;
  return `M${x} 7h${half}v34h-${half}zM${x + WIDTH - half} 7h${half}v34h-${half}z`;
}

function bars(front: Front, x: number): string {
  const middle = x + WIDTH / 2;
  if (front === 'arcade') return `M${middle} 5.5V48M${x} 16h${WIDTH}M${x} 40h${WIDTH}`;
  if (front === 'pediments') return `M${middle} 8v31M${x} 18h${WIDTH}M${x} 29h${WIDTH}`;
  return `M${x} 19h${WIDTH}M${x} 30h${WIDTH}`;
}

function trim(front: Front, x: number): string {
  const sill = `M${x - 1.2} 41h${WIDTH + 2.4}v2h-${WIDTH + 2.4}z`;
  if (front === 'arcade') return '';
  if (front === 'sashes') return `${sill}M${x - 1} 3.6h${WIDTH + 2}v2h-${WIDTH + 2}z`;
  return `${sill}M${x - 1.5} 7l${WIDTH / 2 + 1.5}-4.4 ${WIDTH / 2 + 1.5} 4.4z`;
}
