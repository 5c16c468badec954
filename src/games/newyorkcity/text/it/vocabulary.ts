/** The nouns of the game in Italian. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { district, inDistrict, list, vehicle } from './nouns.ts';

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
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'niente',
  black: 'nero',
  characters,
};
