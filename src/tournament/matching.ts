/** A largest matching in any graph, by Edmonds' algorithm: it tells whether pairs without a repeat are possible at all. */
import { at } from '#kernel';

const NOBODY = -1;

/** The partner of each vertex, or -1: as many pairs as there can be, beginning with those that `first` names. */
export function largestMatching(
  neighbours: readonly (readonly number[])[],
  first: readonly (readonly [number, number])[] = [],
): readonly number[] {
  const mates = neighbours.map(() => NOBODY);
  for (const [one, two] of first)
    if (mates[one] === NOBODY && mates[two] === NOBODY) [mates[one], mates[two]] = [two, one];
  for (const vertex of neighbours.keys())
    if (mates[vertex] === NOBODY) augmentFrom(vertex, neighbours, mates);
  return mates;
}

/** Looks for a path from a single vertex to another along which pairs can be exchanged; contracts odd circles on the way. */
class Search {
  private readonly mates: number[];
  /** From whom each inner vertex was reached. */
  private readonly parents: number[];
  /** The base of the circle that each vertex has been contracted into. */
  private readonly bases: number[];
  private readonly isOuter: boolean[];
  private readonly queue: number[];

  constructor(root: number, mates: number[]) {
    this.mates = mates;
    this.parents = mates.map(() => NOBODY);
    this.bases = mates.map((_, vertex) => vertex);
    this.isOuter = mates.map((_, vertex) => vertex === root);
    this.queue = [root];
  }

  run(root: number, neighbours: readonly (readonly number[])[]): boolean {
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift())
      for (const to of at(neighbours, next)) {
        const isInside = at(this.bases, next) === at(this.bases, to) || at(this.mates, next) === to;
        if (isInside) continue;
        const mate = at(this.mates, to);
        if (to === root || (mate !== NOBODY && at(this.parents, mate) !== NOBODY)) this.contract(next, to);
        else if (at(this.parents, to) === NOBODY) {
          this.parents[to] = next;
          if (mate === NOBODY) {
            this.exchange(to);
            return true;
          }
          this.reach(mate);
        }
      }
    return false;
  }

  private reach(vertex: number): void {
    this.isOuter[vertex] = true;
    this.queue.push(vertex);
  }

  private exchange(end: number): void {
    for (let vertex = end; vertex !== NOBODY; ) {
      const parent = at(this.parents, vertex);
      const next = at(this.mates, parent);
      this.mates[vertex] = parent;
      this.mates[parent] = vertex;
      vertex = next;
    }
  }

  private contract(one: number, two: number): void {
    const base = this.commonBase(one, two);
    const circle = new Set<number>();
    this.markPath(one, base, two, circle);
    this.markPath(two, base, one, circle);
    for (const vertex of this.bases.keys())
      if (circle.has(at(this.bases, vertex))) {
        this.bases[vertex] = base;
        if (!this.isOuter[vertex]) this.reach(vertex);
      }
  }

  private markPath(from: number, base: number, child: number, circle: Set<number>): void {
    let [vertex, below] = [from, child];
    while (at(this.bases, vertex) !== base) {
      const mate = at(this.mates, vertex);
      circle.add(at(this.bases, vertex)).add(at(this.bases, mate));
      this.parents[vertex] = below;
      [below, vertex] = [mate, at(this.parents, mate)];
    }
  }

  private commonBase(one: number, two: number): number {
    const above = new Set<number>();
    for (let vertex = one; ; ) {
      const base = at(this.bases, vertex);
      above.add(base);
      const mate = at(this.mates, base);
      if (mate === NOBODY) break;
      vertex = at(this.parents, mate);
    }
    for (let vertex = two; ; ) {
      const base = at(this.bases, vertex);
      if (above.has(base)) return base;
      vertex = at(this.parents, at(this.mates, base));
    }
  }
}

function augmentFrom(root: number, neighbours: readonly (readonly number[])[], mates: number[]): void {
  new Search(root, mates).run(root, neighbours);
}
