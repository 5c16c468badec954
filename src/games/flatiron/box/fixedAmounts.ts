/** Amounts that the rules' text states. Rules, words and pictures say the same, so a box has no others. */
import * as v from 'valibot';
import { sourced } from '#box';

const is = <const N extends number>(amount: N) => v.literal(amount);

export const fixedAmounts = {
  /** R2.6, R3.5, R10.2 */
  money: sourced(
    v.strictObject({ startMoney: v.strictTuple([is(7), is(9)]), soloMoney: is(9), takeMoney: is(2) }),
  ),
  /** R4.4, R5.8 */
  prices: sourced(v.strictObject({ decreeCost: is(3), floorCost: is(5), floorPoints: is(6) })),
  /** R1.6, R2.1, R2.4, R4.3 */
  supplies: sourced(
    v.strictObject({
      pillarsPerColor: is(7),
      reputationTokens: is(4),
      decreesShown: is(6),
      stackedFloors: is(4),
      columnRoom: is(3),
    }),
  ),
  /** R2.2, R8.3 */
  track: sourced(v.strictObject({ newsboySpaces: v.strictTuple([is(10), is(20), is(30), is(40), is(50)]) })),
  /** R9.2 */
  streetResults: sourced(v.strictObject({ goodStreet: is(5), badStreet: is(-3) })),
  /** R6.6 to R6.12 */
  actions: sourced(
    v.strictObject({
      build1Plus: v.strictObject({ cost: is(2), points: is(1) }),
      build2Plus: v.strictObject({ cost: is(3), points: is(2) }),
      build1Repeat: v.strictObject({ cost: is(1) }),
      floorCheap: v.strictObject({ cost: is(3), points: is(4) }),
      otherAction: v.strictObject({ cost: is(1) }),
      visibleCard: v.strictObject({ cost: is(1) }),
      cityHall: v.strictObject({ cost: is(1) }),
    }),
  ),
  /** R9.8, R9.9, R9.10, R9.14, Q28 */
  scorings: sourced(v.strictObject({ moneyDecreeCap: is(12), pairPoints: is(3), builtColorPoints: is(2) })),
  /** R7.2 to R7.8 */
  effects: sourced(
    v.strictObject({
      hallMoney: is(4),
      streetDollars: is(1),
      cardPoints: is(1),
      sellDearer: is(2),
      decreeCheaper: is(1),
      pillarCheaper: is(1),
    }),
  ),
  /** R8.5 to R8.11 */
  newspapers: sourced(
    v.strictObject({
      dollars3: v.strictObject({ dollars: is(3) }),
      dollars2point1: v.strictObject({ dollars: is(2) }),
      build1: v.strictObject({ cost: is(1) }),
      cardCheaper: v.strictObject({ discount: is(1) }),
      decreeCheaper: v.strictObject({ discount: is(1) }),
      anyPillar: v.strictObject({ cost: is(1) }),
    }),
  ),
  /** R10.4, R10.6 */
  daniel: sourced(v.strictObject({ danielMeets: is(2), danielPillar: is(1) })),
};
