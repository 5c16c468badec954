/** Prompts, answers and all other sentences of the game in English; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'Do not bid',
  done: 'Nothing, go on',
  swap: 'Swap cards with the reserve first',
  use: (name) => `Use the ${name}`,
  from: (kind, pair) => `the ${vocabulary.card[kind].one} of ${pair}`,
  with: (staff) => `with ${staff}`,
  back: (back) => `${back} ${back === 1 ? 'space' : 'spaces'} back`,
  award: (vehicle, value, ends, district) =>
    `${vocabulary.vehicle[vehicle]} tile (${value}) to ${vocabulary.district[district]}, ${vocabulary.vehicle[vehicle]} (${ends})`,
  moveFrom: (district) => `From ${vocabulary.district[district]}`,
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

const BIDDING_HINT = {
  press: 'spaces on the press track',
  dollars: 'dollars',
  characters: 'a character',
  plans: 'skyscrapers for your board',
  prestige: 'points and prestige tiles',
  skyscrapers: 'skyscrapers in the mayor’s district',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Cards of each kind',
    baseValues: 'Base values of the progression tiles',
    skyscrapers: 'How many skyscrapers there are',
    startingPieces: 'What everybody begins with',
    allSixDistricts: 'Points for all six districts',
    pressTrack: 'The press track',
    elevator: 'The elevator',
    tom: 'Tom’s levels and limits',
    abilities: 'Amounts of the characters’ abilities',
    setPoints: 'Points for sets',
    knownLinks: 'Two links that the rulebook names',
    otherLinks: 'The other links and their vehicles',
    prestigeTiles: 'Values of the prestige tiles',
    lanterns: 'Which lamplighter belongs to which district',
    sets: 'What the characters’ sets take',
    characters: 'Values and copies of the characters',
  },
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
      `Your bid for ${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]}: it brings ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => 'Do you add to your bid?',
    refresh: () => 'Which cards do you discard for new reserve cards?',
    keep: () => 'Which cards lie in your reserve, for all to see?',
    award: () => 'Which prestige tile do you take, with which vehicle, and where to?',
    relocate: ({ district }) =>
      `Your board is empty: do you move a skyscraper to ${vocabulary.district[at(DISTRICTS, district)]}?`,
    reinforce: ({ district }) =>
      `Build one more skyscraper ${vocabulary.inDistrict[at(DISTRICTS, district)]}?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)}: which cards do you replace for 1 dollar?`,
    act: () => 'Which character do you use?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Starting characters', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Hired characters', of: (id) => characterTrait(vocabulary, id) },
  },
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
