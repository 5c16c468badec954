/** Sharing a finished game. */

export interface ShareText {
  readonly open: string;
  readonly title: string;
  readonly replay: string;
  readonly picture: string;
  readonly growth: string;
  readonly growthLine: string;
  /** What the moving picture shows, for those who do not see it. */
  readonly growthAlt: (game: string) => string;
  readonly drawing: string;
  readonly failed: string;
  readonly save: string;
  readonly embed: string;
  readonly embedLine: string;
  readonly code: string;
  readonly address: string;
  /** At tables by link, and for games on this device. */
  readonly byLink: string;
  readonly here: string;
  readonly preview: string;
  readonly close: string;
  /** For somebody who comes to a replay by a link and was never here. */
  readonly welcome: (game: string) => string;
  readonly welcomeLine: string;
  readonly learn: (game: string) => string;
  readonly play: string;
}
