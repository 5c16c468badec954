/** This node among the others: it shows that it lives, hears who else does, and measures the database's clock. */
import type { Store } from '../store/index.ts';

/** Milliseconds between two beats. */
const BEAT = 1000;

/** What a node knows of the cluster. */
export interface ClusterState {
  readonly nodes: readonly string[];
  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  readonly offset: number;
}

export interface MembershipOptions {
  readonly node: string;
  readonly store: Pick<Store, 'beat' | 'leave'>;
  /** Whenever other nodes live, and now and then for the clock. */
  readonly onChange: (state: ClusterState) => void;
  readonly logError: (what: string, error: unknown) => void;
}

/** After so many beats others are told of the clock again. */
const CLOCK_EVERY = 30;

export class Membership {
  state: ClusterState;
  private readonly options: MembershipOptions;
  private timer: NodeJS.Timeout | undefined;
  private beats = 0;
  private last = performance.now();
  private isLeaving = false;

  constructor(options: MembershipOptions) {
    this.options = options;
    this.state = { nodes: [options.node], offset: 0 };
  }

  /** The first beat must succeed. */
  async join(): Promise<void> {
    await this.beat();
    this.next();
  }

  /** Milliseconds since the database was last reached. */
  get silence(): number {
    return performance.now() - this.last;
  }

  /** Others look after its tables at once. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    clearTimeout(this.timer);
    await this.options.store.leave(this.options.node).catch(() => {});
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.beat().then(
        () => this.isLeaving || this.next(),
        (error) => {
          this.options.logError('the database does not answer', error);
          if (!this.isLeaving) this.next();
        },
      );
    }, BEAT);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    const { node, store, onChange } = this.options;
    const asked = performance.now();
    const { now, nodes } = await store.beat(node);
    const answered = performance.now();
    this.last = answered;
    // Half the round trip is the best guess of when it was read.
    const offset = now - (performance.timeOrigin + (asked + answered) / 2);
    const isChanged = nodes.join() !== this.state.nodes.join();
    this.beats += 1;
    if (!isChanged && this.beats % CLOCK_EVERY !== 1) return;
    this.state = { nodes, offset };
    if (!this.isLeaving) onChange(this.state);
  }
}
