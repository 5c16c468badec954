/** Which node looks after which table: bots and clocks are the work of a table's home. A hint that saves work; the store decides. */
import { createHash } from 'node:crypto';

/** Tables are looked after in so many groups. */
export const BUCKETS = 256;

/** The group of a table, the same everywhere. */
export function bucketOf(table: string): number {
  return createHash('sha256').update(table).digest()[0] ?? 0;
}

export class Homes {
  readonly node: string;
  /** The node that looks after each bucket. */
  private homes: readonly string[] = [];

  constructor(node: string, nodes: readonly string[]) {
    this.node = node;
    this.change(nodes);
  }

  /** Other nodes live now. A node always counts itself: with nobody at home nothing would go on. */
  change(nodes: readonly string[]): void {
    const all = [...new Set([...nodes, this.node])].sort();
    this.homes = Array.from({ length: BUCKETS }, (_, bucket) => homeOf(bucket, all));
  }

  homeOf(table: string): string {
    return this.homes[bucketOf(table)] ?? this.node;
  }

  isHome(table: string): boolean {
    return this.homeOf(table) === this.node;
  }

  /** The buckets this node looks after. */
  get own(): readonly number[] {
    return this.homes.flatMap((home, bucket) => (home === this.node ? [bucket] : []));
  }
}

/** Rendezvous hashing: when a node comes or goes, only the buckets that it gets or had change their home. */
function homeOf(bucket: number, nodes: readonly string[]): string {
  const weight = (node: string) => createHash('sha256').update(`${bucket} ${node}`).digest('hex');
  return nodes.reduce((best, node) => (weight(node) > weight(best) ? node : best));
}
