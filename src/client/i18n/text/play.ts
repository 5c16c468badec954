/** What the table says about turns that are being built, what was missed, and how the points came about. */
export interface PlayText {
  /** A turn that is chosen but not sent. */
  readonly stage: {
    readonly chosen: (answers: string) => string;
    /** The word after a number of points. */
    readonly points: (count: number) => string;
    /** Read aloud: what the viewer has afterwards. */
    readonly afterwards: (numbers: string) => string;
    readonly reveals: string;
    readonly passes: string;
    readonly ends: string;
    readonly goesOn: string;
    /** What the button that sends the turn says, by what comes next. */
    readonly endTurn: string;
    readonly goOn: string;
    readonly endGame: string;
    /** What is missing before it can be sent. */
    readonly choose: string;
    readonly sending: string;
    readonly dropped: string;
  };
  /** What the others did meanwhile. */
  readonly since: {
    readonly moves: (count: number) => string;
    readonly heading: string;
    readonly at: (step: number, last: number) => string;
    readonly skip: string;
    /** On, after something that is worth a look. */
    readonly goOn: string;
    readonly close: string;
  };
  /** A line of the log leads to its moment of the replay. */
  readonly toMoment: string;
  /** How the points came about. */
  readonly points: {
    readonly curve: string;
    readonly asTable: string;
    readonly moment: string;
    readonly lead: (name: string, move: number) => string;
    readonly showIt: string;
  };
  /** A game from a file, played again on this device. */
  readonly record: {
    readonly title: string;
    readonly line: string;
    readonly file: string;
  };
}
