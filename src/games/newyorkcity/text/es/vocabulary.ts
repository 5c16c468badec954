/** The nouns of the game in Spanish. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { district, inDistrict, list, vehicle } from './nouns.ts';

const card = (one: string, several: string): CardWords => ({
  one,
  count: (n) => `${n} ${n === 1 ? one : several}`,
});

export const vocabulary: Vocabulary = {
  card: {
    press: card('carta de prensa', 'cartas de prensa'),
    dollars: card('carta de dólares', 'cartas de dólares'),
    characters: card('carta de personajes', 'cartas de personajes'),
    plans: card('plano', 'planos'),
    prestige: card('carta de prestigio', 'cartas de prestigio'),
    skyscrapers: card('carta de rascacielos', 'cartas de rascacielos'),
    joker: card('comodín', 'comodines'),
  },
  bidding: {
    press: 'prensa',
    dollars: 'dólares',
    characters: 'personajes',
    plans: 'planos',
    prestige: 'prestigio',
    skyscrapers: 'rascacielos',
  },
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'nada',
  black: 'negro',
  characters,
};
