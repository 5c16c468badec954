/** Many pictures in one: what is drawn alike in several of them is kept once, with the pictures in which it is seen. */
import { at } from '#kernel';

/** Elements that come and go together. */
export interface Layer {
  /** The first picture with them, and the first without them again. */
  readonly from: number;
  readonly to: number;
  readonly elements: readonly string[];
}

interface Part {
  readonly element: number;
  readonly from: number;
  to: number;
}

/** Collects the pictures one by one, each as its elements from below to above. */
export class Layers {
  /** Every different element once; parts name them by their place here, which is quicker to compare. */
  private readonly elements: string[] = [];
  private readonly places = new Map<string, number>();
  /** Of all pictures so far; those of any one picture stand in its own order. */
  private parts: Part[] = [];
  private shown: Part[] = [];
  private count = 0;

  /** How many pictures there are. */
  get pictures(): number {
    return this.count;
  }

  add(picture: readonly string[]): void {
    const now = this.count++;
    const wanted = picture.map((element) => this.placeOf(element));
    const fresh = (from: number, to: number) =>
      wanted.slice(from, to).map((element): Part => ({ element, from: now, to: now + 1 }));
    const next: Part[] = [];
    const below = new Map<Part, Part[]>();
    let from = 0;
    for (const [part, place] of inBoth(this.shown, wanted)) {
      const added = fresh(from, place);
      below.set(part, added);
      part.to = now + 1;
      next.push(...added, part);
      from = place + 1;
    }
    // What is new lies above what it takes the place of.
    const above = fresh(from, wanted.length);
    this.parts = [...this.parts.flatMap((part) => [...(below.get(part) ?? []), part]), ...above];
    this.shown = [...next, ...above];
  }

  /** From below to above. */
  layers(): readonly Layer[] {
    const layers: { from: number; to: number; elements: string[] }[] = [];
    for (const { element, from, to } of this.parts) {
      const last = layers.at(-1);
      const text = at(this.elements, element);
      if (last?.from === from && last.to === to) last.elements.push(text);
      else layers.push({ from, to, elements: [text] });
    }
    return layers;
  }

  private placeOf(element: string): number {
    const known = this.places.get(element);
    if (known !== undefined) return known;
    this.places.set(element, this.elements.length);
    return this.elements.push(element) - 1;
  }
}

/** The most parts that the next picture has too, in the same order, each with its place there. */
function inBoth(parts: readonly Part[], wanted: readonly number[]): (readonly [Part, number])[] {
  let alike = 0;
  while (alike < parts.length && parts[alike]?.element === wanted[alike]) alike++;
  const kept = parts.slice(0, alike).map((part, place) => [part, place] as const);
  const width = wanted.length + 1;
  // How many can be kept from a part and a place on.
  const most = new Uint16Array((parts.length + 1) * width);
  const countAt = (i: number, k: number) => most[i * width + k] ?? 0;
  for (let i = parts.length - 1; i >= alike; i--) {
    const { element } = at(parts, i);
    for (let k = wanted.length - 1; k >= alike; k--)
      most[i * width + k] =
        element === wanted[k] ? 1 + countAt(i + 1, k + 1) : Math.max(countAt(i + 1, k), countAt(i, k + 1));
  }
  for (let i = alike, k = alike; i < parts.length && k < wanted.length; ) {
    const part = at(parts, i);
    if (part.element === wanted[k]) kept.push([part, k++]);
    if (kept.at(-1)?.[0] === part || countAt(i + 1, k) >= countAt(i, k + 1)) i++;
    else k++;
  }
  return kept;
}
