/** Everything the pages of rules say besides the rules. It loads with them. */
export interface RulesText {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly back: string;
  readonly contents: string;
  readonly search: string;
  readonly rules: (count: number) => string;
  readonly found: (count: number) => string;
  readonly linkTo: (number: string) => string;
  readonly unknown: (number: string) => string;
  readonly previous: string;
  readonly next: string;
  /** What holds at every table, and its three chapters. */
  readonly table: {
    readonly title: string;
    readonly lead: string;
    readonly game: string;
    readonly table: string;
    readonly online: string;
  };
}
