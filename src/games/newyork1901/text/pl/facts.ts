/** Reasons for answers in Polish. */
import { pluralsIn } from '#kernel';
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const { counted } = pluralsIn('pl', ['one', 'few', 'many']);
const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');
const fields = (count: number) => counted(count, 'pole', 'pola', 'pól');
const OPENED: OpenedTexts = { silver: 'srebro', gold: 'złoto i wieżowce legendarne' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} od razu.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `${street}: prowadzisz wtedy ${own} do ${most}, 5 punktów na końcu.`;
    if (own === most) return `${street}: remis z graczem ${name(rival)}, po ${own}.`;
    return `${street}: ${name(rival)} prowadzi ${most} do ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${CHALLENGE_NAMES[challenge]}: ${points(count)} więcej.`
      : `${CHALLENGE_NAMES[challenge]}: ${points(-count)} mniej.`,
  workers: ({ free }) =>
    free === 0
      ? 'Zostajesz bez wolnego robotnika.'
      : `Zostaje ci ${counted(free, 'wolny robotnik', 'wolnych robotników', 'wolnych robotników')}.`,
  opens: ({ technology }) => `Otwiera ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone
      ? `Leży osobno: ${fields(squares)}.`
      : `Tworzy z twoimi działkami jeden wolny obszar: ${fields(squares)}.`,
  fits: ({ tile, points: count }) => `Możesz od razu zbudować ${theTile(tile)}: ${points(count)}.`,
  fronts: ({ streets }) => `Leży przy: ${list(streets.map(streetName))}; tam liczą się budynki.`,
  few: ({ left }) =>
    left === 1 ? 'Ostatnia działka tego rodzaju.' : `Jedna z ostatnich ${left} działek tego rodzaju.`,
  beside: ({ rival }, { name }) => `${name(rival)} nie połączy jej ze swoim terenem obok.`,
  ends: ({ lead }) =>
    lead >= 0
      ? `Kończy grę, gdy prowadzisz o ${points(lead)}.`
      : `Kończy grę, gdy masz ${points(-lead)} straty.`,
  spends: ({ points: count }) => `Zużywa kartę, która niezagrana daje ${points(count)}.`,
};
