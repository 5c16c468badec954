/** Reasons for answers in French. */
import { at } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { capital, cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);
const few = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${few(count, 'case', 'cases')} sur la piste de presse`,
  dollars: (count) => few(count, 'dollar', 'dollars'),
  characters: (count) => `un personnage de valeur ${count} au plus`,
  plans: (count) => `${few(count, 'gratte-ciel', 'gratte-ciel')} pour votre plateau`,
  prestige: points,
  skyscrapers: (count) => `${few(count, 'gratte-ciel construit', 'gratte-ciel construits')}`,
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0
      ? 'Ne rapporte rien dans cette enchère.'
      : `Rapporte ${GAINS[kind](count)} si les enchères restent ainsi.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Gagne le bonus : personne n’enchérit après vous.' : 'A le bonus pour l’instant.';
    return `${firmName(view, leader, name)} garde le bonus avec ${bid}.`;
  },
  tile: ({ won }) =>
    won ? 'Rapporte une tuile Prestige.' : 'Pas de tuile Prestige : deux autres offrent plus.',
  district: ({ about, points: count, place }) =>
    `${capital(vocabulary.inDistrict[at(DISTRICTS, about)])}, rang ${place} : ${points(count)} en l’état.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0) ? `Dépense ${cardsIn(vocabulary, cards)}.` : 'Ne dépense aucune carte.',
  idle: ({ count }) =>
    count === 1
      ? 'Une des cartes est libre : sa propre enchère est passée.'
      : `${count} des cartes sont libres : leur propre enchère est passée.`,
  lost: ({ count }) =>
    `${few(count, 'unité de l’enchère ne rapporte', 'unités de l’enchère ne rapportent')} rien.`,
  space: ({ points: count }) => `Atteint la case qui rapporte ${points(count)} à la fin.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, ${points(count)} de plus en l’état` : '';
    const uses = rounds > 0 ? `, utile encore ${few(rounds, 'tour', 'tours')}` : '';
    return `${character(vocabulary, who)} : ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `Vous avez alors ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0 ? `${points(count)} de plus en l’état.` : `${points(-count)} de moins en l’état.`,
};
