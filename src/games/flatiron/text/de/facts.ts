/** Reasons for answers in German. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'Bringt in diesem Zug keine Punkte.' : `Kann in diesem Zug ${points(count)} bringen.`,
  money: ({ dollars }) => `Lässt dir am Ende des Zugs ${dollars} $.`,
  floor: ({ points: count, cost }) => `Baut die Etage: ${points(count)} für ${cost} $.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Setzt das Dach auf, während du mit allem ${lead} vorn liegst.`
      : `Setzt das Dach auf, obwohl du mit allem ${-lead} zurückliegst.`,
  pillar: ({ about, points: count }) => `Setzt ${at(names.pillar, about)}: ${points(count)}.`,
  fills: () => 'Füllt die Etage: Wer als Nächstes dran ist, kann darüber bauen.',
  blocks: ({ place, rival, lines }, { name }) =>
    `${at(names.place, place)} ist dann für ${name(rival)} versperrt, eine Spalte mit ${lines} Aktionen.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} hat dann ${lines} Aktionen, für noch etwa ${turns} Züge.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'Die City-Hall-Karten bringen so viel wie zuvor.';
    return count < 0
      ? `City-Hall-Karten: ${points(-count)} weniger nach jetzigem Stand.`
      : `City-Hall-Karten: ${points(count)} mehr nach jetzigem Stand.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'Der Ruf bleibt, wie er ist.';
    return count < 0 ? `Ruf: ${points(-count)} weniger am Ende.` : `Ruf: ${points(count)} mehr am Ende.`;
  },
  newsboy: () => 'Erreicht den Zeitungsjungen, der dir eine Zeitung bringt.',
  paper: ({ left }) =>
    left === 0 ? 'Kostet deine letzte Zeitung.' : `Kostet eine Zeitung; dir bleiben ${left}.`,
};
