/** What is said in and around the chat: phrases, muting and reporting. */
import type { ReportReason } from '#protocol';
import type { Phrase } from '#table';

export interface TalkText {
  readonly phrase: Readonly<Record<Phrase, string>>;
  readonly phrases: string;
  readonly all: string;
  readonly fewer: string;
  /** The way to the list of people. */
  readonly manage: string;
  readonly manageHelp: string;
  readonly alone: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly report: (name: string) => string;
  readonly muted: string;
  /** In place of lines that are not shown. */
  readonly folded: (name: string, lines: number) => string;
  readonly show: string;
  readonly hide: string;
  /** A word of the filter, and the way to read it. */
  readonly masked: string;
  readonly look: string;
  readonly silenced: (until: string) => string;
  readonly why: string;
  readonly reason: Readonly<Record<ReportReason, string>>;
  readonly words: string;
  readonly attached: string;
  readonly conduct: string;
  readonly send: string;
  readonly back: string;
  readonly sent: string;
  readonly toReports: string;
}
