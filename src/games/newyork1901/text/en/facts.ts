/** Reasons for answers in English. */
import { openedBy } from '../naming.ts';
import { CHALLENGE_NAMES, type FactText, type OpenedTexts } from '../text.ts';
import { names } from './names.ts';

const { list, street: streetName, theTile } = names;
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const OPENED: OpenedTexts = { silver: 'silver', gold: 'gold and the legendaries' };

export const facts: FactText = {
  now: ({ points: count }) => `${points(count)} at once.`,
  street: ({ about, own, most, rival }, { name }) => {
    const street = streetName(about);
    if (own > most) return `You then lead on ${street}, ${own} to ${most}: 5 points at the end.`;
    if (own === most) return `You are then level with ${name(rival)} on ${street}, ${own} each.`;
    return `${name(rival)} leads on ${street}, ${most} to ${own}.`;
  },
  challenge: ({ challenge, points: count }) =>
    count > 0
      ? `${points(count)} more for ${CHALLENGE_NAMES[challenge]}.`
      : `${points(-count)} less for ${CHALLENGE_NAMES[challenge]}.`,
  workers: ({ free }) => {
    if (free === 0) return 'Leaves you without a free worker.';
    return free === 1 ? 'Leaves you 1 free worker.' : `Leaves you ${free} free workers.`;
  },
  opens: ({ technology }) => `Opens ${OPENED[openedBy(technology)]}.`,
  land: ({ squares, alone }) =>
    alone
      ? `Stands alone: ${squares} squares.`
      : `Makes ${squares} free squares in one piece with your land.`,
  fits: ({ tile, points: count }) => `Lets you build ${theTile(tile)} at once: ${points(count)}.`,
  fronts: ({ streets }) => `Lies on ${list(streets.map(streetName))}, where buildings count.`,
  few: ({ left }) => (left === 1 ? 'The last lot of its kind.' : `One of the last ${left} lots of its kind.`),
  beside: ({ rival }, { name }) => `Keeps ${name(rival)} from joining it to the land beside it.`,
  ends: ({ lead }) =>
    lead >= 0 ? `Brings the end while you lead by ${lead}.` : `Brings the end while you are ${-lead} behind.`,
  spends: ({ points: count }) => `Spends a card that is worth ${points(count)} unused.`,
};
