/** Why something may not be done. */
import type { Reason } from '#kernel';

export type Refusal =
  | 'hardIsSolo'
  | 'notDealt'
  | 'purpleOnly'
  | 'mustMove'
  | 'placeTaken'
  | 'noSuchPlace'
  | 'mustAct'
  | 'hasActed'
  | 'notInHand'
  | 'insideAction'
  | 'notDelivered'
  | 'tooPoor'
  | 'deckEmpty'
  | 'columnFull'
  | 'columnHasDecree'
  | 'noDecreeLeft'
  | 'noRoomForDecree'
  | 'colorStored'
  | 'colorNotStored'
  | 'noneInSupply'
  | 'nothingStored'
  | 'nothingToBuy'
  | 'levelFull'
  | 'levelNotFull'
  | 'colorOnLevel'
  | 'nothingFits'
  | 'needsTwo'
  | 'slotTaken'
  | 'noSuchSlot'
  | 'roofIsOn'
  | 'colorMissing'
  | 'tooFewFloors'
  | 'newsboyAhead'
  | 'chainUsed'
  | 'nothingToUse'
  | 'notVisible';

/** What stands in the way; undefined where nothing does. */
export type Obstacle = Reason<Refusal> | undefined;

export function because(rule: string, code: Refusal): Reason<Refusal> {
  return { rule, code };
}
