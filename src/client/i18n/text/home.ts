/** What the home page and the bar over every page say. */
import type { GameId } from '#games';
import type { Level } from '#table';

export interface HomeText {
  readonly nav: {
    readonly label: string;
    readonly play: string;
    readonly tables: string;
    readonly events: string;
    readonly learn: string;
    readonly rules: string;
    readonly you: string;
  };
  readonly home: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly lead: string;
    readonly games: string;
    readonly players: (min: number, max: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly play: string;
    readonly pickBot: string;
    readonly close: string;
    /** The name of each level. */
    readonly bot: Readonly<Record<Level, string>>;
    readonly against: (who: string) => string;
    readonly alone: string;
    readonly dealing: string;
    /** Opens a table by link, and the same where there is no network. */
    readonly withFriends: string;
    readonly onlineOnly: string;
    readonly options: string;
    /** A button's word with the game it is about. */
    readonly of: (what: string, title: string) => string;
    /** Above the small game of our own. */
    readonly tryTable: string;
    readonly learn: string;
    /** How long the lessons take, or how many of them are done. */
    readonly learnMinutes: (minutes: number) => string;
    readonly learnDone: (done: number, all: number) => string;
    readonly learned: string;
    /** On a first visit. */
    readonly learnFirst: (title: string, minutes: number) => string;
    readonly newHere: string;
    readonly foot: string;
  };
  /** Each game in one sentence. */
  readonly about: Readonly<Record<GameId, string>>;
}
