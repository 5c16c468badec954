/** What the deals of the day say. */
export interface DailyText {
  /** Under the heading, after the date. */
  readonly same: string;
  readonly left: (span: string) => string;
  /** What came of a game, in a few words. */
  readonly state: Readonly<
    Record<'open' | 'playing' | 'elsewhere' | 'counting' | 'refused' | 'givenUp', string>
  >;
  readonly points: (points: number) => string;
  readonly wonBy: (points: number) => string;
  readonly lostBy: (points: number) => string;
  readonly level: string;
  readonly play: (game: string) => string;
  readonly goOn: string;
  readonly firstCounts: string;
  readonly played: (count: number) => string;
  readonly playedMedian: (count: number, median: string) => string;
  readonly nobody: string;
  /** How one compares; `percent` of all were worse. */
  readonly better: (percent: number) => string;
  readonly place: (place: number, of: number) => string;
  readonly onlyOne: string;
  /** In the histogram. */
  readonly median: (value: string) => string;
  readonly you: (value: string) => string;
  readonly histogram: (count: number, lowest: string, highest: string, median: string) => string;
  readonly result: string;
  readonly people: string;
  readonly asTable: string;
  readonly share: string;
  readonly best: string;
  readonly bestHidden: string;
  readonly bestEmpty: string;
  readonly player: string;
  readonly lead: string;
  readonly watch: string;
  readonly watchOf: (name: string) => string;
  /** Who has a place and no row. */
  readonly unnamed: string;
  /** Beside one’s own row where others have none of it. */
  readonly onlyYou: string;
  readonly replayed: string;
  readonly waits: (until: string) => string;
  readonly offline: string;
  readonly noDeal: string;
  readonly elsewhere: string;
  readonly refused: string;
  readonly givenUp: string;
  readonly needsName: string;
  readonly count: string;
  readonly guest: string;
  readonly again: string;
  readonly practice: string;
  readonly practiceNote: string;
  readonly streak: (days: number) => string;
  readonly longest: (days: number) => string;
  readonly noStreak: string;
  readonly lately: string;
  readonly dayPlayed: (day: string) => string;
  readonly dayMissed: (day: string) => string;
  readonly yesterday: string;
  readonly yesterdayHidden: (time: string) => string;
  readonly wasBest: (name: string, result: string) => string;
  readonly closesAt: (time: string) => string;
  readonly toToday: string;
  /** The first line of what is shared; it gives nothing away. */
  readonly shared: (game: string, day: string, result: string) => string;
  readonly playToday: string;
  readonly seeToday: string;
}
