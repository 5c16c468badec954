/** The nouns of the game in Italian. */
import { type CardWords, listed, type Vocabulary } from '../text.ts';
import { characters } from './characters.ts';

const card = (one: string, several: string): CardWords => ({
  one,
  count: (n) => `${n} ${n === 1 ? one : several}`,
});

export const vocabulary: Vocabulary = {
  card: {
    press: card('carta stampa', 'carte stampa'),
    dollars: card('carta dollari', 'carte dollari'),
    characters: card('carta personaggi', 'carte personaggi'),
    plans: card('progetto', 'progetti'),
    prestige: card('carta prestigio', 'carte prestigio'),
    skyscrapers: card('carta grattacieli', 'carte grattacieli'),
    joker: card('jolly', 'jolly'),
  },
  bidding: {
    press: 'stampa',
    dollars: 'dollari',
    characters: 'personaggi',
    plans: 'progetti',
    prestige: 'prestigio',
    skyscrapers: 'grattacieli',
  },
  district: {
    manhattan: 'Manhattan',
    bronx: 'il Bronx',
    queens: 'Queens',
    brooklyn: 'Brooklyn',
    statenIsland: 'Staten Island',
    jerseyCity: 'Jersey City',
  },
  inDistrict: {
    manhattan: 'a Manhattan',
    bronx: 'nel Bronx',
    queens: 'a Queens',
    brooklyn: 'a Brooklyn',
    statenIsland: 'a Staten Island',
    jerseyCity: 'a Jersey City',
  },
  vehicle: { taxi: 'taxi', bus: 'autobus', tram: 'tram', subway: 'metropolitana', boat: 'battello' },
  list: (items) => listed(items, (last) => (/^e/i.test(last) ? 'ed' : 'e')),
  nothing: 'niente',
  black: 'nero',
  characters,
};
