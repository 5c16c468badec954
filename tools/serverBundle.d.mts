import type { Plugin } from 'esbuild';

/** Source file by bundle name. */
export type Entries = Readonly<Record<string, string>>;

/** The worker threads of the server. */
export const THREADS: Entries;

/** Bundles the entries and the threads. */
export function bundleForNode(entries: Entries, outdir: string, plugins?: Plugin[]): Promise<void>;
