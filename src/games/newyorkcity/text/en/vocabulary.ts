/** The nouns of the game in English. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { district, inDistrict, list, vehicle } from './nouns.ts';

const card = (one: string, several: string): CardWords => ({
  one,
  count: (n) => `${n} ${n === 1 ? one : several}`,
});

export const vocabulary: Vocabulary = {
  card: {
    press: card('press card', 'press cards'),
    dollars: card('dollar card', 'dollar cards'),
    characters: card('character card', 'character cards'),
    plans: card('plan', 'plans'),
    prestige: card('prestige card', 'prestige cards'),
    skyscrapers: card('skyscraper card', 'skyscraper cards'),
    joker: card('joker', 'jokers'),
  },
  bidding: {
    press: 'press',
    dollars: 'dollars',
    characters: 'characters',
    plans: 'plans',
    prestige: 'prestige',
    skyscrapers: 'skyscrapers',
  },
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'nothing',
  black: 'black',
  characters,
};
