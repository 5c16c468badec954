/** What is said about reports: to those who made them, to those they are about, and to moderators. */
import type { Deed, Outcome, SanctionKind, Verdict } from '#protocol';

export interface ModerationText {
  /** One's own page. */
  readonly eyebrow: string;
  readonly lead: string;
  readonly banned: (until: string) => string;
  readonly bannedLine: string;
  readonly mine: string;
  readonly noneMine: string;
  readonly open: string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly about: string;
  readonly noneAbout: string;
  readonly kind: Readonly<Record<SanctionKind, string>>;
  readonly until: (time: string) => string;
  readonly lifted: string;
  readonly appeal: string;
  readonly appealHelp: string;
  readonly sendAppeal: string;
  readonly appealed: string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly gone: string;
  /** For moderators. */
  readonly staff: string;
  readonly desk: string;
  readonly deskLead: string;
  readonly waiting: string;
  readonly closed: string;
  readonly none: string;
  readonly appeals: string;
  readonly noAppeals: string;
  readonly reported: (name: string) => string;
  readonly by: (name: string) => string;
  readonly caseOf: (name: string) => string;
  readonly calledThen: (name: string) => string;
  readonly lines: string;
  readonly noLines: string;
  readonly words: string;
  readonly noWords: string;
  readonly history: (name: string) => string;
  readonly casesAbout: (count: number) => string;
  readonly casesBy: (count: number) => string;
  readonly steps: string;
  readonly noSteps: string;
  readonly newStep: string;
  readonly date: string;
  readonly toThem: string;
  readonly toColleagues: string;
  readonly newName: string;
  readonly take: string;
  readonly lift: string;
  readonly close: string;
  readonly answer: string;
  readonly closeNow: string;
  readonly decide: Readonly<Record<Verdict, string>>;
  readonly toDesk: string;
  /** The audit. */
  readonly audit: string;
  readonly intact: (rows: number) => string;
  readonly broken: (row: number) => string;
  readonly noRows: string;
  readonly deed: Readonly<Record<Deed, string>>;
}
