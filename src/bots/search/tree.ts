/** The tree of answers: one row of typed arrays per node, rows taken in order and never given back singly. */
import type { Seat } from '#kernel';

/** A node is its row; row 0 is the root, and no node is -1. */
export type Node = number;

export const NOWHERE: Node = -1;
export const ROOT: Node = 0;

export class Tree<Action> {
  readonly visits: Int32Array;
  /** How often the node could have been chosen. */
  readonly offers: Int32Array;
  /** Results for the seat that chose the node, added up. */
  readonly sums: Float64Array;
  readonly keys: Int32Array;
  /** The seat that chooses the node. */
  readonly seats: Int8Array;
  /** The newest child, and the next older one of the same parent. */
  readonly child: Int32Array;
  readonly older: Int32Array;
  readonly actions: Action[] = [];
  private readonly parents: Int32Array;
  private readonly room: number;
  private size = 0;

  constructor(room: number) {
    this.room = room;
    this.visits = new Int32Array(room);
    this.offers = new Int32Array(room);
    this.sums = new Float64Array(room);
    this.keys = new Int32Array(room);
    this.seats = new Int8Array(room);
    this.child = new Int32Array(room);
    this.older = new Int32Array(room);
    this.parents = new Int32Array(room);
    this.clear();
  }

  /** Leaves nothing but a root that nobody has visited. */
  clear(): void {
    this.size = 0;
    this.take(NOWHERE, 0);
  }

  get isFull(): boolean {
    return this.size === this.room;
  }

  add(parent: Node, key: number, seat: Seat, action: Action): Node {
    const node = this.take(parent, key);
    this.seats[node] = seat;
    this.actions[node] = action;
    this.older[node] = this.child[parent] as number;
    this.child[parent] = node;
    return node;
  }

  find(parent: Node, key: number): Node {
    let node = this.child[parent] as number;
    while (node !== NOWHERE && this.keys[node] !== key) node = this.older[node] as number;
    return node;
  }

  mean(node: Node): number {
    const visits = this.visits[node] as number;
    return visits === 0 ? 0 : (this.sums[node] as number) / visits;
  }

  /** Makes a node the root and forgets everything that does not follow from it. */
  keep(root: Node): void {
    const { size } = this;
    const moved = new Int32Array(size).fill(NOWHERE);
    this.size = 0;
    // Children stand behind their parents, so every row moves to the front of where it was.
    for (let node = root; node < size; node++) {
      const parent = node === root ? NOWHERE : (moved[this.parents[node] as number] as number);
      if (node !== root && parent === NOWHERE) continue;
      const { visits, offers, sums } = this;
      const row = [visits[node], offers[node], sums[node]] as [number, number, number];
      const to = node === root ? this.take(NOWHERE, 0) : this.again(parent, node);
      moved[node] = to;
      [visits[to], offers[to], sums[to]] = row;
    }
  }

  private again(parent: Node, node: Node): Node {
    return this.add(
      parent,
      this.keys[node] as number,
      this.seats[node] as number,
      this.actions[node] as Action,
    );
  }

  private take(parent: Node, key: number): Node {
    const node = this.size;
    this.size += 1;
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.sums[node] = 0;
    this.keys[node] = key;
    this.child[node] = NOWHERE;
    this.older[node] = NOWHERE;
    this.parents[node] = parent;
    return node;
  }
}
