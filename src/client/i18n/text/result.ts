/** What is said of a finished game: who has won and how, and who did not play to the end. */
export interface ResultText {
  readonly result: {
    readonly wins: (name: string) => string;
    /** Of two players, with the points of both. */
    readonly winsTo: (name: string, points: number, others: number) => string;
    readonly winsWith: (name: string, points: number) => string;
    readonly winsTie: (name: string, points: number) => string;
    readonly shared: (names: string) => string;
    readonly sharedWith: (names: string, points: number) => string;
    /** Where there is no room for names. */
    readonly sharedShort: string;
    /** Below what was reached alone. */
    readonly alone: (points: number) => string;
    /** In place of a game's own end, where it never came to one. */
    readonly conceded: string;
    readonly nobody: string;
    readonly calledOff: string;
    readonly noWinner: string;
    readonly resigned: (name: string) => string;
    readonly timeout: (name: string) => string;
    readonly standIn: (name: string) => string;
    /** What plays a Daniel or a Tom. */
    readonly automaton: string;
  };
}
