/** Reasons for answers in Spanish. */
import { at } from '#kernel';
import { type BiddingKind, DISTRICTS, KINDS } from '../../components.ts';
import { firmName } from '../../queries.ts';
import { capital, cards as cardsIn, character, type FactText } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
const few = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const GAINS: Readonly<Record<BiddingKind, (count: number) => string>> = {
  press: (count) => `${few(count, 'casilla', 'casillas')} en la pista de prensa`,
  dollars: (count) => few(count, 'dólar', 'dólares'),
  characters: (count) => `un personaje de hasta ${count}`,
  plans: (count) => `${few(count, 'rascacielos', 'rascacielos')} para tu tablero`,
  prestige: points,
  skyscrapers: (count) => few(count, 'rascacielos construido', 'rascacielos construidos'),
};

export const facts: FactText = {
  gain: ({ kind, count }) =>
    count === 0 ? 'No da nada en esta ronda de pujas.' : `Da ${GAINS[kind](count)} tal como están las pujas.`,
  bonus: ({ won, leader, bid, last }, { view, name }) => {
    if (won) return last ? 'Gana el bonus: nadie puja después de ti.' : 'Tiene el bonus por ahora.';
    return `${firmName(view, leader, name)} conserva el bonus con ${bid}.`;
  },
  tile: ({ won }) => (won ? 'Da una loseta de prestigio.' : 'Sin loseta de prestigio: otros dos pujan más.'),
  district: ({ about, points: count, place }) =>
    `${capital(vocabulary.inDistrict[at(DISTRICTS, about)])}, puesto ${place}: ${points(count)} tal como está.`,
  spends: ({ cards }) =>
    cards.some((count) => count > 0) ? `Gasta ${cardsIn(vocabulary, cards)}.` : 'No gasta ninguna carta.',
  idle: ({ count }) =>
    count === 1
      ? 'Una de las cartas está libre: su propia puja ya pasó.'
      : `${count} de las cartas están libres: su propia puja ya pasó.`,
  lost: ({ count }) => `${few(count, 'unidad de la puja no da', 'unidades de la puja no dan')} nada.`,
  space: ({ points: count }) => `Llega a la casilla que da ${points(count)} al final.`,
  hires: ({ character: who, value, points: count, rounds }) => {
    const now = count > 0 ? `, ${points(count)} más tal como está` : '';
    const uses = rounds > 0 ? `, útil en ${few(rounds, 'ronda más', 'rondas más')}` : '';
    return `${character(vocabulary, who)}: ${points(value)}${now}${uses}.`;
  },
  pair: ({ about, count }) => `Tendrás ${vocabulary.card[at(KINDS, about)].count(count)}.`,
  projected: ({ points: count }) =>
    count > 0 ? `${points(count)} más tal como está.` : `${points(-count)} menos tal como está.`,
};
