/** Reasons for answers in Italian. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'Non porta punti in questo turno.' : `Può portare ${points(count)} in questo turno.`,
  money: ({ dollars }) => `Ti lascia ${dollars} $ alla fine del turno.`,
  floor: ({ points: count, cost }) => `Costruisce il piano: ${points(count)} per ${cost} $.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Mette il tetto mentre sei avanti di ${lead}, contando tutto.`
      : `Mette il tetto mentre sei indietro di ${-lead}, contando tutto.`,
  pillar: ({ about, points: count }) => `Posa ${at(names.pillar, about)}: ${points(count)}.`,
  fills: () => 'Completa il livello: chi viene dopo può costruire il piano.',
  blocks: ({ place, rival, lines }, { name }) =>
    `Chiude a ${name(rival)} ${at(names.place, place)}, una colonna di ${lines} azioni.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} avrà ${lines} azioni, per altri ${turns} turni circa.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'I decreti rendono come prima.';
    return count < 0
      ? `Decreti: ${points(-count)} in meno allo stato attuale.`
      : `Decreti: ${points(count)} in più allo stato attuale.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'La reputazione resta uguale.';
    return count < 0
      ? `Reputazione: ${points(-count)} in meno alla fine.`
      : `Reputazione: ${points(count)} in più alla fine.`;
  },
  newsboy: () => 'Raggiunge lo strillone, che ti porta un giornale.',
  paper: ({ left }) =>
    left === 0 ? 'Spende il tuo ultimo giornale.' : `Spende un giornale; te ne restano ${left}.`,
};
