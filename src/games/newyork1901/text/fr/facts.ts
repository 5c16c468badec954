/** Reasons for answers in French. */
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);
const OPENED: OpenedTexts = { silver: 'l’Argent', gold: 'l’Or et les Légendaires' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} tout de suite.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `Vous êtes alors en tête sur ${street}, ${own} à ${most} : 5 points à la fin.`;
    if (own === most) return `Vous êtes alors à égalité avec ${name(rival)} sur ${street}, ${own} partout.`;
    return `${name(rival)} est en tête sur ${street}, ${most} à ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${points(count)} de plus pour ${CHALLENGE_NAMES[challenge]}.`
      : `${points(-count)} de moins pour ${CHALLENGE_NAMES[challenge]}.`,
  workers: ({ free }) => {
    if (free === 0) return 'Ne vous laisse aucun ouvrier disponible.';
    return free === 1 ? 'Vous laisse 1 ouvrier disponible.' : `Vous laisse ${free} ouvriers disponibles.`;
  },
  opens: ({ technology }) => `Ouvre ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone
      ? `Reste isolé : ${squares} carrés.`
      : `Forme ${squares} carrés libres d’un seul tenant avec vos terrains.`,
  fits: ({ tile, points: count }) =>
    `Permet de construire ${theTile(tile)} tout de suite : ${points(count)}.`,
  fronts: ({ streets }) => `Donne sur ${list(streets.map(streetName))}, où les bâtiments comptent.`,
  few: ({ left }) =>
    left === 1 ? 'Le dernier terrain de ce type.' : `L’un des ${left} derniers terrains de ce type.`,
  beside: ({ rival }, { name }) => `Empêche ${name(rival)} de l’ajouter à ses terrains voisins.`,
  ends: ({ lead }) =>
    lead >= 0
      ? `Amène la fin alors que vous menez de ${lead}.`
      : `Amène la fin alors que vous avez ${points(-lead)} de retard.`,
  spends: ({ points: count }) => `Dépense une carte qui vaut ${points(count)} si on la garde.`,
};
