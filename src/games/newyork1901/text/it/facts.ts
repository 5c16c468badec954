/** Reasons for answers in Italian. */
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);
const OPENED: OpenedTexts = { silver: 'l’argento', gold: 'l’oro e i leggendari' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} subito.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `Passi in testa su ${street}, ${own} a ${most}: 5 punti alla fine.`;
    if (own === most) return `Sei in parità con ${name(rival)} su ${street}, ${own} a testa.`;
    return `${name(rival)} è in testa su ${street}, ${most} a ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${points(count)} in più per ${CHALLENGE_NAMES[challenge]}.`
      : `${points(-count)} in meno per ${CHALLENGE_NAMES[challenge]}.`,
  workers: ({ free }) => {
    if (free === 0) return 'Ti lascia senza operai liberi.';
    return free === 1 ? 'Ti lascia 1 operaio libero.' : `Ti lascia ${free} operai liberi.`;
  },
  opens: ({ technology }) => `Apre ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone ? `Resta isolato: ${squares} caselle.` : `Forma ${squares} caselle libere unite ai tuoi lotti.`,
  fits: ({ tile, points: count }) => `Ti fa costruire subito ${theTile(tile)}: ${points(count)}.`,
  fronts: ({ streets }) => `Si affaccia su ${list(streets.map(streetName))}, dove gli edifici contano.`,
  few: ({ left }) =>
    left === 1 ? 'L’ultimo lotto del suo tipo.' : `Uno degli ultimi ${left} lotti del suo tipo.`,
  beside: ({ rival }, { name }) => `Impedisce a ${name(rival)} di unirlo ai lotti accanto.`,
  ends: ({ lead }) =>
    lead >= 0
      ? `Fa finire la partita mentre sei avanti di ${lead}.`
      : `Fa finire la partita mentre sei indietro di ${-lead}.`,
  spends: ({ points: count }) => `Spende una carta che non giocata vale ${points(count)}.`,
};
