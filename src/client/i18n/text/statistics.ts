/** Everything said about statistics, of people and of games. It loads with their pages. */

export interface StatisticsText {
  /** The link from a profile, a game's rules or another page. */
  readonly of: (game: string) => string;
  readonly lead: string;
  readonly seats: string;
  readonly seatsOf: (seats: number, games: number) => string;
  readonly among: string;
  readonly everyGame: string;
  readonly peopleOnly: string;
  readonly from: (games: number) => string;
  readonly fromSince: (games: number, month: string) => string;
  /** After a number of games so small that chance decides. */
  readonly few: string;
  readonly none: string;
  readonly noneOwn: string;
  readonly noneOfThem: string;
  readonly play: string;
  readonly everybodys: string;
  readonly mine: string;
  /** What bars of few games look like, and the line and the mark in a bar. */
  readonly hollow: string;
  readonly range: string;
  readonly even: string;
  readonly best: (points: string) => string;
  readonly mean: (points: string) => string;
  readonly won: (won: string, contests: number) => string;

  readonly columns: {
    readonly date: string;
    readonly points: string;
    readonly place: string;
    readonly games: string;
    readonly wins: string;
    readonly mean: string;
    readonly players: string;
    readonly balance: string;
  };
  readonly asTable: string;
  readonly overTime: string;
  readonly listed: (games: number) => string;
  readonly course: (first: string, last: string, highest: string, lowest: string) => string;
  readonly running: (games: number) => string;
  readonly wonMark: string;
  readonly lostMark: string;
  readonly soloMark: string;

  readonly parts: string;
  readonly you: string;
  readonly everybody: string;
  readonly level6: string;
  readonly total: string;
  readonly partsFrom: (everybody: number, level6: number) => string;
  readonly noLevel6: string;

  readonly turnOrder: string;
  /** By the place in the order of the first round, from 0 on. */
  readonly turns: readonly [string, string, string, string, string];
  readonly opponents: string;
  readonly opponent: string;
  /** Mean points against an opponent, and theirs. */
  readonly pointsEach: (mine: string, theirs: string) => string;
  readonly openings: string;
  readonly plans: string;
  readonly all: (count: number) => string;

  readonly spread: string;
  readonly spreadOf: (players: number) => string;
  readonly pointsFrom: (from: string, to: string) => string;
  readonly winnersScore: string;
  readonly winners: string;
  readonly others: string;

  readonly playsLike: (level: number) => string;
  readonly playsLikeRange: (lowest: number, highest: number) => string;
  readonly whichLevel: string;
  readonly reviewed: (games: number) => string;
  readonly shares: (own: string, level: number, ofLevel: string, ofTop: string) => string;
  readonly yourLevel: string;
  readonly tooFew: string;
  readonly review: (games: number) => string;
  readonly reviewing: (game: number, games: number) => string;
  readonly stop: string;
  readonly reviewFailed: string;
  readonly allReviewed: string;
}
