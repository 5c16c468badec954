/** Everything the shell says. A language that misses a sentence does not compile. */
import type { BotName, KernelCode } from '#kernel';
import type { AbsenceRule, Request } from '#table';
import type { Setting } from '../../settings/settings.ts';
import type { HomeText } from './home.ts';
import type { OnlineText } from './online.ts';
import type { PlayText } from './play.ts';
import type { ResultText } from './result.ts';

export interface Text extends HomeText, OnlineText, PlayText, ResultText {
  readonly bar: {
    readonly home: string;
    readonly language: string;
    readonly theme: Readonly<Record<Setting<'theme'>, string>>;
    readonly skip: string;
    readonly settings: string;
    readonly conduct: string;
  };
  /** A new version of Skyline lies ready. */
  readonly renewal: { readonly ready: string; readonly reload: string };
  readonly loading: string;
  readonly notLoaded: string;
  readonly notFound: { readonly title: string; readonly line: string };
  readonly toHome: string;
  readonly setup: {
    readonly eyebrow: string;
    readonly seats: string;
    readonly seatCount: string;
    readonly nameOf: (seat: number) => string;
    readonly playerOf: (name: string) => string;
    readonly player: Readonly<Record<'human' | BotName, string>>;
    readonly options: string;
    readonly range: (min: number, max: number) => string;
    readonly atLeast: (min: number, max: number) => string;
    readonly less: (label: string) => string;
    readonly more: (label: string) => string;
    /** Which values are in play: partly ours, all from a copy of the game, or both. */
    readonly reconstructed: string;
    readonly printed: string;
    readonly partlyPrinted: string;
    readonly whichValues: string;
    readonly start: string;
    readonly hotSeat: string;
  };
  readonly table: {
    readonly seats: string;
    readonly you: string;
    readonly human: string;
    readonly bot: Readonly<Record<BotName, string>>;
    readonly toMove: string;
    readonly points: (points: number) => string;
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
    readonly waiting: string;
    readonly thinking: (names: string) => string;
    readonly answers: (count: number) => string;
    /** Where a board comes first: the way to the same answers as a list. */
    readonly inWords: string;
    readonly filter: string;
    readonly found: (count: number) => string;
    readonly undo: string;
    readonly log: string;
    readonly board: string;
    readonly rule: (rule: string) => string;
    /** A bot that was given no name, by the number of its seat. */
    readonly botName: (seat: number) => string;
    /** Somebody who has left for good, name and all. */
    readonly nobody: string;
    readonly online: string;
    readonly away: string;
    /** Under the name of a human for whom a bot plays. */
    readonly standIn: string;
    readonly timeLeft: (time: string) => string;
    readonly outOfTime: string;
    readonly watching: (count: number) => string;
    readonly notKept: string;
    readonly link: Readonly<Record<'connecting' | 'lost', string>>;
  };
  readonly chat: {
    readonly heading: string;
    readonly line: string;
    readonly send: string;
    readonly empty: string;
    readonly watcher: (name: string) => string;
  };
  /** Lines of the log about what happened around the game. */
  readonly aside: {
    readonly tookBack: (name: string) => string;
    readonly asked: Readonly<Record<Request['kind'], (name: string) => string>>;
    readonly agreed: (name: string) => string;
    readonly declined: (name: string) => string;
    readonly settled: Readonly<Record<Request['kind'], string>>;
    readonly changedHours: (name: string) => string;
    readonly resumed: (name: string) => string;
    readonly ranOut: (name: string) => string;
    /** What followed from it. */
    readonly timeout: Readonly<Record<AbsenceRule['timeout'], string>>;
    readonly resigned: (name: string) => string;
    readonly stoodIn: (name: string) => string;
    readonly left: (name: string) => string;
    readonly returned: (name: string) => string;
    readonly forgot: (name: string) => string;
  };
  /** Games of this device. */
  readonly local: {
    readonly running: string;
    readonly seats: (names: string) => string;
    readonly remove: (title: string) => string;
    readonly removeSure: string;
    readonly elsewhere: { readonly title: string; readonly line: string };
  };
  readonly curtain: {
    readonly eyebrow: string;
    readonly handTo: (name: string) => string;
    readonly line: string;
    readonly lift: (name: string) => string;
  };
  readonly end: {
    readonly eyebrow: string;
    readonly rank: (rank: number) => string;
    readonly place: string;
    readonly sheet: string;
    readonly total: string;
    readonly again: string;
    readonly change: string;
    readonly rematch: string;
    readonly toRematch: string;
  };
  /** The kernel's refusals. */
  readonly reason: Readonly<Record<KernelCode, string>>;
}
