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
}
