/** Plain shapes: filled polygons, from which pictures are made without a browser. */

/** Corners as x, y, x, y, … */
export type Ring = readonly number[];

/** All of its rings run the same way round, so that where they overlap both are filled. */
export interface Shape {
  readonly fill: string;
  readonly rings: readonly Ring[];
}

/** How a drawing is moved and made larger. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function shape(fill: string, ...rings: readonly Ring[]): Shape {
  return { fill, rings: rings.map(clockwise) };
}

export function rect(x: number, y: number, width: number, height: number): Ring {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** So many corners look round at the sizes we draw. */
const CORNERS = 16;

export function disc(x: number, y: number, radius: number): Ring {
  return Array.from({ length: CORNERS }, (_, i) => (2 * Math.PI * i) / CORNERS).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
}

/** A straight stroke that ends where it is said to. */
export function stroke(x: number, y: number, toX: number, toY: number, width: number): Ring {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [((toY - y) / length) * (width / 2), ((toX - x) / length) * (width / 2)];
  return [x - dx, y + dy, x + dx, y - dy, toX + dx, toY - dy, toX - dx, toY + dy];
}

/** A rectangle drawn as a line along its inside. */
export function frame(x: number, y: number, width: number, height: number, line: number): Ring[] {
  return [
    rect(x, y, width, line),
    rect(x, y + height - line, width, line),
    rect(x, y + line, line, height - 2 * line),
    rect(x + width - line, y + line, line, height - 2 * line),
  ];
}

export function placed(shapes: readonly Shape[], { x, y, scale }: Place): Shape[] {
  return shapes.map(({ fill, rings }) => ({
    fill,
    rings: rings.map((ring) => ring.map((value, i) => (i % 2 === 0 ? x : y) + scale * value)),
  }));
}

function clockwise(ring: Ring): Ring {
  let area = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    area += number(ring, i) * number(ring, next + 1) - number(ring, next) * number(ring, i + 1);
  }
  return area >= 0
    ? ring
    : ring.flatMap((_, i) =>
        i % 2 === 0 ? [number(ring, ring.length - 2 - i), number(ring, ring.length - 1 - i)] : [],
      );
}

function number(ring: Ring, i: number): number {
  return ring[i] ?? 0;
}
