/** Reasons for answers in German. */
import { at } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { capital, cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const few = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${few(count, 'Feld', 'Felder')} auf der Presseleiste`,
  dollars: (count) => `${count} Dollar`,
  characters: (count) => `eine Person bis Wert ${count}`,
  plans: (count) => `${count} Wolkenkratzer für dein Tableau`,
  prestige: points,
  skyscrapers: (count) => few(count, 'gebauten Wolkenkratzer', 'gebaute Wolkenkratzer'),
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0
      ? 'Bringt in dieser Bietrunde nichts.'
      : `Bringt beim jetzigen Stand der Gebote ${GAINS[kind](count)}.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Gewinnt den Bonus: Nach dir bietet niemand.' : 'Hat vorerst den Bonus.';
    return `${firmName(view, leader, name)} behält den Bonus mit ${bid}.`;
  },
  tile: ({ won }) =>
    won ? 'Bringt ein Prestigeplättchen.' : 'Kein Prestigeplättchen: Zwei andere bieten mehr.',
  district: ({ about, points: count, place }) =>
    `${capital(vocabulary.inDistrict[at(DISTRICTS, about)])} Platz ${place}: ${points(count)} nach jetzigem Stand.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0) ? `Kostet ${cardsIn(vocabulary, cards)}.` : 'Kostet keine Karte.',
  idle: ({ count }) =>
    count === 1
      ? 'Eine der Karten ist frei: Ihre eigene Bietrunde ist vorbei.'
      : `${count} der Karten sind frei: Ihre eigenen Bietrunden sind vorbei.`,
  lost: ({ count }) => `${count} vom Gebot ${count === 1 ? 'bringt' : 'bringen'} nichts.`,
  space: ({ points: count }) => `Erreicht das Feld, das am Ende ${points(count)} bringt.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, dazu nach jetzigem Stand ${points(count)}` : '';
    const uses = rounds > 0 ? `, noch ${few(rounds, 'Runde', 'Runden')} nutzbar` : '';
    return `${character(vocabulary, who)}: ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `Du hast dann ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0
      ? `${points(count)} mehr nach jetzigem Stand.`
      : `${points(-count)} weniger nach jetzigem Stand.`,
};
