/** Points so far, and points if the game ended now. */
export interface ScoreText {
  /** A player's points, for screen readers. */
  readonly ifEnded: (points: number, ifEnded: number) => string;
  /** Beside the second number, where there is room. */
  readonly short: string;
  /** The table of all points by category. */
  readonly heading: string;
  readonly made: string;
  readonly atEnd: string;
  readonly total: string;
  /** What the curve of points can show. */
  readonly curve: {
    readonly label: string;
    readonly made: string;
    readonly ifEnded: string;
    /** Above the table with both. */
    readonly both: string;
  };
  /** The result as one of the players reads it. */
  readonly own: {
    /** Among the names of those who share a victory, the first of them. */
    readonly you: string;
    readonly wins: string;
    /** Of two players, with the points of both. */
    readonly winsTo: (points: number, others: number) => string;
    readonly winsWith: (points: number) => string;
    readonly winsTie: (points: number) => string;
    readonly lost: string;
    /** Among three and more. */
    readonly place: (place: number, of: number) => string;
  };
}
