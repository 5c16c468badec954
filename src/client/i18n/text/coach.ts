/** What the coach says around a real game; what it says of a game lies with the game. */
export interface CoachText {
  readonly gotIt: string;
  /** While there is nothing to tell. */
  readonly calm: string;
  /** Before a sentence of doubt, and after it. */
  readonly sure: string;
  readonly better: (answer: string, points: string) => string;
  /** A guided first game: its name, and the line that offers it. */
  readonly firstGame: string;
  readonly newTo: (game: string) => string;
  readonly learnIt: (minutes: number) => string;
  readonly guided: string;
  readonly orPick: string;
  /** Signs that are new and have no label: their list, and how many there are. */
  readonly newSigns: {
    readonly heading: string;
    readonly lead: string;
    readonly count: (count: number) => string;
  };
}
