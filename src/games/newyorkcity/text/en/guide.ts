/** Notes and doubts of the coach in New York City, in English. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) => `${value} would win as well: nobody bids after you. You would keep ${cards}.`,
    wanted: (cards, kind) => `This spends ${cards}, wanted in the bids for ${kind}.`,
    tile: 'A bid here brings a prestige tile, and a skyscraper with it.',
    ties: (value, name) => `${value} only ties, and ${name} is ahead on the press track.`,
    beaten: (name, bid, value) => `${name} keeps the crown with ${bid}; ${value} would take it.`,
    lost: (count) => `${count} of this bid would bring nothing.`,
    brings: (value, gain) => `A bid of ${value} would mean: ${gain}.`,
    district: (where, points, instead) =>
      `More could be had ${where}: ${points} points instead of ${instead}.`,
    elsewhere: (points) => `Elsewhere it would bring ${points} more as things stand.`,
    use: (name, points) => `${name} would bring ${points} as things stand, and you have a dollar.`,
    hires: (name) => `Within reach and worth more to you: ${name}.`,
    pair: (cards) => `With another pair you would hold ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'The last round. What you do not build or use now is worth half a point at the end.',
    draft:
      'Take one pair now, and another when your turn comes again. Equal cards, and jokers, make strong bids.',
    banker: 'Your Banker turns 1 dollar into 2. Use him before you take cards, every round.',
    round: 'The mayor has moved. All characters are free again, each for a dollar.',
    press: 'Press decides ties, and who acts first. From space 5 on it brings 3 points.',
    dollars: 'You need one dollar for each character you use in a round. More than that waits.',
    characters:
      'The bid, and one more for the crown, is the shelf you reach. Every character scores at the end.',
    plans: 'Plans fill your board. You can build only what stands there.',
    prestige: 'With two players every bid for prestige brings a tile and a skyscraper, even a bid of 1.',
    skyscrapers: 'These go to the mayor’s district. The figures show what each row would score now.',
    send: 'Nothing is final yet. The bright button sends it.',
    hire: 'I, II, III say when a character works; End scores at the end and needs no dollar.',
    award:
      'Tile, vehicle, district: look for a district where you are ahead, or one in which you have nothing yet.',
    empty:
      'Your board is empty. You may move a skyscraper from elsewhere instead. Mind what you leave behind.',
    keep: 'These stay for the next round. Best are jokers, and the kind you collect.',
    act: ({ character }) =>
      `The last phase: for a dollar each, characters of III work now. You have: ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `For a dollar a character can help this bid: ${characterIn(vocabulary, character)}.`,
    crown: 'The crown was yours: one more. And you open the next bid.',
    tie: 'The same bid, but the other player is ahead on the press track.',
    second: ({ name, bid }) =>
      `${name} has bid ${bid}: one more is enough, and if you are ahead on the press track, as much.`,
    open: 'Others can still go higher. A bid pays even without the crown.',
    joker: 'A joker adds 1 beside any real card. It is worth most where you want the crown.',
    low: 'Your board is nearly empty: without plans there is nothing to build.',
    total:
      'Beside your name stand points already scored; the figure in brackets is what it would be if it ended now.',
    black: ({ district, space }) =>
      `Black leads ${inDistrict(vocabulary, district)} with as many as you. One more of yours, or space ${space} on the press track, and you lead.`,
    six: ({ district }) =>
      `Nothing of yours stands ${inDistrict(vocabulary, district)}. Built there, you have all six: 4 points for the first, 3 at the end.`,
    statue: 'All six districts: the statue’s 4 points are gone, the 3 at the end are still there for you.',
    five: ({ spaces }) => `Space 5 brings 3 points at the end. You need ${spaces} more.`,
    stack: 'Two characters to begin with. Easy ones bring points or dollars every round.',
    end: 'Districts are most of it. The review shows which bid cost most.',
  },
  ...doubts,
};
