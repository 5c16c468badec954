/** Reasons for answers in German. */
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const OPENED: OpenedTexts = { silver: 'Silber', gold: 'Gold und die legendären Türme' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} sofort.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `${street}: Du führst dann ${own} zu ${most}, 5 Punkte am Ende.`;
    if (own === most) return `${street}: Gleichstand mit ${name(rival)}, je ${own}.`;
    return `${street}: ${name(rival)} führt ${most} zu ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${points(count)} mehr für ${CHALLENGE_NAMES[challenge]}.`
      : `${points(-count)} weniger für ${CHALLENGE_NAMES[challenge]}.`,
  workers: ({ free }) => {
    if (free === 0) return 'Lässt dir keinen freien Arbeiter.';
    return `Lässt dir ${free} freie${free === 1 ? 'n' : ''} Arbeiter.`;
  },
  opens: ({ technology }) => `Öffnet ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone
      ? `Steht allein: ${squares} Felder.`
      : `Ergibt ${squares} freie Felder am Stück mit deinen Grundstücken.`,
  fits: ({ tile, points: count }) => `Du kannst sofort ${theTile(tile)} bauen: ${points(count)}.`,
  fronts: ({ streets }) => `Liegt an: ${list(streets.map(streetName))}; dort zählen Gebäude.`,
  few: ({ left }) =>
    left === 1 ? 'Das letzte Grundstück dieser Art.' : `Eines der letzten ${left} Grundstücke dieser Art.`,
  beside: ({ rival }, { name }) => `So kann ${name(rival)} es nicht mit dem Land daneben verbinden.`,
  ends: ({ lead }) =>
    lead >= 0
      ? `Führt das Ende herbei, solange du mit ${lead} führst.`
      : `Führt das Ende herbei, obwohl du ${points(-lead)} zurückliegst.`,
  spends: ({ points: count }) => `Verbraucht eine Karte, die ungenutzt ${points(count)} wert ist.`,
};
