/** What every board is given: a view and what may be chosen, never a state. */
import type { GameTypes, NameOf, Words } from '#kernel';

export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  /** The viewer's possible answers; none while others decide. */
  readonly legal: readonly G['action'][];
  readonly choose: (action: G['action']) => void;
  readonly words: Words<G>;
  readonly name: NameOf;
}
