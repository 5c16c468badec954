/** One table of a round, or what stands for one: who sits where, by their numbers in the tournament, and how it ended. */

/** A point, in units that every share of rivals at tables of up to five seats is a whole number of. */
export const POINT = 24;

/** A table that is played, a free round, a table that too few are left for, or the rounds before somebody came late. */
export const PAIRING_KINDS = ['table', 'bye', 'walkover', 'late'] as const;
export type PairingKind = (typeof PAIRING_KINDS)[number];

export interface Pairing {
  readonly round: number;
  /** From 1 on within the round. */
  readonly number: number;
  readonly division: number;
  readonly kind: PairingKind;
  /** The number of whoever sits there, by seat. */
  readonly seats: readonly number[];
  /** What each seat got; null while it is played. */
  readonly scores: readonly number[] | null;
  /** Those who did not come. */
  readonly missed: readonly number[];
}

/** A pairing before its round begins. */
export type Draft = Pick<Pairing, 'division' | 'kind' | 'seats' | 'scores'>;

/** Somebody who takes part. */
export interface Entrant {
  /** From 1 on. */
  readonly number: number;
  readonly division: number;
  /** Their place in the draw: what decides when nothing else does. */
  readonly draw: number;
  /** Whether they are there for the next round. */
  readonly plays: boolean;
}

/** The share of rivals beaten, half for a tie: in units of a point, by seat. Those who are ranked nowhere have beaten nobody. */
export function sharesOf(ranking: readonly (readonly number[])[], seats: number): number[] {
  const rivals = Math.max(1, seats - 1);
  const ranked = ranking.map((shared) => shared.filter((seat) => seat < seats));
  const shares = Array.from({ length: seats }, () => 0);
  let behind = seats;
  for (const shared of ranked) {
    behind -= shared.length;
    for (const seat of shared) shares[seat] = ((2 * behind + shared.length - 1) * POINT) / (2 * rivals);
  }
  return shares;
}

/** Half of the rivals for everybody: nobody has won. */
export function evenShares(seats: number): number[] {
  return Array.from({ length: seats }, () => POINT / 2);
}
