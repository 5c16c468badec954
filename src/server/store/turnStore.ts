/** What the store keeps for games by turns: when people's clocks stand, and their plans. */
import type { PersonId, TurnPlan } from '#table';

/** Days off, as calendars show them: 2026-11-18. */
export interface DaysOff {
  readonly first: string;
  readonly last: string;
}

/** When a person plays. */
export interface PlayingHours {
  readonly zone: string;
  /** Minutes after midnight in that zone; null for the whole day. */
  readonly window: { readonly from: number; readonly to: number } | null;
  /** Those of this year and later, the earliest first; they do not overlap. */
  readonly daysOff: readonly DaysOff[];
  /** How often it was changed. */
  readonly version: number;
}

export interface KeptPlan extends TurnPlan {
  readonly table: string;
  readonly created: number;
}

export interface TurnStore {
  /** The hours of those among these people who have settled any. */
  hoursOf(
    people: readonly PersonId[],
  ): Promise<readonly { readonly person: PersonId; readonly hours: PlayingHours }[]>;
  /** False, and nothing is changed, where another change was faster: each has a version one higher than the one before. */
  keepHours(person: PersonId, hours: PlayingHours): Promise<boolean>;

  /** A plan in place of the seat's former one. */
  keepPlan(plan: KeptPlan): Promise<void>;
  /** The plans at a table, by seat. */
  plansAt(table: string): Promise<readonly KeptPlan[]>;
  /** The person's plans, the oldest first. */
  plansOf(person: PersonId): Promise<readonly KeptPlan[]>;
  /** Notes why a plan was given up; does nothing where another is in its place, or none. */
  endPlan(
    plan: Pick<KeptPlan, 'table' | 'seat' | 'id'>,
    ended: NonNullable<TurnPlan['ended']>,
  ): Promise<void>;
  /** Takes a plan away, unless another is in its place. */
  dropPlan(plan: Pick<KeptPlan, 'table' | 'seat' | 'id'>): Promise<void>;
}
