/** Reasons for answers in Polish. */
import { at, pluralsIn } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { capital, cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const { counted } = pluralsIn('pl', ['one', 'few', 'many']);
const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${counted(count, 'pole', 'pola', 'pól')} na torze prasy`,
  dollars: (count) => counted(count, 'dolara', 'dolary', 'dolarów'),
  characters: (count) => `postać o wartości do ${count}`,
  plans: (count) => `${counted(count, 'wieżowiec', 'wieżowce', 'wieżowców')} na twoją planszę`,
  prestige: points,
  skyscrapers: (count) =>
    counted(count, 'zbudowany wieżowiec', 'zbudowane wieżowce', 'zbudowanych wieżowców'),
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0 ? 'W tej licytacji nic nie daje.' : `Przy obecnych ofertach daje: ${GAINS[kind](count)}.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Zdobywa premię: po tobie nikt nie licytuje.' : 'Na razie ma premię.';
    return `${firmName(view, leader, name)} zachowuje premię z ofertą ${bid}.`;
  },
  tile: ({ won }) => (won ? 'Daje żeton prestiżu.' : 'Bez żetonu prestiżu: dwie inne oferty są wyższe.'),
  district: ({ about, points: count, place }) =>
    `${capital(vocabulary.inDistrict[at(DISTRICTS, about)])} miejsce ${place}: na razie ${points(count)}.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0)
      ? `Kosztuje: ${cardsIn(vocabulary, cards)}.`
      : 'Nie kosztuje żadnej karty.',
  idle: ({ count }) => `Karty, których własna licytacja już minęła: ${count}.`,
  lost: ({ count }) => `Część oferty nic nie daje: ${count}.`,
  space: ({ points: count }) => `Sięga pola, które na koniec daje ${points(count)}.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, na razie jeszcze ${points(count)}` : '';
    const uses = rounds > 0 ? `, do użycia jeszcze przez ${counted(rounds, 'rundę', 'rundy', 'rund')}` : '';
    return `${character(vocabulary, who)}: ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `Masz wtedy: ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0 ? `Na razie ${points(count)} więcej.` : `Na razie ${points(-count)} mniej.`,
};
