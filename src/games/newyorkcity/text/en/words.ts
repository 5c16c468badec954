/** English. */
import { at } from '#kernel';
import { info } from '../../info.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText, mayUseFirst } from '../tell.ts';
import { character, pairOf, type Text, type Vocabulary } from '../text.ts';
import { CHARACTERS } from './characters.ts';
import { eventsIn } from './events.ts';

export const vocabulary: Vocabulary = {
  card: [
    ['press card', 'press cards'],
    ['dollar card', 'dollar cards'],
    ['character card', 'character cards'],
    ['plan', 'plans'],
    ['prestige card', 'prestige cards'],
    ['skyscraper card', 'skyscraper cards'],
    ['joker', 'jokers'],
  ],
  bidding: ['press', 'dollars', 'characters', 'plans', 'prestige', 'skyscrapers'],
  district: ['Manhattan', 'the Bronx', 'Queens', 'Brooklyn', 'Staten Island', 'Jersey City'],
  inDistrict: [
    'in Manhattan',
    'in the Bronx',
    'in Queens',
    'in Brooklyn',
    'on Staten Island',
    'in Jersey City',
  ],
  vehicle: ['taxi', 'bus', 'tram', 'subway', 'boat'],
  and: () => 'and',
  nothing: 'nothing',
  black: 'black',
  character: CHARACTERS,
};

const phrases: Phrases = {
  pass: 'Do not bid',
  done: 'Nothing, go on',
  swap: 'Swap cards with the reserve first',
  use: (name) => `Use the ${name}`,
  from: (card, pair) => `the ${card} of ${pair}`,
  with: (staff) => `with ${staff}`,
  back: (back) => `${back} ${back === 1 ? 'space' : 'spaces'} back`,
  award: (vehicle, value, ends, district) =>
    `${vehicle} tile (${value}) to ${district}, ${vehicle} (${ends})`,
  moveFrom: (district) => `From ${district}`,
  group: {
    pass: 'Pass',
    use: 'Characters',
    swap: 'Reserve',
    choices: 'Choices',
    bid: (value) => `Bid ${value}`,
    raise: (value) => `Raise by ${value}`,
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    value: (value) => `Worth ${value}`,
  },
};

const BIDDING_HINT = [
  'spaces on the press track',
  'dollars',
  'a character',
  'skyscrapers for your board',
  'points and prestige tiles',
  'skyscrapers in the mayor’s district',
];

export const en: Text = {
  title: info.title,
  prompt: {
    pickStack: () => 'Which two characters do you start with?',
    draft: (step, { view }) =>
      mayUseFirst(view, step) ? 'Take a pair of cards, or use a character first.' : 'Take a pair of cards.',
    mix: () => 'Which cards do you take out of two pairs?',
    assist: () => 'Do you use a character now?',
    exchange: () => 'Which hand cards do you exchange?',
    discardTwo: () => 'Which two cards do you discard?',
    drop: () => 'Which of your characters leaves the game?',
    hire: ({ value }) => `Hire a character worth at most ${value}.`,
    fetch: ({ pair }) => `Which reserve cards do you take beside ${pairOf(vocabulary, pair)}?`,
    replaceBlack: () => 'Where do you replace a black skyscraper?',
    bid: (_step, { view }) =>
      `Your bid for ${at(vocabulary.bidding, view.bidding)}: it brings ${at(BIDDING_HINT, view.bidding)}.`,
    raise: () => 'Do you add to your bid?',
    refresh: () => 'Which cards do you discard for new reserve cards?',
    keep: () => 'Which cards lie in your reserve, for all to see?',
    award: () => 'Which prestige tile do you take, with which vehicle, and where to?',
    relocate: ({ district }) =>
      `Your board is empty: do you move a skyscraper to ${at(vocabulary.district, district)}?`,
    reinforce: ({ district }) => `Build one more skyscraper ${at(vocabulary.inDistrict, district)}?`,
    renew: () => `${character(vocabulary, 22)}: which cards do you replace for 1 dollar?`,
    act: () => 'Which character do you use?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: eventsIn(vocabulary),
  part: {
    track: 'Score track',
    statue: 'Statue of Liberty',
    staff: 'Characters',
    endStaff: 'Final characters',
    majorities: 'Majorities',
    districts: 'All districts',
    press: 'Press',
    leftovers: 'Leftovers',
  },
  ending: {
    fifthRound: 'The fifth round is over.',
    aheadOfTom: 'The fifth round is over.',
    behindTom: 'The fifth round is over.',
  },
  reason: {
    needsTom: 'A single player needs at least one Tom.',
    tooMany: 'Players and Toms together are at most four.',
    noSuchStack: 'There is no such stack of characters.',
    noSuchPair: 'There is no such pair.',
    notYours: 'You do not have this character.',
    noDollar: 'There is no dollar for this character, or it has been used in this round.',
    wrongMoment: 'This character cannot be used now.',
    jokersAlone: 'Jokers cannot be played alone.',
    notEnoughCards: 'You do not have these cards to play.',
    wrongKind: 'These cards do not make such a bid.',
    wrongValue: 'These cards and characters do not make a bid of this value.',
    tooExpensive: 'This character is worth too much.',
    notOnShelf: 'This character is not in sight.',
    vehicleGone: 'No such vehicle is left on the board for this tile.',
    notLinked: 'The vehicle does not go to this district.',
    wrongNumber: 'This is not the right number of cards.',
    notThere: 'What you want to take is not there.',
    mustChoose: 'Choose one of the answers listed.',
  },
  options: {
    toms: { label: 'Toms', help: 'How many automatic players join the table.' },
    level: {
      label: 'Tom’s level',
      help: 'From easy to hard; for a free level you choose mode and cards yourself.',
      value: (value) => levelText(value, ['easy', 'medium', 'hard'], 'free'),
    },
    mode: {
      label: 'Tom’s mode',
      help: 'For a free level: A is predictable, C is not.',
      value: (value) => `Mode ${value}`,
    },
    cards: { label: 'Tom’s cards', help: 'For a free level: cards Tom draws each round.' },
  },
};
