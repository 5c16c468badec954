/** Reasons for answers in English. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'Brings no points this turn.' : `Can bring ${points(count)} this turn.`,
  money: ({ dollars }) => `Leaves you $${dollars} at the end of the turn.`,
  floor: ({ points: count, cost }) => `Builds the floor: ${points(count)} for $${cost}.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Puts the roof on while you are ahead by ${lead}, everything counted.`
      : `Puts the roof on while you are ${-lead} behind, everything counted.`,
  pillar: ({ about, points: count }) => `Sets ${at(names.pillar, about)}: ${points(count)}.`,
  fills: () => 'Fills the level: whoever comes next can build the floor.',
  blocks: ({ place, rival, lines }, { name }) =>
    `Keeps ${name(rival)} off ${at(names.place, place)}, a column of ${lines} actions.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} then has ${lines} actions, for about ${turns} more turns.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'Decrees bring as much as before.';
    return count < 0
      ? `Decrees: ${points(-count)} less as things stand.`
      : `Decrees: ${points(count)} more as things stand.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'Reputation stays as it is.';
    return count < 0
      ? `Reputation: ${points(-count)} less at the end.`
      : `Reputation: ${points(count)} more at the end.`;
  },
  newsboy: () => 'Reaches the newsboy, who brings you a newspaper.',
  paper: ({ left }) => (left === 0 ? 'Spends your last newspaper.' : `Spends a newspaper; you keep ${left}.`),
};
