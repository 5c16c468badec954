/** Reasons for answers in French. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'Ne rapporte aucun PV ce tour-ci.' : `Peut rapporter ${points(count)} ce tour-ci.`,
  money: ({ dollars }) => `Vous laisse ${dollars} $ à la fin du tour.`,
  floor: ({ points: count, cost }) => `Construit l’étage : ${points(count)} pour ${cost} $.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Pose le toit alors que vous menez de ${lead}, tout compté.`
      : `Pose le toit alors que vous avez ${-lead} PV de retard, tout compté.`,
  pillar: ({ about, points: count }) => `Pose ${at(names.pillar, about)} : ${points(count)}.`,
  fills: () => 'Complète l’étage : qui vient ensuite peut construire le suivant.',
  blocks: ({ place, rival, lines }, { name }) =>
    `Barre ${at(names.place, place)} à ${name(rival)}, une colonne de ${lines} actions.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} a alors ${lines} actions, pour encore ${turns} tours environ.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'Les décrets rapportent autant qu’avant.';
    return count < 0
      ? `Décrets : ${points(-count)} de moins en l’état.`
      : `Décrets : ${points(count)} de plus en l’état.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'La réputation reste inchangée.';
    return count < 0
      ? `Réputation : ${points(-count)} de moins à la fin.`
      : `Réputation : ${points(count)} de plus à la fin.`;
  },
  newsboy: () => 'Atteint le livreur, qui vous apporte un journal.',
  paper: ({ left }) =>
    left === 0 ? 'Dépense votre dernier journal.' : `Dépense un journal ; il vous en reste ${left}.`,
};
