/** What people may be reported for, and what moderators may do. */

/** Why somebody reports a person. */
export const REPORT_REASONS = [
  'insult',
  'hate',
  'threat',
  'sexual',
  'spam',
  'name',
  'unfair',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Where something was said that is reported. */
export type WhereSaid = { readonly table: string } | { readonly group: string };

/** What a moderator may do about a person; a note is for moderators alone. */
export const SANCTION_KINDS = ['note', 'warn', 'mute', 'ban', 'rename'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** What became of a report. */
export type Outcome = 'acted' | 'nothing';

/** Whether a step stands after an appeal. */
export const VERDICTS = ['upheld', 'lifted'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What moderators are on record for. */
export const DEEDS = [...SANCTION_KINDS, 'closed', 'lifted', 'upheld', 'overturned'] as const;
export type Deed = (typeof DEEDS)[number];

/** The longest words of a report, an answer or an appeal, in characters. */
export const LONGEST_WORDS = 1000;

/** Lines of the table or the group that come with a report. */
export const LINES_IN_REPORT = 50;
