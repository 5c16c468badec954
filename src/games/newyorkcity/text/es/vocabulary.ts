/** The nouns of the game in Spanish. */
import { type CardWords, listed, type Vocabulary } from '../text.ts';
import { characters } from './characters.ts';

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
  district: {
    manhattan: 'Manhattan',
    bronx: 'el Bronx',
    queens: 'Queens',
    brooklyn: 'Brooklyn',
    statenIsland: 'Staten Island',
    jerseyCity: 'Jersey City',
  },
  inDistrict: {
    manhattan: 'en Manhattan',
    bronx: 'en el Bronx',
    queens: 'en Queens',
    brooklyn: 'en Brooklyn',
    statenIsland: 'en Staten Island',
    jerseyCity: 'en Jersey City',
  },
  vehicle: { taxi: 'taxi', bus: 'autobús', tram: 'tranvía', subway: 'metro', boat: 'barco' },
  list: (items) => listed(items, (next) => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y')),
  nothing: 'nada',
  black: 'negro',
  characters,
};
