/** What replays say. */
export interface ReplayText {
  readonly eyebrow: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly last: string;
  readonly moment: string;
  readonly at: (step: number, last: number) => string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly seenBy: string;
  readonly everybody: string;
  /** Whom the game waited for at the moment shown. */
  readonly toMove: (names: string) => string;
  readonly download: string;
  readonly share: string;
  /** The heading of what happens before the first turn. */
  readonly setup: string;
  /** Read after the name of a button: so much has come in there. */
  readonly news: (count: number) => string;
  /** How far one step goes. */
  readonly stride: { readonly label: string; readonly turns: string; readonly answers: string };
}
