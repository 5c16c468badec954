/** The promise before a deal, and the page that checks it afterwards. */

export interface FairText {
  /** Where a deal is promised. */
  readonly promised: string;
  readonly promisedLine: string;
  readonly promise: string;
  readonly kept: string;
  readonly how: string;
  /** The way to the page, and its heads. */
  readonly open: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** While it works, and what comes of it. */
  readonly checking: (done: number, all: number) => string;
  readonly verdict: Readonly<Record<'holds' | 'broken' | 'unproven', string>>;
  readonly holdsLine: (answers: number, draws: number) => string;
  readonly brokenLine: string;
  readonly unprovenLine: string;
  readonly notOver: { readonly title: string; readonly line: string };
  /** The steps, each with its head; good and bad stand beside it. */
  readonly good: string;
  readonly bad: string;
  readonly steps: Readonly<Record<'promise' | 'chance' | 'seed' | 'deal' | 'answers', string>>;
  readonly promiseLine: string;
  readonly otherTable: string;
  readonly notedSame: (when: string) => string;
  readonly notedOther: (when: string) => string;
  readonly notNoted: string;
  readonly compare: string;
  readonly same: string;
  readonly different: string;
  readonly secret: string;
  readonly starter: string;
  readonly nothing: string;
  readonly yours: string;
  readonly notYours: string;
  readonly chanceLine: string;
  readonly seedLine: string;
  readonly found: string;
  readonly expected: string;
  readonly numbers: (count: number) => string;
  readonly dealWrong: string;
  readonly answersLine: (answers: number, draws: number) => string;
  readonly list: string;
  readonly answer: (number: number) => string;
  readonly answerWrong: string;
  readonly answerRefused: string;
  readonly lengthWrong: string;
  /** For newcomers. */
  readonly works: string;
  readonly worksLines: readonly string[];
  readonly limits: string;
  readonly limitsLines: readonly string[];
  readonly self: string;
  readonly selfLine: string;
  readonly file: string;
  readonly another: string;
  readonly replay: string;
  readonly close: string;
}
