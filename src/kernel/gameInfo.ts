/** What stands on a game's box: all that is known of it before it is opened. */
import type { Game } from './game.ts';
import type { OptionValue } from './options.ts';

export interface GameInfo extends Pick<Game, 'id' | 'seats' | 'reconstructed'> {
  /** The same in every language. */
  readonly title: string;
  /** How long it usually takes. */
  readonly minutes: number;
  /** For games that one can play alone: whom the rules play, if anybody, and the options that takes. */
  readonly solo?: {
    readonly against: string | null;
    readonly options: Readonly<Record<string, OptionValue>>;
  };
}
