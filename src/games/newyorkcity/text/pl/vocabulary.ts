/** The nouns of the game in Polish, in the nominative: sentences name them after a colon. */
import { pluralsIn } from '#kernel';
import { type CardWords, listed, type Vocabulary } from '../text.ts';
import { characters } from './characters.ts';

export const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

const card = (one: string, few: string, many: string): CardWords => ({
  one,
  count: (n) => counted(n, one, few, many),
});
const cardOf = (what: string) => card(`karta ${what}`, `karty ${what}`, `kart ${what}`);

export const vocabulary: Vocabulary = {
  card: {
    press: cardOf('prasy'),
    dollars: cardOf('dolarów'),
    characters: cardOf('postaci'),
    plans: card('plan', 'plany', 'planów'),
    prestige: cardOf('prestiżu'),
    skyscrapers: cardOf('wieżowców'),
    joker: card('joker', 'jokery', 'jokerów'),
  },
  bidding: {
    press: 'prasa',
    dollars: 'dolary',
    characters: 'postacie',
    plans: 'plany',
    prestige: 'prestiż',
    skyscrapers: 'wieżowce',
  },
  district: {
    manhattan: 'Manhattan',
    bronx: 'Bronx',
    queens: 'Queens',
    brooklyn: 'Brooklyn',
    statenIsland: 'Staten Island',
    jerseyCity: 'Jersey City',
  },
  inDistrict: {
    manhattan: 'na Manhattanie',
    bronx: 'w Bronxie',
    queens: 'w Queens',
    brooklyn: 'na Brooklynie',
    statenIsland: 'na Staten Island',
    jerseyCity: 'w Jersey City',
  },
  vehicle: { taxi: 'taksówka', bus: 'autobus', tram: 'tramwaj', subway: 'metro', boat: 'statek' },
  list: (items) => listed(items, () => 'i'),
  nothing: 'nic',
  black: 'czarny',
  characters,
};
