/** What lists of tables, new tables, invitations and the presence of others say. */
import type { Level, RatedKind } from '#table';

export interface TablesText {
  /** The bell, in full and where there is little room. */
  readonly waitForYou: (count: number) => string;
  readonly waiting: (count: number) => string;
  /** How each bot plays, in a word or two beside its name. */
  readonly botShort: Readonly<Record<Level, string>>;
  readonly goodStart: string;
  readonly lastTime: string;
  /** How a game against bots begins, above their names. */
  readonly play: (game: string) => string;
  readonly oneTap: string;

  readonly goToTable: string;
  readonly goOn: string;
  readonly go: string;
  /** The way to the whole list. */
  readonly all: (count: number) => string;
  readonly watchHeading: string;
  readonly watch: string;
  readonly moves: (count: number) => string;
  /** Under the name of a friend's table. */
  readonly yourFriend: (name: string) => string;
  readonly free: (free: number, all: number) => string;
  readonly live: string;
  readonly byTurns: string;
  readonly noClock: string;
  readonly takeSeat: string;
  readonly friends: string;
  readonly everybody: string;
  readonly filter: {
    readonly label: string;
    readonly all: string;
    readonly live: string;
    readonly turns: string;
    readonly two: string;
  };
  readonly noneFit: string;
  readonly noTable: string;
  readonly noTableLine: string;
  readonly newTable: string;

  /** The new table in one sentence, with {seats}, {pace} and {access} where they belong. */
  readonly sentence: string;
  readonly seatCount: (count: number) => string;
  readonly accessInSentence: Readonly<Record<'public' | 'link', string>>;
  readonly openAndLink: string;
  readonly kept: string;
  readonly moreOptions: string;

  readonly oneLink: string;
  readonly oneLinkLine: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly largeCode: string;
  readonly code: string;
  readonly pointHere: string;
  readonly otherLinks: string;
  readonly here: string;

  readonly asOf: (time: string) => string;
  readonly slow: string;
  readonly lost: string;
  readonly tryNow: string;
  readonly connected: string;

  /** Since when somebody has been away, in their seat. */
  readonly awaySince: (time: string) => string;
  /** The same in short, where there is little room: how long, first of all. */
  readonly awayFor: (span: string) => string;
  /** That a bot stands in for somebody, in one word. */
  readonly bot: string;
  readonly lostConnection: (name: string) => string;
  readonly isBack: (name: string, away: string) => string;
  readonly leftSeat: (name: string) => string;
  readonly waitFor: (name: string) => string;
  readonly playOn: string;

  /** Whether a table counts for ratings: for whom, and what it means. */
  readonly rated: string;
  readonly ratedHelp: Readonly<Record<RatedKind, string>>;
  readonly needsAccount: string;
  /** That it does, after its pace. */
  readonly inPace: string;

  /** The page of all lessons. */
  readonly learnLead: string;
}
