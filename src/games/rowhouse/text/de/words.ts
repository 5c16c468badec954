/** The game in German. */

import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const COLOR: ColorWords = {
  brick: 'Ziegel',
  cream: 'Creme',
  slate: 'Schiefer',
  moss: 'Moos',
  ochre: 'Ocker',
};

const tile = (number: Tile) => `${COLOR[colorName(number)]}-Plättchen ${number + 1}`;
const a = (number: Tile | null | undefined) => (number == null ? 'ein Plättchen' : `das ${tile(number)}`);

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Plättchen jeder Farbe',
    house: 'Stockwerke eines Hauses und ihr Platz',
    storeyPoints: 'Punkte für ein volles Stockwerk',
  },
  prompt: {
    pick: () => 'Lege ein Plättchen deiner Hand verdeckt aus.',
    build: () => 'In welches Stockwerk kommt dein Plättchen?',
    offerTrade: () => 'Die Farben passen: ein Plättchen deiner Hand tauschen?',
    giveTile: () => 'Welches Plättchen kommt zurück in den Beutel?',
  },
  answer(action) {
    if ('tile' in action) return tile(action.tile);
    if ('storey' in action) return `Stockwerk ${action.storey + 1}`;
    return action.trade ? 'Tauschen' : 'Hand behalten';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} zieht ${a(tiles[0])}.`
        : `${name(seat)} zieht ${tiles.length} Plättchen.`,
    opened: ({ round, first }, name) => `Runde ${round} beginnt; ${name(first)} baut zuerst.`,
    picked: ({ seat }, name) => `${name(seat)} hat gewählt.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} zeigt ${a(shown)}${alone ? ' und erhält einen Bonuspunkt: niemand sonst hat die Farbe' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} setzt ${a(set)} in Stockwerk ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} legt ${a(given)} zurück in den Beutel.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} vollendet Stockwerk ${storey + 1}: ${points} Punkte.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Einfarbige Stockwerke', of: (id) => id },
  },
  part: { storeys: 'Stockwerke', bonus: 'Bonuspunkte' },
  ending: {
    lastRound: 'Die letzte Runde ist vorbei.',
    twoRows: 'Ein Haus hat zwei Stockwerke in einer einzigen Farbe.',
  },
  reason: {
    bagTooSmall:
      'Der Beutel hat nicht genug Plättchen für so viele Spieler, Plättchen auf der Hand und Runden.',
    notInHand: 'Dieses Plättchen ist nicht auf deiner Hand.',
    storeyFull: 'Dieses Stockwerk ist voll.',
    noSuchStorey: 'Ein Haus hat drei Stockwerke.',
  },
  options: {
    hand: { label: 'Plättchen auf der Hand', help: 'Wie viele Plättchen jeder Spieler auf der Hand hat.' },
    rounds: { label: 'Runden', help: 'Das Spiel endet spätestens nach so vielen Runden.' },
    trades: {
      label: 'Tausch',
      help: 'Ein Plättchen neben seiner Farbe erlaubt, eines der Hand zu tauschen.',
    },
  },
};
