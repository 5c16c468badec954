/** Everything the shell says. A language that misses a sentence does not compile. */
import type { KernelCode } from '#kernel';
import type { Player } from '../play/localTable.ts';
import type { ThemeName } from '../ui/theme.ts';

export interface Text {
  /** The language's own name. */
  readonly name: string;
  readonly bar: {
    readonly home: string;
    readonly language: string;
    readonly theme: Readonly<Record<ThemeName, string>>;
    readonly skip: string;
  };
  readonly home: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly lead: string;
    readonly games: string;
    readonly players: (min: number, max: number) => string;
    readonly play: (title: string) => string;
    readonly foot: string;
  };
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
    readonly player: Readonly<Record<Player, string>>;
    readonly options: string;
    readonly range: (min: number, max: number) => string;
    readonly atLeast: (min: number, max: number) => string;
    readonly less: (label: string) => string;
    readonly more: (label: string) => string;
    readonly reconstructed: string;
    readonly start: string;
    readonly hotSeat: string;
  };
  readonly table: {
    readonly seats: string;
    readonly you: string;
    readonly human: string;
    readonly bot: Readonly<Record<Exclude<Player, 'human'>, string>>;
    readonly toMove: string;
    readonly points: (points: number) => string;
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
    readonly waiting: string;
    readonly thinking: (names: string) => string;
    readonly answers: (count: number) => string;
    readonly filter: string;
    readonly found: (count: number) => string;
    readonly undo: string;
    readonly log: string;
    readonly board: string;
    readonly rule: (rule: string) => string;
  };
  readonly curtain: {
    readonly eyebrow: string;
    readonly handTo: (name: string) => string;
    readonly line: string;
    readonly lift: (name: string) => string;
  };
  readonly end: {
    readonly eyebrow: string;
    readonly wins: (name: string) => string;
    readonly shared: (names: string) => string;
    readonly rank: (rank: number) => string;
    readonly place: string;
    readonly sheet: string;
    readonly total: string;
    readonly again: string;
    readonly change: string;
  };
  /** The kernel's refusals. */
  readonly reason: Readonly<Record<KernelCode, string>>;
}
