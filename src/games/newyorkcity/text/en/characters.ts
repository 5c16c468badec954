/** The characters in English; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'vehicle' };

const inSentence: SetNouns = {
  vehicle: (name, count) => (count === 1 ? `a ${NAMES[name]}` : `${count} × ${NAMES[name]}`),
  dollars: (count) => (count === 1 ? 'a dollar' : `${count} dollars`),
  skyscrapers: (count) => (count === 1 ? 'a skyscraper of your board' : `${count} skyscrapers of your board`),
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} ${count === 1 ? 'dollar' : 'dollars'}`,
  skyscrapers: (count) => `${count} ${count === 1 ? 'skyscraper' : 'skyscrapers'}`,
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 point for each of your skyscrapers ${inDistrict[district]}.`,
    short: `1 per skyscraper: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} points for each set of ${list(itemsOf(set, inSentence))}.`,
    short: `${points} per ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Secretary',
    ability: '1 point; discard any number of hand cards and draw as many.',
    short: '1 point; swap hand cards',
  },
  goBetween: {
    name: 'Go-between',
    ability: 'Instead of a pair, take one card each of two pairs.',
    short: 'One card each of two pairs',
  },
  archivist: {
    name: 'Archivist',
    ability: '1 point; a card off the deck makes your reserve larger by one.',
    short: '1 point; reserve grows by 1',
  },
  bulkBuyer: {
    name: 'Bulk buyer',
    ability: 'Take both your pairs at once.',
    short: 'Both pairs at once',
  },
  scout: {
    name: 'Scout',
    ability: 'Draw 3 cards, then discard 2.',
    short: 'Draw 3, discard 2',
  },
  banker: {
    name: 'Banker',
    ability: 'Take 2 dollars.',
    short: 'Take 2 dollars',
  },
  headhunter: {
    name: 'Headhunter',
    ability: 'Dismiss one of your characters and hire one worth at most 1 more.',
    short: 'Swap a character, at most +1',
  },
  bookkeeper: {
    name: 'Bookkeeper',
    ability: 'For each card of the pair just taken, take one like it out of your reserve.',
    short: 'Twins of the pair from reserve',
  },
  reporter: {
    name: 'Reporter',
    ability: 'Draw 1 card and take 1 dollar.',
    short: 'Draw 1 card, take 1 dollar',
  },
  agent: {
    name: 'Agent',
    ability: 'Draw 2 cards.',
    short: 'Draw 2 cards',
  },
  wrecker: {
    name: 'Wrecker',
    ability: 'Replace a black skyscraper with one from your board.',
    short: 'Replace a black skyscraper',
  },
  librarian: {
    name: 'Librarian',
    ability: '1 point; discard any number of reserve cards and fill the reserve up.',
    short: '1 point; new reserve cards',
  },
  interpreter: {
    name: 'Interpreter',
    ability: 'One card of your choice counts as one card of the wanted kind.',
    short: 'Any 1 card as the wanted kind',
  },
  whistleBlower: {
    name: 'Whistle-blower',
    ability: 'Go back 1 or 2 spaces on the press track, each for a joker in this bid.',
    short: '1–2 press spaces back: jokers',
  },
  assistant: {
    name: 'Assistant',
    ability: 'With a hand card, also play one of the same kind out of your reserve.',
    short: 'Play a twin out of the reserve',
  },
  lobbyist: {
    name: 'Lobbyist',
    ability: 'Your bid is higher by a joker.',
    short: 'Bid 1 joker higher',
  },
  patron: {
    name: 'Patron',
    ability: 'Your prestige bid is higher by a prestige card.',
    short: 'Prestige bid 1 card higher',
  },
  doorman: {
    name: 'Doorman',
    ability: 'Take 1 dollar; you bid last in this bidding round.',
    short: 'Bid last, take 1 dollar',
  },
  celebrity: {
    name: 'Celebrity',
    ability: 'Your prestige bid brings double points.',
    short: 'Prestige points ×2',
  },
  engineer: {
    name: 'Engineer',
    ability: 'One card of your choice counts as two cards of the wanted kind.',
    short: 'Any 1 card as 2 wanted ones',
  },
  foreman: {
    name: 'Foreman',
    ability: 'When you build, build one more there out of the supply.',
    short: 'When you build: 1 more there',
  },
  clerk: {
    name: 'Clerk',
    ability: 'After a bidding round, replace up to 2 hand cards.',
    short: 'Replace up to 2 hand cards',
  },
  singer: {
    name: 'Singer',
    ability: '2 points.',
    short: '2 points',
  },
  draughtsman: {
    name: 'Draughtsman',
    ability: '1 point and a skyscraper from the supply.',
    short: '1 point and 1 skyscraper',
  },
  actor: {
    name: 'Actor',
    ability: '3 points.',
    short: '3 points',
  },
  photographer: {
    name: 'Photographer',
    ability: 'A skyscraper from the supply and 1 space on the press track.',
    short: '1 skyscraper, 1 press space',
  },
  editor: {
    name: 'Editor',
    ability: 'As many spaces on the press track as your place on it.',
    short: 'Press spaces = your place',
  },
  orangeLamplighter: { name: 'Orange lamplighter', ...lit('orange') },
  greenLamplighter: { name: 'Green lamplighter', ...lit('green') },
  brownLamplighter: { name: 'Brown lamplighter', ...lit('brown') },
  purpleLamplighter: { name: 'Purple lamplighter', ...lit('purple') },
  whiteLamplighter: { name: 'White lamplighter', ...lit('white') },
  publisher: {
    name: 'Publisher',
    ability: '1 point for every 2 spaces on the press track, rounded up.',
    short: '1 per 2 press spaces',
  },
  collector: {
    name: 'Collector',
    ability: '2 points for each card of one kind in your reserve.',
    short: '2 per reserve card of one kind',
  },
  townPlanner: {
    name: 'Town planner',
    ability: '2 points for each district with at least 3 of your skyscrapers.',
    short: '2 per district with 3 or more',
  },
  manager: {
    name: 'Manager',
    ability: '1 point for each of your characters.',
    short: '1 per own character',
  },
  haulier: { name: 'Haulier', ...scoring('haulier') },
  railwayman: { name: 'Railwayman', ...scoring('railwayman') },
  harbourMaster: { name: 'Harbour master', ...scoring('harbourMaster') },
  chauffeur: { name: 'Chauffeur', ...scoring('chauffeur') },
  contractor: { name: 'Contractor', ...scoring('contractor') },
  financier: { name: 'Financier', ...scoring('financier') },
};
