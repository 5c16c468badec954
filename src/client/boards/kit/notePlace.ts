/** Where a note goes: beside the part it explains, covering as few choosable parts as possible. */

/** A rectangle in window coordinates. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Spot = Pick<Rect, 'left' | 'top'>;
type Size = Pick<Rect, 'width' | 'height'>;

interface Surroundings {
  /** The part that the note explains. */
  readonly part: Rect;
  /** What the part belongs to, such as a list or a map; the note may also go beside that. */
  readonly group: Rect;
  /** Everything else that may be chosen. */
  readonly others: readonly Rect[];
  /** The window. */
  readonly room: Size;
}

const GAP = 8;
/** Distances from the part to try. */
const GAPS = [GAP, 40, 80, 120];

/** What a pixel of distance costs, in covered pixels of other parts. */
const DISTANCE_COST = 5;
/** What it costs to cover a pixel of the part itself; high, so that it is avoided if possible. */
const OWN_COST = 1000;

/** The cheapest spot beside the part or its group; among equals, below comes first, then above, right, left. */
export function placeNote(size: Size, { part, group, others, room }: Surroundings): Spot {
  const within = (start: number, length: number, end: number) =>
    Math.max(GAP, Math.min(start, end - length - GAP));
  let best: Spot = { left: GAP, top: GAP };
  let least = Number.POSITIVE_INFINITY;
  const near = GAPS.flatMap((gap) => spotsBeside(part, gap, part, size));
  for (const { left, top } of [...near, ...spotsBeside(group, GAP, part, size)]) {
    const note = {
      ...size,
      left: within(left, size.width, room.width),
      top: within(top, size.height, room.height),
    };
    const covered = others.reduce((sum, other) => sum + overlap(note, other), 0);
    const cost = covered + OWN_COST * overlap(note, part) + DISTANCE_COST * distance(note, part);
    if (cost >= least) continue;
    least = cost;
    best = { left: note.left, top: note.top };
  }
  return best;
}

/** Spots at the four sides of a box, each centred on the part and aligned with its ends. */
function spotsBeside(box: Rect, gap: number, part: Rect, { width, height }: Size): Spot[] {
  const lefts = [part.left + (part.width - width) / 2, part.left, part.left + part.width - width];
  const tops = [part.top + (part.height - height) / 2, part.top, part.top + part.height - height];
  const [below, above] = [box.top + box.height + gap, box.top - gap - height];
  const [right, before] = [box.left + box.width + gap, box.left - gap - width];
  return [
    ...[below, above].flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...[right, before].flatMap((left) => tops.map((top) => ({ left, top }))),
  ];
}

/** The area two boxes share, in pixels. */
function overlap(one: Rect, two: Rect): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The distance between the centres. */
function distance(one: Rect, two: Rect): number {
  return Math.hypot(
    one.left + one.width / 2 - two.left - two.width / 2,
    one.top + one.height / 2 - two.top - two.height / 2,
  );
}
