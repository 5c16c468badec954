/** What is said about ratings. It loads with the screens that speak of them. */
import type { RatedKind } from '#table';

export interface RatingsText {
  readonly ladder: string;
  readonly lead: string;
  readonly rivals: string;
  readonly against: Readonly<Record<RatedKind, string>>;
  readonly rating: string;
  readonly ratings: string;
  readonly player: string;
  readonly place: string;
  readonly games: string;
  readonly band: string;
  readonly provisional: string;
  /** Two short lines for oneself. */
  readonly mine: (place: number, people: number) => string;
  readonly unlisted: string;
  readonly notYet: string;
  readonly toTables: string;
  readonly empty: string;
  readonly how: string;
  /** In plain words, how a rating comes about; the last one is about bots. */
  readonly explained: Readonly<Record<RatedKind, readonly string[]>>;
  readonly bandInWords: (low: string, high: string, middle: string) => string;
  readonly note: string;
  readonly noteAlone: string;
  readonly overTime: string;
  readonly date: string;
  readonly change: string;
  readonly rose: string;
  readonly fell: string;
  readonly roseBy: (points: string) => string;
  readonly fellBy: (points: string) => string;
  readonly lastGames: (count: number) => string;
  readonly plot: (first: string, last: string, highest: string, lowest: string) => string;
  readonly waiting: string;
  readonly notCounted: string;
  readonly terms: Readonly<Record<RatedKind | 'none', string>>;
  readonly noHints: string;
}
