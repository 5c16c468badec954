/** The nouns of the game in German. */
import { type CardWords, listed, type Vocabulary } from '../text.ts';
import { characters } from './characters.ts';

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
  district: {
    manhattan: 'Manhattan',
    bronx: 'die Bronx',
    queens: 'Queens',
    brooklyn: 'Brooklyn',
    statenIsland: 'Staten Island',
    jerseyCity: 'Jersey City',
  },
  inDistrict: {
    manhattan: 'in Manhattan',
    bronx: 'in der Bronx',
    queens: 'in Queens',
    brooklyn: 'in Brooklyn',
    statenIsland: 'auf Staten Island',
    jerseyCity: 'in Jersey City',
  },
  vehicle: { taxi: 'Taxi', bus: 'Bus', tram: 'Straßenbahn', subway: 'U-Bahn', boat: 'Boot' },
  list: (items) => listed(items, () => 'und'),
  nothing: 'nichts',
  black: 'Schwarz',
  characters,
};
