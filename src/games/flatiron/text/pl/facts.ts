/** Reasons for answers in Polish. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { counted, names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'Nie daje punktów w tej turze.' : `Może dać ${points(count)} w tej turze.`,
  money: ({ dollars }) => `Zostaje ci ${dollars} $ na koniec tury.`,
  floor: ({ points: count, cost }) => `Buduje piętro: ${points(count)} za ${cost} $.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Kładzie dach, gdy, licząc wszystko, prowadzisz o ${points(lead)}.`
      : `Kładzie dach, gdy, licząc wszystko, masz ${points(-lead)} straty.`,
  pillar: ({ about, points: count }) => `Stawia ${at(names.pillar, about)}: ${points(count)}.`,
  fills: () => 'Zapełnia poziom: kto następny, może zbudować piętro.',
  blocks: ({ place, rival, lines }, { name }) =>
    `${name(rival)} nie wejdzie tu: ${at(names.place, place)}, akcje w kolumnie: ${lines}.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} ma wtedy ${counted(lines, 'akcję', 'akcje', 'akcji')}, na jeszcze około ${turns} tur.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'Dekrety dają tyle co dotąd.';
    return count < 0
      ? `Dekrety: na razie ${points(-count)} mniej.`
      : `Dekrety: na razie ${points(count)} więcej.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'Reputacja bez zmian.';
    return count < 0
      ? `Reputacja: ${points(-count)} mniej na końcu.`
      : `Reputacja: ${points(count)} więcej na końcu.`;
  },
  newsboy: () => 'Dociera do gazeciarza, który przynosi ci gazetę.',
  paper: ({ left }) => (left === 0 ? 'Zużywa twoją ostatnią gazetę.' : `Zużywa gazetę; zostaje ci ${left}.`),
};
