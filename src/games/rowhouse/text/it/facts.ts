/** Reasons for answers in Italian. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Completa un piano: ${points} ${points === 1 ? 'punto' : 'punti'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1
      ? 'Comincia un nuovo piano.'
      : `Il piano avrebbe ${alike} tessere su ${tiles} dello stesso colore.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Il suo colore non continua nessuno dei tuoi piani.'
      : `Il suo colore continua ${storeys === 1 ? 'uno' : storeys} dei tuoi piani.`,
};
