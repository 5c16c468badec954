/** What can happen, as it is told in the log. */
import type { Seat } from '#kernel';
import type { Card, Color, Deed, Half, Paper, Place, Street } from './components.ts';

/** Why points came in, for the log. */
export type Cause = 'action' | 'bonus' | 'cards' | 'newspaper';

/** What happened; a newspaper somebody may not see is null in that viewer's copy. `who` may be Daniel. */
export type Event =
  | { did: 'opened'; floor: number; next: number; paper: Paper }
  | { did: 'dealtBoards'; seat: Seat; boards: number[] }
  | { did: 'choseBoard'; seat: Seat; side: number }
  | { did: 'dealtDaniel'; board: number }
  | { did: 'setDanielSide'; side: number }
  | { did: 'began'; seat: Seat; dollars: number; first: boolean }
  | { did: 'moved'; seat: Seat; to: Place }
  | { did: 'tookMoney'; seat: Seat; dollars: number }
  | { did: 'activated'; seat: Seat; place: Place }
  | { did: 'skipped'; seat: Seat; deed: Deed }
  | { did: 'chained'; seat: Seat; deed: Deed; cost: number }
  | { did: 'reachedHall'; seat: Seat; cost: number }
  | { did: 'gained'; seat: Seat; dollars: number; cause: Cause | 'street' }
  | { did: 'scored'; seat: Seat; points: number; cause: Cause }
  | { did: 'boughtCard'; seat: Seat; card: Card; half: Half; price: number }
  | { did: 'boughtDecree'; seat: Seat; card: Card; street: Street; half: Half; price: number }
  | { did: 'boughtPillar'; seat: Seat; color: Color; price: number }
  | { did: 'soldPillar'; seat: Seat; color: Color; price: number }
  | { did: 'swapped'; seat: Seat; away: Color; taken: Color }
  | { did: 'paidToBuild'; seat: Seat; cost: number }
  | { did: 'built'; seat: Seat; color: Color; level: number; slot: number; points: number; bonus: number }
  | { did: 'tookToken'; seat: Seat }
  | { did: 'drewPaper'; seat: Seat; paper: Paper | null }
  | { did: 'builtFloor'; seat: Seat; floor: number; cost: number; points: number }
  | { did: 'turnedCards'; tops: Card[] }
  | { did: 'showedFloor'; floor: number }
  | { did: 'spent'; seat: Seat; paper: Paper }
  | { did: 'usedPaper'; seat: Seat; paper: Paper }
  | { did: 'metNewsboy'; who: number; space: number; next: number }
  | { did: 'kept'; seat: Seat; paper: Paper | null }
  | { did: 'gave'; seat: Seat; paper: Paper | null }
  | { did: 'changedPaper'; paper: Paper }
  | { did: 'danielMoved'; card: number; to: Place; other: boolean }
  | { did: 'danielMet'; points: number }
  | { did: 'danielPopular'; card: number; points: number; instead: boolean }
  | { did: 'danielBuilt'; card: number; color: Color; level: number; slot: number; points: number }
  | { did: 'danielBuiltFloor'; card: number; floor: number; points: number }
  | { did: 'danielTookDecree'; card: number; decree: Card }
  | { did: 'danielTookCard'; card: number; taken: Card; again: boolean }
  | { did: 'danielShuffled' }
  | { did: 'scoredStreet'; seat: Seat; street: Street; reputation: number; points: number }
  | { did: 'scoredDecree'; seat: Seat; card: Card; half: Half; points: number }
  | { did: 'danielCounted'; cards: number; reputation: number; total: number };
