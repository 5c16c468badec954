/** Name of the bundle → its source. */
export type Entries = Readonly<Record<string, string>>;

export const THREADS: Entries;

export function bundleForNode(entries: Entries, outdir: string): Promise<void>;
