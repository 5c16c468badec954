/** Amounts that stand on boards and in the rules, by name. */
import { BOX } from '../box.ts';

const { money, prices, supplies, track, streetResults, scorings, effects, daniel } = BOX.values;

export const AMOUNTS = {
  ...money.value,
  ...prices.value,
  ...supplies.value,
  ...track.value,
  ...streetResults.value,
  ...scorings.value,
  ...effects.value,
  ...daniel.value,
};
