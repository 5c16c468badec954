/** Reasons for answers in English. */
import { at } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const few = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${few(count, 'space', 'spaces')} on the press track`,
  dollars: (count) => few(count, 'dollar', 'dollars'),
  characters: (count) => `a character of up to ${count}`,
  plans: (count) => `${few(count, 'skyscraper', 'skyscrapers')} for your board`,
  prestige: points,
  skyscrapers: (count) => `${few(count, 'skyscraper', 'skyscrapers')} built`,
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0 ? 'Brings nothing in this round of bids.' : `Brings ${GAINS[kind](count)} as the bids lie.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Wins the bonus: nobody bids after you.' : 'Has the bonus as the bids lie.';
    return `${firmName(view, leader, name)} keeps the bonus with ${bid}.`;
  },
  tile: ({ won }) => (won ? 'Brings a prestige tile.' : 'No prestige tile: two others bid higher.'),
  district: ({ about, points: count, place }) =>
    `Place ${place} ${vocabulary.inDistrict[at(DISTRICTS, about)]}: ${points(count)} as things stand.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0) ? `Spends ${cardsIn(vocabulary, cards)}.` : 'Spends no card.',
  idle: ({ count }) =>
    count === 1
      ? 'One of the cards is free: its own bids are over.'
      : `${count} of the cards are free: their own bids are over.`,
  lost: ({ count }) => `${few(count, 'unit of the bid brings', 'units of the bid bring')} nothing.`,
  space: ({ points: count }) => `Reaches the space that brings ${points(count)} at the end.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, ${points(count)} more as things stand` : '';
    const uses = rounds > 0 ? `, of use in ${few(rounds, 'more round', 'more rounds')}` : '';
    return `${character(vocabulary, who)}: ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `You then hold ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0 ? `${points(count)} more as things stand.` : `${points(-count)} less as things stand.`,
};
