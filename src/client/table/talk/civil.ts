/** The server's routes about muting, reports and moderation, typed. */
import type { Deed, Names, Outcome, ReportReason, SanctionKind, Verdict, WhereSaid } from '#protocol';
import type { PersonId, Phrase } from '#table';
import { request } from '../../remote/api.ts';

/** Whom the signed-in person mutes or blocks. */
export interface Block {
  readonly person: PersonId;
  readonly kind: 'mute' | 'block';
}

/** What the signed-in person has reported. */
export interface Report {
  readonly id: string;
  readonly person: PersonId | null;
  readonly reason: ReportReason;
  readonly words: string;
  readonly created: number;
  readonly outcome: Outcome | null;
  readonly answer: string;
}

/** What was done about somebody. */
export interface Step {
  readonly id: string;
  readonly kind: SanctionKind;
  readonly until: number | null;
  readonly words: string;
  readonly created: number;
  readonly lifted: number | null;
  readonly appeal: string | null;
  readonly appealed: number | null;
  readonly verdict: Verdict | null;
  readonly verdictWords: string;
}

/** A step as moderators see it. */
export interface StaffStep extends Step {
  readonly person: PersonId;
  readonly case: string;
  readonly moderator: PersonId;
}

/** A report in a list for moderators. */
export interface CaseRow {
  readonly id: string;
  readonly reporter: PersonId | null;
  readonly person: PersonId | null;
  readonly name: string;
  readonly reason: ReportReason;
  readonly state: 'open' | 'closed';
  readonly created: number;
  readonly outcome: Outcome | null;
}

interface History {
  readonly reported: readonly CaseRow[];
  readonly reports: readonly CaseRow[];
  readonly sanctions: readonly StaffStep[];
}

/** A report with all that belongs to it. */
export interface WholeCase {
  readonly case: CaseRow;
  readonly words: string;
  readonly answer: string;
  readonly excerpt: readonly {
    readonly seq: number;
    readonly person: PersonId;
    readonly text: string;
    readonly phrase?: Phrase;
  }[];
  readonly steps: readonly StaffStep[];
  readonly person: History;
  readonly reporter: History;
  readonly names: Names;
}

/** What a moderator wants to do. */
export interface NewStep {
  readonly kind: SanctionKind;
  readonly until?: number;
  readonly words: string;
  readonly name?: string;
}

/** What moderators did. */
export interface Audit {
  readonly rows: readonly {
    readonly id: number;
    readonly moderator: PersonId;
    readonly did: Deed;
    readonly person: PersonId | null;
    readonly created: number;
    readonly hash: string;
  }[];
  readonly count: number;
  readonly broken: number | null;
  readonly names: Names;
}

/** One function per route. */
export const civil = {
  blocks: () => request<{ blocks: readonly Block[] }>('GET', '/blocks'),
  mute: (person: PersonId) => request('PUT', `/blocks/${person}`, { kind: 'mute' }),
  unmute: (person: PersonId) => request('DELETE', `/blocks/${person}/mute`),
  report: (report: WhereSaid & { person: PersonId; reason: ReportReason; words: string }) =>
    request('POST', '/reports', report),
  reports: () => request<{ reports: readonly Report[]; names: Names }>('GET', '/me/reports'),
  steps: () => request<{ sanctions: readonly Step[] }>('GET', '/me/sanctions'),
  appeal: (step: string, words: string) => request('POST', `/me/sanctions/${step}/appeal`, { words }),
  cases: (state: CaseRow['state']) =>
    request<{ cases: readonly CaseRow[]; appeals: readonly StaffStep[]; names: Names }>(
      'GET',
      `/cases?state=${state}`,
    ),
  case: (id: string) => request<WholeCase>('GET', `/cases/${id}`),
  take: (id: string, step: NewStep) => request('POST', `/cases/${id}/steps`, step),
  close: (id: string, answer: string) => request('POST', `/cases/${id}/close`, { answer }),
  lift: (step: string) => request('POST', `/sanctions/${step}/lift`, {}),
  decide: (step: string, verdict: Verdict, words: string) =>
    request('POST', `/sanctions/${step}/verdict`, { verdict, words }),
  audit: () => request<Audit>('GET', '/audit'),
};
