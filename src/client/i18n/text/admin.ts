/** What the screen of the whole server says. */
export interface AdminText {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly figures: string;
  readonly version: string;
  readonly since: string;
  readonly memory: string;
  readonly megabytes: (count: string) => string;
  readonly sockets: string;
  readonly people: string;
  /** Tables by phase. */
  readonly tables: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
  readonly plays: string;
  readonly restarts: string;
  readonly botFailures: string;
  /** When ratings were last compared with the stored games. */
  readonly ratings: string;
  readonly notCompared: string;
  readonly comparedGames: (when: string, games: number) => string;
  readonly ratingsDiffer: (count: string, ladders: string) => string;
  readonly refusals: string;
  readonly noRefusals: string;
  readonly latest: string;
  readonly noTables: string;
  /** Where a row leads. */
  readonly lookIn: (game: string) => string;
}
