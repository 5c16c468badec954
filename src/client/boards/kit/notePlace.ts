/** Where a note goes: beside what it explains, and as far as can be over nothing that may be chosen. Pure. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Spot = Pick<Rect, 'left' | 'top'>;
type Size = Pick<Rect, 'width' | 'height'>;

interface Around {
  /** What is explained. */
  readonly part: Rect;
  /** What it belongs to: a list, a map; the note may also stand beside that. */
  readonly group: Rect;
  /** Everything else that may be chosen. */
  readonly others: readonly Rect[];
  /** The window. */
  readonly room: Size;
}

const GAP = 8;
/** How far from the part it may look for free ground. */
const AWAY = [GAP, 40, 80, 120];

/** What a pixel of distance costs, in pixels covered; the part itself is never covered if that can be helped. */
const DISTANCE = 5;
const OWN = 1000;

/** The cheapest spot beside the part or its group; of equal ones below, above, right, left. */
export function placeNote(size: Size, { part, group, others, room }: Around): Spot {
  const within = (start: number, length: number, end: number) =>
    Math.max(GAP, Math.min(start, end - length - GAP));
  let best: Spot = { left: GAP, top: GAP };
  let least = Number.POSITIVE_INFINITY;
  const near = AWAY.flatMap((gap) => spotsBeside(part, gap, part, size));
  for (const { left, top } of [...near, ...spotsBeside(group, GAP, part, size)]) {
    const note = {
      ...size,
      left: within(left, size.width, room.width),
      top: within(top, size.height, room.height),
    };
    const covered = others.reduce((sum, other) => sum + common(note, other), 0);
    const cost = covered + OWN * common(note, part) + DISTANCE * distance(note, part);
    if (cost >= least) continue;
    least = cost;
    best = { left: note.left, top: note.top };
  }
  return best;
}

/** The four sides of a box, each in the middle of the part and flush with its ends. */
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

/** How many pixels two boxes share. */
function common(one: Rect, two: Rect): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From middle to middle. */
function distance(one: Rect, two: Rect): number {
  return Math.hypot(
    one.left + one.width / 2 - two.left - two.width / 2,
    one.top + one.height / 2 - two.top - two.height / 2,
  );
}
