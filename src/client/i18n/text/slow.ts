/** What is said of clocks, days off and plans. */
import type { PlanEnd } from '#table';

export interface SlowText {
  /** A clock that none of the choices has. */
  readonly own: string;
  /** What it means to have no clock. */
  readonly without: Readonly<Record<'none' | 'turns', string>>;
  /** A clock in one sentence; times such as «15 minutes». */
  readonly clock: (bank: string, increment: string, cap: string) => string;
  /** A clock that never grows. */
  readonly fixed: (bank: string) => string;
  /** Added to it where people play by turns. */
  readonly byTurns: string;
  readonly timeout: Readonly<Record<'bot' | 'lose', string>>;
  readonly bank: string;
  readonly increment: string;
  readonly cap: string;
  readonly unit: Readonly<Record<'second' | 'minute' | 'hour' | 'day', string>>;
  readonly capTooSmall: string;

  /** At a seat; `until` and `from` are times such as «Tuesday, 18:00». */
  readonly offUntil: (until: string) => string;
  readonly offFrom: (from: string, to: string) => string;
  readonly standsUntil: (until: string) => string;
  readonly explain: string;

  /** The person's hours and days off. */
  readonly hours: {
    readonly title: string;
    readonly lead: string;
    readonly window: string;
    readonly windowHelp: (zone: string) => string;
    readonly from: string;
    readonly to: string;
    readonly daysOff: string;
    readonly left: (days: number, of: number) => string;
    readonly first: string;
    readonly last: string;
    readonly declare: string;
    readonly period: (first: string, last: string) => string;
    readonly takeBack: string;
    readonly endTonight: string;
    readonly note: string;
  };

  readonly plan: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly hidden: string;
    readonly whose: (name: string) => string;
    readonly yours: string;
    readonly steps: string;
    readonly none: string;
    readonly if: (name: string) => string;
    readonly answer: string;
    readonly atOnce: string;
    readonly exactly: string;
    readonly anything: string;
    readonly removeFrom: string;
    readonly startOver: string;
    readonly save: string;
    readonly saved: string;
    readonly drop: string;
    readonly back: string;
    readonly full: string;
    /** The plan that is there. */
    readonly waiting: (steps: number) => string;
    readonly ended: string;
    readonly why: Readonly<Record<PlanEnd, string>>;
    readonly understood: string;
  };
}
