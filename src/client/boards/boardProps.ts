/** What every board is given: a view and what may be chosen, never a state. */
import type { GameTypes, NameOf, Words } from '#kernel';

export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  /** The viewer's possible answers; none while others decide. */
  readonly legal: readonly G['action'][];
  readonly choose: (action: G['action']) => void;
  readonly words: Words<G>;
  readonly name: NameOf;
  /** A line of the log somebody points at: its pieces stand out. */
  readonly highlight?: G['event'] | undefined;
  /** An answer that is chosen but not sent, and that the view does not show yet: drawn as a ghost. */
  readonly ghost?: G['action'] | undefined;
}
