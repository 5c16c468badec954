/** Reasons for answers in Spanish. */
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
const OPENED: OpenedTexts = { silver: 'la plata', gold: 'el oro y los legendarios' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} al instante.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `Pasas a ir por delante en ${street}, ${own} a ${most}: 5 puntos al final.`;
    if (own === most) return `Empatas con ${name(rival)} en ${street}, a ${own}.`;
    return `${name(rival)} va por delante en ${street}, ${most} a ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${points(count)} más por ${CHALLENGE_NAMES[challenge]}.`
      : `${points(-count)} menos por ${CHALLENGE_NAMES[challenge]}.`,
  workers: ({ free }) => {
    if (free === 0) return 'Te deja sin obreros libres.';
    return free === 1 ? 'Te deja 1 obrero libre.' : `Te deja ${free} obreros libres.`;
  },
  opens: ({ technology }) => `Abre ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone ? `Queda aislado: ${squares} casillas.` : `Forma ${squares} casillas libres unidas a tus solares.`,
  fits: ({ tile, points: count }) => `Permite construir ${theTile(tile)} enseguida: ${points(count)}.`,
  fronts: ({ streets }) => `Da a ${list(streets.map(streetName))}, donde cuentan los edificios.`,
  few: ({ left }) =>
    left === 1 ? 'El último solar de su tipo.' : `Uno de los ${left} últimos solares de su tipo.`,
  beside: ({ rival }, { name }) => `Impide que ${name(rival)} lo una a sus solares de al lado.`,
  ends: ({ lead }) =>
    lead >= 0 ? `Provoca el final con ${lead} de ventaja.` : `Provoca el final con ${-lead} de desventaja.`,
  spends: ({ points: count }) => `Gasta una carta que vale ${points(count)} sin usar.`,
};
