/** Reasons for answers in Spanish. */
import { at } from '#kernel';
import type { FactText } from '../text.ts';
import { names, points } from './names.ts';

export const facts: FactText = {
  turn: ({ points: count }) =>
    count === 0 ? 'No da PV en este turno.' : `Puede dar ${points(count)} en este turno.`,
  money: ({ dollars }) => `Te deja ${dollars} $ al final del turno.`,
  floor: ({ points: count, cost }) => `Construye la planta: ${points(count)} por ${cost} $.`,
  roof: ({ lead }) =>
    lead >= 0
      ? `Pone el tejado cuando ganas por ${lead}, contándolo todo.`
      : `Pone el tejado cuando pierdes por ${-lead}, contándolo todo.`,
  pillar: ({ about, points: count }) => `Coloca ${at(names.pillar, about)}: ${points(count)}.`,
  fills: () => 'Llena la planta: quien venga después puede construir la siguiente.',
  blocks: ({ place, rival, lines }, { name }) =>
    `Cierra ${at(names.place, place)} a ${name(rival)}, una columna de ${lines} acciones.`,
  card: ({ about, lines, turns }) =>
    `${at(names.place, about)} tendrá ${lines} acciones, durante unos ${turns} turnos más.`,
  decrees: ({ points: count }) => {
    if (count === 0) return 'Los decretos dan lo mismo que antes.';
    return count < 0
      ? `Decretos: ${points(-count)} menos tal como está.`
      : `Decretos: ${points(count)} más tal como está.`;
  },
  reputation: ({ points: count }) => {
    if (count === 0) return 'La reputación queda igual.';
    return count < 0
      ? `Reputación: ${points(-count)} menos al final.`
      : `Reputación: ${points(count)} más al final.`;
  },
  newsboy: () => 'Llega al repartidor, que te trae un periódico.',
  paper: ({ left }) => (left === 0 ? 'Gasta tu último periódico.' : `Gasta un periódico; te quedan ${left}.`),
};
