/** Coordinates of the closing picture. */

export const SCENE = { width: 1200, height: 630, shore: 284 } as const;
/** The panel of the standings: so high for its head, and so high for each player. */
export const PANEL = { x: 906, y: 28, width: 268, head: 96, row: 72 } as const;

export interface Island {
  readonly district: number;
  /** The middle of its shore. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How wide and how high a tower is drawn. */
  readonly wide: number;
  readonly high: number;
}

/** The far shore first, so that what is near covers it. */
export const ISLANDS: readonly Island[] = [
  { district: 5, x: 176, y: 302, width: 236, wide: 2.7, high: 8.6 },
  { district: 1, x: 452, y: 302, width: 240, wide: 2.7, high: 8.6 },
  { district: 2, x: 730, y: 302, width: 236, wide: 2.7, high: 8.6 },
  { district: 4, x: 322, y: 556, width: 270, wide: 3.3, high: 9.2 },
  { district: 0, x: 640, y: 556, width: 290, wide: 3.3, high: 9.2 },
  { district: 3, x: 984, y: 562, width: 300, wide: 3.3, high: 6 },
];

/** Five heights, so that neighbours differ. */
const STOREYS = [0.82, 1, 0.74, 0.93, 0.66];

/** How high a tower stands: those of the leader higher. */
export function heightOf({ district, high }: Island, n: number, leads: boolean): number {
  return high * (STOREYS[(n * 2 + district) % STOREYS.length] ?? 1) * (leads ? 1 : 0.72);
}

/** A row of far roofs, always the same. */
export function skyline(seed: number, foot: number, low: number, high: number): string {
  let path = `M0 ${foot + 60}`;
  for (let x = 0, n = seed; x < SCENE.width; n++) {
    const width = 18 + ((n * 37) % 29);
    const top = foot - low - ((n * 53) % (high - low));
    path +=
      n % 4 === 0 ? `V${top + 14}L${x + width / 2} ${top}L${x + width} ${top + 14}` : `V${top}H${x + width}`;
    x += width;
  }
  return `${path}V${foot + 60}Z`;
}
