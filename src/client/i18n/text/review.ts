/** Everything the review of a game says. It loads with it. */
export interface ReviewText {
  readonly heading: string;
  readonly lead: string;
  readonly close: string;
  readonly seat: string;
  readonly progress: (play: number, plays: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly again: string;
  readonly failed: string;
  readonly noChoice: string;
  /** How many decisions there were, and how often nothing better was found. */
  readonly found: (decisions: number, good: number) => string;
  /** Which level somebody played like, or between which two. */
  readonly level: (level: number) => string;
  readonly levels: (lowest: number, highest: number) => string;
  /** In which share of decisions nothing better was found, and in which share of those of that level and of level 6. */
  readonly shares: (own: string, level: number, ofLevel: string, ofTop: string) => string;
  /** In how many games of each level that was measured. */
  readonly measured: (games: number) => string;
  /** Where the lead changed sides for good; expectations are whole phrases. */
  readonly turned: (move: number, from: string, to: string) => string;
  readonly cost: (points: string) => string;
  readonly flawless: string;
  readonly costliest: string;
  readonly move: (move: number) => string;
  /** What comes before an answer. */
  readonly played: string;
  readonly better: string;
  readonly gaveAway: (points: string) => string;
  readonly showIt: string;
  readonly curve: Readonly<Record<'lead' | 'own', string>>;
  /** The curve in one sentence; expectations are whole phrases. */
  readonly course: (first: string, last: string, highest: string, lowest: string) => string;
  readonly all: string;
  readonly columns: Readonly<Record<'move' | 'played' | 'best' | 'cost' | 'expected', string>>;
}
