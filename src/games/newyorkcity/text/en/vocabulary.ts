/** The nouns of the game in English. */
import { type CardWords, listed, type Vocabulary } from '../text.ts';
import { characters } from './characters.ts';

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
  district: {
    manhattan: 'Manhattan',
    bronx: 'the Bronx',
    queens: 'Queens',
    brooklyn: 'Brooklyn',
    statenIsland: 'Staten Island',
    jerseyCity: 'Jersey City',
  },
  inDistrict: {
    manhattan: 'in Manhattan',
    bronx: 'in the Bronx',
    queens: 'in Queens',
    brooklyn: 'in Brooklyn',
    statenIsland: 'on Staten Island',
    jerseyCity: 'in Jersey City',
  },
  vehicle: { taxi: 'taxi', bus: 'bus', tram: 'tram', subway: 'subway', boat: 'boat' },
  list: (items) => listed(items, () => 'and'),
  nothing: 'nothing',
  black: 'black',
  characters,
};
