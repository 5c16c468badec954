/** The game in Spanish. */

import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const COLOR: ColorWords = {
  brick: 'ladrillo',
  cream: 'crema',
  slate: 'pizarra',
  moss: 'musgo',
  ochre: 'ocre',
};

const tile = (number: Tile) => `loseta ${COLOR[colorName(number)]} ${number + 1}`;
const a = (number: Tile | null | undefined) => (number == null ? 'una loseta' : `la ${tile(number)}`);

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Losetas de cada color',
    house: 'Plantas de una casa y su espacio',
    storeyPoints: 'Puntos de una planta completa',
  },
  prompt: {
    pick: () => 'Coloca boca abajo una loseta de tu mano.',
    build: () => '¿En qué planta va tu loseta?',
    offerTrade: () => 'Los colores coinciden: ¿cambiar una loseta de tu mano?',
    giveTile: () => '¿Qué loseta vuelve a la bolsa?',
  },
  answer(action) {
    if ('tile' in action) return tile(action.tile);
    if ('storey' in action) return `Planta ${action.storey + 1}`;
    return action.trade ? 'Cambiar' : 'Conservar tu mano';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} roba ${a(tiles[0])}.`
        : `${name(seat)} roba ${tiles.length} losetas.`,
    opened: ({ round, first }, name) => `Empieza la ronda ${round}; ${name(first)} construye primero.`,
    picked: ({ seat }, name) => `${name(seat)} ha elegido.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} muestra ${a(shown)}${alone ? ' y gana un punto extra: nadie más tiene ese color' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} pone ${a(set)} en la planta ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} devuelve ${a(given)} a la bolsa.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} completa la planta ${storey + 1}: ${points} puntos.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Plantas de un solo color', of: (id) => id },
  },
  part: { storeys: 'Plantas', bonus: 'Puntos extra' },
  ending: {
    lastRound: 'La última ronda ha terminado.',
    twoRows: 'Una casa tiene dos plantas de un solo color.',
  },
  reason: {
    bagTooSmall: 'La bolsa no tiene losetas suficientes para tantos jugadores, losetas en mano y rondas.',
    notInHand: 'Esta loseta no está en tu mano.',
    storeyFull: 'Esta planta está completa.',
    noSuchStorey: 'Una casa tiene tres plantas.',
  },
  options: {
    hand: { label: 'Losetas en mano', help: 'Cuántas losetas tiene cada jugador.' },
    rounds: { label: 'Rondas', help: 'La partida termina como muy tarde tras este número de rondas.' },
    trades: { label: 'Cambios', help: 'Una loseta junto a su color permite cambiar una de la mano.' },
  },
};
