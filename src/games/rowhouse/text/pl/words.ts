/** The game in Polish. Names of players stay in the nominative. */

import { pluralsIn } from '#kernel';
import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

const COLOR: ColorWords = { brick: 'cegła', cream: 'krem', slate: 'łupek', moss: 'mech', ochre: 'ochra' };

const tile = (number: Tile) => `kafelek ${number + 1} (${COLOR[colorName(number)]})`;
const a = (number: Tile | null | undefined) => (number == null ? 'kafelek' : tile(number));

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Płytki każdego koloru',
    house: 'Piętra domu i miejsca na nich',
    storeyPoints: 'Punkty za pełne piętro',
  },
  prompt: {
    pick: () => 'Połóż zakryty jeden kafelek z ręki.',
    build: () => 'Na które piętro idzie twój kafelek?',
    offerTrade: () => 'Kolory się zgadzają: wymienić kafelek z ręki?',
    giveTile: () => 'Który kafelek wraca do woreczka?',
  },
  answer(action) {
    if ('tile' in action) return `Kafelek ${action.tile + 1} (${COLOR[colorName(action.tile)]})`;
    if ('storey' in action) return `Piętro ${action.storey + 1}`;
    return action.trade ? 'Wymień' : 'Nie wymieniaj';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} dobiera ${a(tiles[0])}.`
        : `${name(seat)} dobiera ${counted(tiles.length, 'kafelek', 'kafelki', 'kafelków')}.`,
    opened: ({ round, first }, name) => `Zaczyna się runda ${round}; pierwszy ruch: ${name(first)}.`,
    picked: ({ seat }, name) => `${name(seat)} już ma wybór za sobą.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} pokazuje ${a(shown)}${alone ? ' i zyskuje punkt premiowy: nikt inny nie ma tego koloru' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} kładzie ${a(set)} na piętrze ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} wkłada ${a(given)} do woreczka.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} kończy piętro ${storey + 1}: ${counted(points, 'punkt', 'punkty', 'punktów')}.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Piętra w jednym kolorze', of: (id) => id },
  },
  part: { storeys: 'Piętra', bonus: 'Punkty premiowe' },
  ending: {
    lastRound: 'Ostatnia runda skończona.',
    twoRows: 'Jeden z domów ma dwa piętra w jednym kolorze.',
  },
  reason: {
    bagTooSmall: 'W woreczku jest za mało kafelków na tylu graczy, tyle kafelków na ręce i tyle rund.',
    notInHand: 'Tego kafelka nie masz na ręce.',
    storeyFull: 'To piętro jest pełne.',
    noSuchStorey: 'Dom ma trzy piętra.',
  },
  options: {
    hand: { label: 'Kafelki na ręce', help: 'Ile kafelków ma każdy gracz.' },
    rounds: { label: 'Rundy', help: 'Gra kończy się najpóźniej po tylu rundach.' },
    trades: { label: 'Wymiany', help: 'Kafelek obok swojego koloru pozwala wymienić jeden z ręki.' },
  },
};
