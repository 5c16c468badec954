/** English: questions, answers, the log. */

import { at, type NameOf } from '#kernel';
import { decreeHalfOf, sideOf } from '../../approach.ts';
import { DANIEL, DANIELS, NONE, ROOF, SIDES } from '../../components.ts';
import { info } from '../../info.ts';
import { pillarPrice, placeOffered } from '../../queries.ts';
import { answering } from '../answers.ts';
import { capital, phrases, reputationOfHalf, signed, signedPoints } from '../phrases.ts';
import type { Text } from '../text.ts';
import { facts } from './facts.ts';
import { names, points } from './names.ts';

const { deed, half, effect, bonus, paper, street, scoring } = phrases(names);

const side = (number: number) => {
  const { letter, purple } = at(SIDES, number);
  return `board ${letter}, ${purple ? 'purple side' : 'reverse'}`;
};
const end = (which: number) => (which === 0 ? 'above' : 'below');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'the roof' : 'the next floor');
const newspaper = (kind: number | null) => (kind === null ? 'a newspaper' : `the newspaper “${paper(kind)}”`);
/** What a half does, and its reputation. */
const seen = (card: number, shown: number) =>
  `${half(card, shown)} (reputation ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `card ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' from the slot',
  cards: ' for the card',
  newspaper: '',
  street: ' for going there',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Money at the start, and money taken',
    prices: 'Prices of decrees and floors',
    supplies: 'Pillars, tokens, and how much is laid out',
    track: 'Spaces of the newsboy',
    streetResults: 'Points for good and bad reputation',
    actions: 'Costs and points of special actions',
    scorings: 'Amounts on decrees',
    effects: 'Amounts of floor effects',
    newspapers: 'Amounts on newspapers',
    newspaperCopies: 'Newspapers of each kind',
    daniel: 'What Daniel gains',
    boards: 'Boards: prices, points, actions',
    streetCards: 'Street cards',
    decrees: 'Decrees',
    floors: 'Floors: effects and slots',
    danielCards: 'Daniel’s cards',
  },
  prompt: {
    chooseBoard: () => 'Which board do you play on, and which side of it?',
    chooseDanielSide: () => 'Which side of his board does Daniel play on?',
    move: () => 'Go to another place: use a column, buy a card, or take money.',
    act: (_, { view }) => `You are ${at(names.being, placeOffered(view))}: what do you do?`,
    closeTurn: () => 'All done: spend a newspaper, or end the turn?',
    work: ({ deed: number }) => `Next in your column: ${deed(number)}.`,
    usePaper: (_, { view }) => `Use the newspaper of the day: ${paper(view.paper)}?`,
    pickDeed: () => 'Which action do you use?',
    pickHallAction: () => 'What do you do at City Hall?',
    pickDeck: () => 'From which deck do you buy the top card?',
    pickHalf: ({ deck, price }, { view }) =>
      `Where does the ${street(at(view.decks, deck).top)} card for $${price} go?`,
    pickDecree: ({ price }) => `Which decree do you buy for $${price}?`,
    placeDecree: () => 'Where does the decree go?',
    pickColor: ({ cost }, { view }) => `Which pillar do you buy for $${pillarPrice(view, cost)}?`,
    giveColor: () => 'Which pillar goes back to the supply?',
    takeColor: ({ color }) => `What do you take for ${at(names.thePillar, color)}?`,
    pickPillar: ({ second }) => (second ? 'Which is your second pillar?' : 'Which pillar do you build?'),
    pickSlot: ({ color }) => `Where does ${at(names.thePillar, color)} go?`,
    keepPaper: (_, { view }) =>
      `Which newspaper do you keep? The other one ${view.daniel ? 'becomes the newspaper of the day' : 'goes to your rival'}.`,
  },
  answer: answering({
    done: 'End the turn',
    skip: 'Skip',
    go: (place) => at(names.place, place),
    spend: (kind) => `Spend your newspaper: ${paper(kind)}`,
    side: (number) => capital(side(number)),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `Buy ${at(names.pillar, color)} for $${price}`,
    buyAny: (price) => `Buy any pillar for $${price}`,
    sell: (color, price) => `Sell ${at(names.thePillar, color)} for $${price}`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => capital(at(names.color, color)),
    slot: (slot, level) => `Slot ${slot + 1}: ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `${at(names.place, deck)} deck: a ${street(card)} card for $${price}, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))}: ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)}: ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, row ${row + 1}: ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `${at(names.place, deck)} deck, ${shown === 0 ? 'upper' : 'lower'} half: ${deed(number)}`,
    money: (dollars) => `Take $${dollars}`,
    usePaper: (kind) => `Use the newspaper of the day: ${paper(kind)}`,
    buyCard: (card, price) => `Buy the ${street(card)} card for $${price}`,
    buyDecree: (price) => `Buy a decree for $${price}`,
    activate: (place) => `Activate ${at(names.place, place)}`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `On the starting floor ${effect(first)}. Next floor: ${effect(next)}. Newspaper of the day: ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} is dealt the boards ${boards.map((board) => at(SIDES, board).letter).join(' and ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} plays on ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel is dealt board ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel plays on ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'goes first and ' : ''}starts with $${dollars}.`,
    moved: ({ seat, to }, name) => `${name(seat)} goes ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} takes $${dollars}.`,
    activated: ({ seat, place }, name) => `${name(seat)} activates ${at(names.place, place)}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} skips “${deed(number)}”.`,
    chained: ({ seat, deed: number, cost }, name) => `${name(seat)} pays $${cost} to use “${deed(number)}”.`,
    reachedHall: ({ seat, cost }, name) => `${name(seat)} pays $${cost} for an option of City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} gains $${dollars}${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) => `${name(seat)} scores ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} buys a card for $${price} and puts it ${end(shown)} the ${street(card)} column: ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} buys a decree for $${price} and puts it ${end(shown)} the ${at(names.place, where)} column: ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} buys ${at(names.pillar, color)} for $${price}.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} sells ${at(names.thePillar, color)} for $${price}.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} swaps ${at(names.thePillar, away)} for ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} pays $${cost} to build.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} sets ${at(names.pillar, color)} on level ${level + 1}, slot ${slot + 1}, and scores ${points(count)}${more > 0 ? ` and ${more} more for the level` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} takes a reputation token.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} draws ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} pays $${cost}, builds ${floor(number)} and scores ${points(count)}.`,
    turnedCards: () => 'The top cards go under their decks.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Only the roof is left to build.' : `Next floor: ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} spends ${newspaper(kind)}.`,
    usedPaper: ({ seat, paper: kind }, name) => `${name(seat)} uses ${newspaper(kind)}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} reaches the newsboy at ${space}, who ${next === 0 ? 'leaves the game' : `moves on to ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} keeps ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} is given ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `New newspaper of the day: ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel turns up ${danielCard(card)} and goes ${at(names.going, to)}${other ? `, because he is already ${at(names.being, at(DANIELS, card).main)}` : ''} (R10.3).`,
    danielMet: ({ points: count }) => `He meets the other architect and scores ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel cannot build the pillar of ${danielCard(card)} and scores his popularity, ${points(count)} (R10.7).`
        : `Daniel scores his popularity by ${danielCard(card)}, ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Daniel sets ${at(names.pillar, color)} by ${danielCard(card)} on level ${level + 1}, slot ${slot + 1}, and scores ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Daniel builds ${floor(number)} by ${danielCard(card)} and scores ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `No decree is left for ${danielCard(card)} (R10.9).`
        : `Daniel cannot build the floor of ${danielCard(card)} and takes the decree “${scoring(decree, 0)}” (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? 'A second main place comes up again, that' : 'The main place'} of ${danielCard(card)}${again ? '' : ' has come up before'}: Daniel takes ${taken === NONE ? 'no card, there is none where he stands' : `a ${street(taken)} card`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'All of Daniel’s cards are shuffled again (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)}: reputation ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)}: decree “${scoring(card, shown)}”, ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel adds ${points(cards)} for his cards (R10.15)${reputation > 0 ? ` and ${reputation} for their reputation (R10.16)` : ''} and has ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Boards', of: (id) => capital(side(sideOf(id))) },
    decree: { heading: 'Decrees', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'During play', cards: 'Cards', reputation: 'Reputation', decrees: 'Decrees' },
  holding: { dollars: (dollars) => `$${dollars}` },
  ending: {
    roof: 'The roof is on.',
    danielBeaten: 'The roof is on.',
    danielWins: 'The roof is on.',
    turnLimit: 'The roof was never built; the match was stopped and counted.',
  },
  reason: {
    hardIsSolo: 'Only Daniel can be made harder: you have to play alone.',
    notDealt: 'This board was not dealt here.',
    purpleOnly: 'This table plays on the purple sides only.',
    mustMove: 'Your architect must go to another place.',
    placeTaken: 'The other architect stands there.',
    noSuchPlace: 'There are four streets and City Hall.',
    mustAct: 'Now do one thing here: buy a card, activate the place or take money.',
    hasActed: 'You have moved and acted: you can only spend newspapers or end the turn.',
    notInHand: 'You do not have this newspaper.',
    insideAction: 'Newspapers cannot be spent in the middle of an action.',
    notDelivered: 'You keep one of the two newspapers delivered.',
    tooPoor: 'You do not have enough money.',
    deckEmpty: 'This deck is empty.',
    columnFull: 'The column of this card already has three cards.',
    columnHasDecree: 'This column already has a decree.',
    noDecreeLeft: 'No decree is left.',
    noRoomForDecree: 'None of your columns can take a decree.',
    colorStored: 'You already have a pillar of this colour.',
    colorNotStored: 'You do not have a pillar of this colour.',
    noneInSupply: 'The supply has no pillar of this colour.',
    nothingStored: 'You have no pillar.',
    nothingToBuy: 'The supply has no pillar for you.',
    levelFull: 'The level has no free slot.',
    levelNotFull: 'The level does not have its three pillars yet.',
    colorOnLevel: 'The level already has this colour.',
    nothingFits: 'The level already has the colours of your pillars.',
    needsTwo: 'Two pillars must fit on the level.',
    slotTaken: 'This slot is taken.',
    noSuchSlot: 'A level has three slots.',
    roofIsOn: 'The roof is on: no pillar stands on it, and nothing more is built.',
    colorMissing: 'The level does not have this colour.',
    tooFewFloors: 'Too few floors are built.',
    newsboyAhead: 'You have not reached a newsboy space yet.',
    chainUsed: 'This kind of action was already used in the chain.',
    nothingToUse: 'This action cannot be used here.',
    notVisible: 'This decree is not on offer.',
  },
  options: {
    sides: {
      label: 'Sides of the boards',
      help: 'The purple sides are easier for a first game.',
      value: (value) => (value === 'purple' ? 'Purple sides only' : 'Any side'),
    },
    hard: { label: 'Hard Daniel', help: 'Alone: Daniel also scores the good reputation of his cards.' },
  },
};
