/** The nouns of the game in French. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { district, inDistrict, list, vehicle } from './nouns.ts';

const card = (one: string, several: string): CardWords => ({
  one,
  count: (n) => `${n} ${n === 1 ? one : several}`,
});

export const vocabulary: Vocabulary = {
  card: {
    press: card('carte Presse', 'cartes Presse'),
    dollars: card('carte Dollar', 'cartes Dollar'),
    characters: card('carte Personnage', 'cartes Personnage'),
    plans: card('carte Plan de construction', 'cartes Plan de construction'),
    prestige: card('carte Prestige', 'cartes Prestige'),
    skyscrapers: card('carte Gratte-ciel', 'cartes Gratte-ciel'),
    joker: card('carte Joker', 'cartes Joker'),
  },
  bidding: {
    press: 'Presse',
    dollars: 'Dollars',
    characters: 'Personnages',
    plans: 'Plans de construction',
    prestige: 'Prestige',
    skyscrapers: 'Gratte-ciel',
  },
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'rien',
  black: 'noir',
  characters,
};
