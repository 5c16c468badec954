/** The rules of conduct. */

/** A rule in a few words, and what it means. */
export type ConductRule = readonly [rule: string, meaning: string];

export interface ConductText {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly rules: readonly ConductRule[];
  /** What one can do oneself. */
  readonly help: string;
  readonly helpLines: readonly string[];
  /** What moderators do. */
  readonly steps: string;
  readonly stepLines: readonly string[];
  /** What is kept. */
  readonly kept: string;
  readonly keptLines: readonly string[];
  readonly toReports: string;
}
