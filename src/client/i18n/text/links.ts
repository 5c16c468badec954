/** Pages and games as lists and tables call them that lead there. */
export interface LinksText {
  readonly daily: string;
  /** In the menu of a table with the deal of the day. */
  readonly dailyTerms: string;
  /** The button at its end. */
  readonly compareDaily: string;
  /** Back from a table of an event. */
  readonly toEvent: string;
  readonly ladders: string;
  readonly reports: string;
  readonly statistics: string;
}
