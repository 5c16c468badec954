/** Notes and doubts of the coach in Flatiron, in English. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const street = (number: string | number | undefined) => at(names.place, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street: one }) => `${street(one)} pays you $1 for going there, and there you can build.`,
    tray: 'Nothing is final yet. Put your turn together; the bright button sends it.',
    revealed: 'This turns up something new, so it cannot be taken back.',
    roof: 'Only the roof is left. It ends the game at once: be ahead when it goes on.',
    keep: ({ name }) => `Keep one newspaper; ${name} gets the other. Think of what could be done with it.`,
    given: ({ name }) =>
      `${name} reached the newsboy, so you have a newspaper as well. Spend it in any turn of yours.`,
    sell: 'You hold this colour already, so this line would sell it. To build it later, skip.',
    work: 'Your column runs from the top down. Use or skip each line.',
    slot: 'Each free slot gives what stands beside it, once.',
    pillar: 'These colours fit on the level. The suns on your board say what each brings you.',
    half: 'Above or below decides which half counts, for good. Above runs before the board, below after it.',
    decree: 'A decree scores at the end, by the half you show. Look for one that fits what you do anyway.',
    place: 'Any street without a decree. Mind the thumb: above 0 brings 5 points, below 0 costs 3.',
    close: 'You still hold a newspaper. Spend it now, or end the turn and save it.',
    deck: 'The slot lets you buy a card from any deck, at its price. You may decline.',
    other: 'Choose any of these lines and use it as if you stood there. Its own price is paid as well.',
    afar: 'City Hall from afar: the same three things.',
    news: 'This slot lets you use the newspaper of the day, which stays where it is.',
    any: 'Any colour for this price: take one that costs you more at home, or that the level still needs.',
    swap: 'One of your pillars goes back, another colour comes: good when the level already has yours.',
    board:
      'Each column: the price of a pillar, what it brings, and a second line. Cheap and dear colours differ from board to board.',
    mine: ({ street: one }) => `The level is full: ${street(one)} can build the floor now, $5 for 6 points.`,
    his: ({ name, street: one }) =>
      `The level is full. If you cannot build the floor, stand on ${street(one)}: ${name} needs it for that.`,
    new: 'New level, new rule: read it here. It holds for both of you.',
    two: ({ name }) =>
      `One more pillar fills this level. If you set it, ${name} has the first chance to build the floor.`,
    token: 'This thumb lifts one street by 1 at the end; the game lays it where it brings most.',
    poor: ({ street: one }) =>
      Number(one) < 0
        ? 'Short of money? Any place gives $2.'
        : `Short of money? ${street(one)} brings some, and any place gives $2.`,
    total: 'Beside your name stands what you would have if the game ended now, thumbs and decrees included.',
    full: 'This card goes to a column that has its three cards already: it cannot be bought.',
    taken: ({ name }) => `Where ${name} stands is closed for you. And your place is closed for ${name}.`,
    act: 'Go somewhere and do one thing there: buy the card on top, use your column, or take $2.',
    hall: 'At City Hall you may buy a decree, use the newspaper of the day, or take $2.',
    end: 'Three sums: points in play, thumbs, decrees. The review shows which choice cost most.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Another choice can bring ${points(fact.points)} this turn, this one ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `The floor could be built: ${points(fact.points)} for $${fact.cost}.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} could be set: ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `Elsewhere you would keep ${name(fact.rival)} off ${at(names.place, fact.place)}, a column of ${fact.lines} actions.`,
    reputation: ({ fact }) =>
      fact.points > 0 ? `Reputation could bring ${points(fact.points)} more at the end.` : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `Decrees could bring ${points(fact.points)} more as things stand.` : undefined,
    newsboy: () => 'Another choice reaches the newsboy, who brings you a newspaper.',
  },
  worse: {
    fills: () => 'This fills the level, and whoever comes next can build the floor.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `The roof ends the game at once, and you are ${-fact.lead} behind, everything counted.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `This costs ${points(-fact.points)} of reputation at the end.` : undefined,
    decrees: ({ fact }) =>
      fact.points < 0 ? `Your decrees lose ${points(-fact.points)} by this.` : undefined,
  },
};
