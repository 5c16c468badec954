/** What is known of a game before it is loaded. */
import type { Game } from './game.ts';
import type { OptionValue } from './options.ts';

/** A game's entry in lists and on the home page. */
export interface GameInfo extends Pick<Game, 'id' | 'seats' | 'boxes'> {
  /** The same in every language. */
  readonly title: string;
  /** How long it usually takes. */
  readonly minutes: number;
  /** For games with lessons: how many there are, and how long they take. */
  readonly course?: { readonly lessons: number; readonly minutes: number };
  /** For games with a solo mode: the name of the automaton, if there is one, and the options to choose. */
  readonly solo?: {
    readonly against: string | null;
    readonly options: Readonly<Record<string, OptionValue>>;
  };
}
