/** The game in Italian. */

import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const COLOR: ColorWords = {
  brick: 'mattone',
  cream: 'crema',
  slate: 'ardesia',
  moss: 'muschio',
  ochre: 'ocra',
};

const tile = (number: Tile) => `tessera ${COLOR[colorName(number)]} ${number + 1}`;
const a = (number: Tile | null | undefined) => (number == null ? 'una tessera' : `la ${tile(number)}`);

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Tessere di ogni colore',
    house: 'Piani di una casa e il loro spazio',
    storeyPoints: 'Punti per un piano completo',
  },
  prompt: {
    pick: () => 'Scegli una tessera della mano da mettere coperta.',
    build: () => 'A quale piano va la tua tessera?',
    offerTrade: () => 'I colori coincidono: scambi una tessera della mano?',
    giveTile: () => 'Quale tessera torna nel sacchetto?',
  },
  answer(action) {
    if ('tile' in action) return tile(action.tile);
    if ('storey' in action) return `Piano ${action.storey + 1}`;
    return action.trade ? 'Scambia' : 'Non scambiare';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} pesca ${a(tiles[0])}.`
        : `${name(seat)} pesca ${tiles.length} tessere.`,
    opened: ({ round, first }, name) => `Comincia il round ${round}; apre ${name(first)}.`,
    picked: ({ seat }, name) => `${name(seat)} ha scelto.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} mostra ${a(shown)}${alone ? ' e guadagna un punto bonus: nessun altro ha quel colore' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} mette ${a(set)} al piano ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} rimette ${a(given)} nel sacchetto.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} completa il piano ${storey + 1}: ${points} punti.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Piani di un solo colore', of: (id) => id },
  },
  part: { storeys: 'Piani', bonus: 'Punti bonus' },
  ending: {
    lastRound: 'L’ultimo round è finito.',
    twoRows: 'Una casa ha due piani di un solo colore.',
  },
  reason: {
    bagTooSmall: 'Il sacchetto non ha abbastanza tessere per così tanti giocatori, tessere in mano e round.',
    notInHand: 'Questa tessera non è nella tua mano.',
    storeyFull: 'Questo piano è pieno.',
    noSuchStorey: 'Una casa ha tre piani.',
  },
  options: {
    hand: { label: 'Tessere in mano', help: 'Quante tessere tiene ogni giocatore.' },
    rounds: { label: 'Round', help: 'La partita finisce al più tardi dopo questo numero di round.' },
    trades: {
      label: 'Scambi',
      help: 'Una tessera accanto al suo colore permette di scambiarne una della mano.',
    },
  },
};
