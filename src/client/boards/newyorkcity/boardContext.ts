/** What all parts of the board share: the view and what can be asked of it, the words, the question and what is picked. */
import type { Action, Bid, NewYorkCity, Part, View } from '#games/newyorkcity';
import type { Character } from '#games/newyorkcity/components';
import type { Preview, Row, Settlement } from '#games/newyorkcity/queries';
import type { BoardText } from '#games/newyorkcity/text';
import { useBoardContext } from '../kit/BoardContext.tsx';
import type { Hints } from './hinted.ts';
import type { Mode } from './layout.ts';
import type { Asked, Picked } from './targets.ts';
import type { Tab } from './useTab.ts';

export interface Shared {
  readonly view: View;
  /** The rows of each district, with the bid composed. */
  readonly rows: readonly (readonly Row[])[];
  readonly text: BoardText;
  /** An answer in words. */
  readonly label: (action: Action) => string;
  /** A player's name, a seat's or a Tom's. */
  readonly firm: (firm: number) => string;
  /** A category of the score sheet. */
  readonly part: (part: Part) => string;
  readonly over: boolean;
  readonly asked: Asked | undefined;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly choose: (action: Action) => void;
  /** Characters that could be used when the turn began: they keep their place while it is put together. */
  readonly usable: readonly Character[];
  /** Without staging a last tap says that a bid is complete. */
  readonly sendsAtOnce: boolean;
  /** Makes a bid and sends it; undefined where only the table's one button sends. */
  readonly sendBid: ((bid: Bid) => void) | undefined;
  /** What the bid composed would do. */
  readonly preview: Preview | undefined;
  readonly highlight: NewYorkCity['event'] | undefined;
  readonly hints: Hints;
  /** Bids that have just been settled, while that is shown. */
  readonly settlement: Settlement | undefined;
  /** Without motion: the bids that were settled last, as a picture that stays. */
  readonly settledBefore: Settlement | undefined;
  /** The table before what is being shown. */
  readonly earlier: View | undefined;
  readonly mode: Mode;
  /** Whether the board is so narrow that characters side by side are rows. */
  readonly isSlim: boolean;
  readonly tab: Tab;
}

/** For the parts of the board. */
export function useBoard(): Shared {
  return useBoardContext<Shared>();
}
