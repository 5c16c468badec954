/** What the store keeps of reports, of what moderators did, and of who may not speak or play. */
import type { Deed, Outcome, ReportReason, SanctionKind, Verdict } from '#protocol';
import type { PersonId, Phrase } from '#table';

/** A line of a table, as it was said. */
export interface SaidLine {
  readonly seq: number;
  readonly at: number;
  /** Empty once the person is gone. */
  readonly person: PersonId;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase?: Phrase;
}

/** A line with whether only those who watch could read it while the game went on. */
export type StoredLine = SaidLine & { readonly aside: boolean };

/** What somebody has reported. */
export interface Case {
  readonly id: string;
  /** Null once they are gone. */
  readonly reporter: PersonId | null;
  readonly person: PersonId | null;
  /** What the person was called then. */
  readonly name: string;
  /** Where it was said: a table, or a group, whose ids are like those of tables. */
  readonly table: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** The last lines said there, copied by the server. */
  readonly excerpt: readonly SaidLine[];
  readonly state: 'open' | 'closed';
  readonly created: number;
  readonly closed: number | null;
  readonly outcome: Outcome | null;
  /** To the reporter. */
  readonly answer: string;
}

/** What a moderator has done about a person. */
export interface Sanction {
  readonly id: string;
  readonly person: PersonId;
  readonly kind: SanctionKind;
  readonly until: number | null;
  readonly case: string;
  readonly moderator: PersonId;
  /** To the person; of a note, to other moderators. */
  readonly words: string;
  readonly created: number;
  /** When it was taken back. */
  readonly lifted: number | null;
  /** What the person says against it. */
  readonly appeal: string | null;
  readonly appealed: number | null;
  readonly verdict: Verdict | null;
  readonly verdictWords: string;
}

/** Until when somebody may not speak, or not be here at all. */
export interface Silence {
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
}

/** What a moderator did, before it has its place in the chain. */
export interface NewAudit {
  readonly moderator: PersonId;
  readonly did: Deed;
  readonly person: PersonId | null;
  /** Ids and times: never what somebody said or is called, since it stays for good. */
  readonly body: Readonly<Record<string, string | number | null>>;
  readonly created: number;
}

/** One row of the audit; it is never changed, and names the one before it. */
export interface AuditRow extends Omit<NewAudit, 'body'> {
  readonly id: number;
  readonly body: string;
  readonly prev: string;
  readonly hash: string;
}

/** One step of a moderator. */
export type Judgement =
  | { readonly kind: 'sanction'; readonly sanction: Sanction; readonly name?: string | undefined }
  | { readonly kind: 'lift'; readonly sanction: string; readonly at: number }
  | {
      readonly kind: 'verdict';
      readonly sanction: string;
      readonly verdict: Verdict;
      readonly words: string;
      readonly at: number;
    }
  | {
      readonly kind: 'close';
      readonly case: string;
      readonly outcome: Outcome;
      readonly answer: string;
      readonly at: number;
    };

export interface ModerationStore {
  /** Until when the person may not speak or be here; also times that have passed. */
  silenceOf(person: PersonId): Promise<Silence>;

  /** Whether the person has ever done something at the table, belongs to it or may watch it. */
  wasAt(table: string, person: PersonId): Promise<boolean>;
  /** The last lines of a table, oldest first. */
  lastLines(table: string, limit: number): Promise<readonly StoredLine[]>;

  addCase(found: Case): Promise<void>;
  case(id: string): Promise<Case | undefined>;
  /** Open ones with the oldest first, closed ones with the newest. */
  cases(state: Case['state'], limit: number): Promise<readonly Case[]>;
  /** Newest first. */
  casesBy(reporter: PersonId): Promise<readonly Case[]>;
  casesAbout(person: PersonId): Promise<readonly Case[]>;
  /** Deletes cases that were closed before then. */
  sweepCases(before: number): Promise<void>;

  sanction(id: string): Promise<Sanction | undefined>;
  /** Newest first. */
  sanctionsOf(person: PersonId): Promise<readonly Sanction[]>;
  sanctionsIn(caseId: string): Promise<readonly Sanction[]>;
  /** What people have appealed against and nobody has decided, oldest first. */
  appeals(): Promise<readonly Sanction[]>;
  /** False where there was an appeal already. */
  addAppeal(id: string, words: string, at: number): Promise<boolean>;

  /** A moderator's step and its row in the audit: both or neither. Undefined, and nothing is changed, where it was done already. */
  moderate(step: Judgement, audit: NewAudit): Promise<AuditRow | undefined>;
  /** Rows of the audit after this one, oldest first. */
  audit(after: number, limit: number): Promise<readonly AuditRow[]>;
  /** What the person did as a moderator, and what was done about them; oldest first. */
  auditOf(person: PersonId): Promise<readonly AuditRow[]>;
}
