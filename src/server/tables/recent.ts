/** A table's last entries, for those who come back after a short cut. */
import type { Entry } from '#table';

const KEPT = 64;

export class Recent {
  private entries: Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.entries = entries.map(withoutPatch);
  }

  add(entry: Entry): void {
    this.entries.push(withoutPatch(entry));
    if (this.entries.length > 2 * KEPT) this.entries = this.entries.slice(-KEPT);
  }

  /** Every entry after this one; undefined when they are not all here. */
  after(seq: number): readonly Entry[] | undefined {
    const first = this.entries[0];
    return first && first.seq <= seq + 1 ? this.entries.filter((entry) => entry.seq > seq) : undefined;
  }

  clear(): void {
    this.entries = [];
  }
}

/** What an entry changed is for the store; nobody who comes back needs it, and it is most of an entry. */
function withoutPatch(entry: Entry): Entry {
  return { ...entry, patch: null };
}
