/** Notes and doubts of the coach in Tangram City, in English. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));

export const guide: TangramGuideText = {
  notes: {
    side: 'Either side will do: it only sets where your first squares lie, and their colour.',
    first: 'Build around the start area: it is built already.',
    known: ({ tile, place, cards }) =>
      `Your card, ${piece(tile)}, is number ${place} of ${cards}. Keep a place for it.`,
    twin: ({ tile }) => `The sign on the card: another tile looks like ${piece(tile)} but for one half.`,
    move: 'Changed your mind? Until the next card is turned you may move it or take it back.',
    fountain: 'A fountain closes half a square. Best where the rectangle grows.',
    scored: ({ points }) => `${points} points. Aim for broad blocks: they grow faster than long rows.`,
    halves: ({ count }) =>
      `${count} squares are half open and count nothing yet. Look for tiles with the other half.`,
    closed: 'Nobody knew that card. Leave room for surprises.',
    marker: 'The start marker goes to the leader, whose card is then turned first of all hands.',
    noRoom: ({ tile }) => `No room for ${piece(tile)} anywhere, so it is out.`,
    balance: ({ dark = 0, green = 0 }) =>
      `${dark} roofs, ${green} gardens. Choose more ${dark < green ? 'roofs' : 'gardens'}; even is worth 20.`,
    decline: 'It hardly fits. If it breaks up a good corner, decline it.',
    five: 'Two rounds left. All 49 squares built are worth 15 more.',
    last: 'Three tiles in any order: place first what has the fewest places.',
    end: 'Six rectangles, the full city, the balance: that is the whole score.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Elsewhere the rectangle would grow to ${height * width}.`,
    room: ({ fact: { about, room } }) =>
      room === 'none' ? undefined : `Then ${piece(about)}, which is to come, has no good place.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `Otherwise roofs and gardens would be ${d} apart, not ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best ? 'It blocks your largest free area. Declining may be better.' : undefined,
    fills: ({ chosen }) =>
      'decline' in chosen ? 'It fits without harm, and it is gone if you decline.' : undefined,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `This leaves ${change} gaps that hardly any tile can fill.` : undefined,
  },
};
