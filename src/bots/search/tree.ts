/** The search tree: each node is a row in typed arrays. Rows are allocated in order and freed only together. */
import type { Seat } from '#kernel';

/** A node is the number of its row. */
export type Node = number;

/** Stands for the absence of a node. */
export const NO_NODE: Node = -1;
/** The root is the first row. */
export const ROOT: Node = 0;

/** Nodes with their visits and results, linked by child and older sibling. */
export class Tree<Action> {
  readonly visits: Int32Array;
  /** How often the node could have been chosen. */
  readonly offers: Int32Array;
  /** The sum of the results for the seat that chose the node. */
  readonly sums: Float64Array;
  readonly keys: Int32Array;
  /** The seat that chooses the node. */
  readonly seats: Int8Array;
  /** The newest child, and the next older sibling. */
  readonly child: Int32Array;
  readonly older: Int32Array;
  readonly actions: Action[] = [];
  private readonly parents: Int32Array;
  private readonly capacity: number;
  private size = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.visits = new Int32Array(capacity);
    this.offers = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.keys = new Int32Array(capacity);
    this.seats = new Int8Array(capacity);
    this.child = new Int32Array(capacity);
    this.older = new Int32Array(capacity);
    this.parents = new Int32Array(capacity);
    this.clear();
  }

  /** Removes everything but an unvisited root. */
  clear(): void {
    this.size = 0;
    this.allocate(NO_NODE, 0);
  }

  get isFull(): boolean {
    return this.size === this.capacity;
  }

  add(parent: Node, key: number, seat: Seat, action: Action): Node {
    const node = this.allocate(parent, key);
    this.seats[node] = seat;
    this.actions[node] = action;
    this.older[node] = this.child[parent] as number; // a node is the number of a row
    this.child[parent] = node;
    return node;
  }

  find(parent: Node, key: number): Node {
    let node = this.child[parent] as number; // a node is the number of a row
    while (node !== NO_NODE && this.keys[node] !== key) node = this.older[node] as number; // a node is the number of a row
    return node;
  }

  mean(node: Node): number {
    const visits = this.visits[node] as number; // a node is the number of a row
    return visits === 0 ? 0 : (this.sums[node] as number) / visits; // a node is the number of a row
  }

  /** Makes a node the root and drops everything that is not below it. */
  keep(root: Node): void {
    const { size } = this;
    const moved = new Int32Array(size).fill(NO_NODE);
    this.size = 0;
    // Children come after their parents, so every row moves to a lower number.
    for (let node = root; node < size; node++) {
      const parent = node === root ? NO_NODE : (moved[this.parents[node] as number] as number); // parents have lower rows than their children
      if (node !== root && parent === NO_NODE) continue;
      const { visits, offers, sums } = this;
      const row = [visits[node], offers[node], sums[node]] as [number, number, number]; // numbers, as their rows exist
      const to = node === root ? this.allocate(NO_NODE, 0) : this.copy(parent, node);
      moved[node] = to;
      [visits[to], offers[to], sums[to]] = row;
    }
  }

  private copy(parent: Node, node: Node): Node {
    return this.add(
      parent,
      this.keys[node] as number, // a node is the number of a row
      this.seats[node] as number, // a node is the number of a row
      this.actions[node] as Action, // a node is the number of a row
    );
  }

  private allocate(parent: Node, key: number): Node {
    const node = this.size;
    this.size += 1;
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.sums[node] = 0;
    this.keys[node] = key;
    this.child[node] = NO_NODE;
    this.older[node] = NO_NODE;
    this.parents[node] = parent;
    return node;
  }
}
