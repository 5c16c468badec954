/** The nouns of the game in Polish, in the nominative: sentences name them after a colon. */
import type { CardWords, Vocabulary } from '../text.ts';
import { characters } from './characters.ts';
import { counted, district, inDistrict, list, vehicle } from './nouns.ts';

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
  district,
  inDistrict,
  vehicle,
  list,
  nothing: 'nic',
  black: 'czarny',
  characters,
};
