/** Reasons for answers in Italian. */
import { at } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { capital, cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);
const few = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${few(count, 'casella', 'caselle')} sul tracciato della stampa`,
  dollars: (count) => few(count, 'dollaro', 'dollari'),
  characters: (count) => `un personaggio fino a ${count}`,
  plans: (count) => `${few(count, 'grattacielo', 'grattacieli')} per la tua plancia`,
  prestige: points,
  skyscrapers: (count) => few(count, 'grattacielo costruito', 'grattacieli costruiti'),
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0 ? 'Non porta nulla in questa asta.' : `Porta ${GAINS[kind](count)}, con le offerte attuali.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Vince il bonus: nessuno offre dopo di te.' : 'Per ora ha il bonus.';
    return `${firmName(view, leader, name)} tiene il bonus con ${bid}.`;
  },
  tile: ({ won }) =>
    won ? 'Porta una tessera prestigio.' : 'Nessuna tessera prestigio: altri due offrono di più.',
  district: ({ about, points: count, place }) =>
    `${capital(vocabulary.inDistrict[at(DISTRICTS, about)])}, posto ${place}: ${points(count)} allo stato attuale.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0) ? `Spende ${cardsIn(vocabulary, cards)}.` : 'Non spende nessuna carta.',
  idle: ({ count }) =>
    count === 1
      ? 'Una delle carte è libera: la sua asta è già passata.'
      : `${count} delle carte sono libere: la loro asta è già passata.`,
  lost: ({ count }) =>
    `${few(count, 'unità', 'unità')} dell’offerta non ${count === 1 ? 'porta' : 'portano'} nulla.`,
  space: ({ points: count }) => `Raggiunge la casella che alla fine vale ${points(count)}.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, ${points(count)} in più allo stato attuale` : '';
    const uses = rounds > 0 ? `, utile ancora per ${few(rounds, 'round', 'round')}` : '';
    return `${character(vocabulary, who)}: ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `Avrai ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0
      ? `${points(count)} in più allo stato attuale.`
      : `${points(-count)} in meno allo stato attuale.`,
};
