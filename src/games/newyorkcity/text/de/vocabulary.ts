/** The nouns of the game in German. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { district, inDistrict, list, vehicle } from './nouns.ts';

const card = (one: string, several: string): CardWords => ({
  one,
  count: (n) => `${n} ${n === 1 ? one : several}`,
});

export const vocabulary: Vocabulary = {
  card: {
    press: card('Pressekarte', 'Pressekarten'),
    dollars: card('Dollarkarte', 'Dollarkarten'),
    characters: card('Personenkarte', 'Personenkarten'),
    plans: card('Bauplan', 'Baupläne'),
    prestige: card('Prestigekarte', 'Prestigekarten'),
    skyscrapers: card('Wolkenkratzerkarte', 'Wolkenkratzerkarten'),
    joker: card('Joker', 'Joker'),
  },
  bidding: {
    press: 'Presse',
    dollars: 'Dollar',
    characters: 'Personen',
    plans: 'Baupläne',
    prestige: 'Prestige',
    skyscrapers: 'Wolkenkratzer',
  },
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'nichts',
  black: 'Schwarz',
  characters,
};
