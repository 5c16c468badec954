/** What a table says while a turn is put together, sent and settled. */
export interface TurnText {
  /** On the button that sends an answer. */
  readonly send: {
    /** After the bid: the bonus is sure, or goes to this bid as it stands. */
    readonly wins: string;
    readonly leads: string;
    readonly hireUpTo: (value: number) => string;
    readonly hire: (name: string) => string;
    readonly pair: string;
    readonly stack: string;
    /** A prestige tile of this value, with the place as "in the Bronx". */
    readonly lay: (value: number, where: string) => string;
  };
  /** How a bid is put together. */
  readonly composer: {
    readonly pass: string;
    readonly brings: string;
    readonly choose: string;
    readonly ways: (shown: number, all: number) => string;
    /** The same where a tap on one of them sends the bid. */
    readonly sends: (shown: number, all: number) => string;
    /** What a way to pay keeps or spends of what is of use later; cards as a list. */
    readonly keeps: (cards: string) => string;
    readonly spends: (cards: string) => string;
    readonly only: string;
  };
  /** The tabs of a phone, and what stands below their names. */
  readonly tab: {
    readonly pairs: string;
    readonly stacks: string;
    readonly left: (count: number) => string;
    readonly toHire: (count: number) => string;
    readonly inReach: (count: number) => string;
    readonly toChoose: (count: number) => string;
  };
  readonly draft: {
    readonly orUse: string;
    readonly useFor: string;
    readonly withPair: string;
  };
  /** A bidding round that has just been settled. */
  readonly settled: {
    readonly heading: string;
    readonly nobody: string;
    /** Players with their spaces on the press track, as "Ada (space 5)". */
    readonly tie: (value: number, ahead: string, behind: string) => string;
    readonly at: (name: string, space: number) => string;
    readonly nothing: string;
    readonly ifEnded: (before: number, now: number) => string;
  };
  /** A proposed answer with its place, from 1. */
  readonly hint: (place: number) => string;
}
