/** What people at a table ask of each other. */
import type { Request } from '#table';

export interface AccordText {
  readonly more: string;
  readonly ask: Readonly<Record<Request['kind'], string>>;
  /** What somebody asks, for those who must answer. */
  readonly asks: Readonly<Record<Request['kind'], (name: string) => string>>;
  readonly waitingFor: (names: string) => string;
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly paused: string;
  readonly resume: string;
  readonly standIn: (name: string) => string;
  readonly replaced: string;
  readonly leave: string;
  readonly leaving: string;
  readonly comeBack: string;
}
