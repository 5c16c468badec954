/** English. */

import { at } from '#kernel';
import { LOTS } from '../../board.ts';
import { STREET_POINTS } from '../../components.ts';
import { info } from '../../info.ts';
import { beginningOf, demolishedBy, pointsOf, turnGoesOnWith } from '../../queries.ts';
import { characterTrait, legendaryTrait, openedBy, tally } from '../naming.ts';
import {
  ACTION_CARD_NAMES,
  CHALLENGE_NAMES,
  capital,
  challengeValue,
  type OpenedTexts,
  streetValue,
  type Text,
} from '../text.ts';
import { actionCards } from './cards.ts';
import { facts } from './facts.ts';
import { names } from './names.ts';

const { list, lot, theLot, lotThere, theLotThere, card, cards } = names;
const { street, character, tile, theTile, ground, where, turned } = names;

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

const OPENED: OpenedTexts = { silver: 'silver skyscrapers', gold: 'gold skyscrapers and one legendary' };

export const words: Text = {
  title: info.title,
  values: {
    counts: 'How many of each piece there are',
    thresholds: 'Points that open silver and gold',
    streetMajority: 'Points for a street',
    challengePoints: 'Points of the challenges',
    unusedActionCard: 'Points for an unused action card',
    firstGame: 'Streets and challenge of the first game',
    startingBuilding: 'The starting building',
    streetCards: 'Streets that have a card',
    heights: 'Heights of the legendary skyscrapers',
    characters: 'Names of three characters',
    otherCharacters: 'Names of the other two characters',
    plainStreets: 'Streets without a card',
    parks: 'Parks',
    landmarks: 'Landmarks',
    map: 'The map: lots, blocks, streets',
    startLots: 'Starting lots',
    skyscrapers: 'Shapes and points of the skyscrapers',
    legendaries: 'Shapes and points of the legendary skyscrapers',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Acquire a lot.',
        either: 'Acquire a lot, or demolish and rebuild.',
        noWorker: 'You have no free worker: build, or demolish and rebuild.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'You may build a skyscraper, or end your turn.',
        card: 'You may play an action card, or end your turn.',
        either: 'You may build a skyscraper, play an action card, or end your turn.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab: acquire a second lot, of 2 squares.',
    boomBuild: () => 'Construction Boom: build a second skyscraper.',
    giveBack: () => 'You can do nothing else: which reserved lot do you give back?',
  },
  answer(action, { view }) {
    if ('lot' in action) return capital(lotThere(action.lot));
    if ('stop' in action) return 'End the turn';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place}; demolishes ${list(fallen.map(theTile))}`;
  },
  group(action) {
    if ('lot' in action) return capital(card(at(LOTS, action.lot).kind));
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Action card' : 'Turn';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} plays ${character(who)}.`
        : `${name(seat)} plays ${character(who)} and starts with a building on ${lotThere(start)}.`,
    setStreets: ({ streets }) => `Streets in play: ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null ? 'There is no challenge.' : `The challenge: ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `${name(first)} goes first.`,
    filled: ({ kinds }) => `New in the market: ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} acquires ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} demolishes ${theTile(old.tile)} (${ground(old)}).`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home = ['', ' A worker comes home.'][workers] ?? ` ${workers} workers come home.`;
      return `${name(seat)} builds ${theTile(build.tile)}: ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      `${name(seat)} puts ${lots.length === 1 ? 'a worker' : 'workers'} on ${list(lots.map(lot))}, left empty.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} gains ${points(gained)} for Gold Prestige.`,
    reached: ({ seat, technology }, name) => `${name(seat)} may now build ${OPENED[openedBy(technology)]}.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} plays ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `The market is replaced: ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) => `${name(seat)} is stuck and gives back ${theLot(given)}.`,
    announced: ({ seat }, name) => `${name(seat)} has only five skyscrapers left.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `${name(seat)} has only four skyscrapers left: everybody else has one more turn.`
        : `The market cannot be filled: everybody but ${name(seat)} has one more turn.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `Buildings on ${street(scored)}: ${tally(counts, name)}. ${seat === null ? 'Nobody scores' : `${name(seat)} scores ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} scores ${points(scored)} for ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} scores ${points(scored)} for ${scored === 1 ? 'an unused action card' : 'unused action cards'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Characters', of: (id) => characterTrait(names, id) },
    legendary: { heading: 'Legendary skyscrapers', of: (id) => legendaryTrait(names, id, 'None built') },
  },
  part: { buildings: 'Buildings', streets: 'Streets', challenge: 'Challenge', cards: 'Action cards' },
  ending: {
    tiles: 'A player had only four skyscrapers left.',
    market: 'The market could not be filled.',
  },
  reason: {
    firstGameIsFixed: 'The first-game set has its own streets and challenge.',
    acquireFirst: 'With a free worker you must acquire a lot before you build.',
    noPassing: 'You cannot pass while there is something you can do.',
    noFreeWorker: 'You have no free worker.',
    noSuchCard: 'The market has no card for this lot.',
    lotTaken: 'This lot already has an owner.',
    oneLotATurn: 'A lot is acquired once, at the beginning of the turn.',
    lotBeforeBuilding: 'You have built without acquiring a lot: in this turn you can no longer acquire one.',
    mustGiveBack: 'You can neither acquire nor build: give back a reserved lot.',
    notReserved: 'No worker of yours stands on this lot.',
    tileUsed: 'This tile is not among those you have left.',
    legendaryTaken: 'This legendary has already been built.',
    oneLegendary: 'You have built your legendary: each player may build one.',
    technologyClosed: 'You do not have enough points for this technology yet.',
    offTheLots: 'The tile would lie on a street, a park, a landmark or beyond the map.',
    notYourLand: 'Not all of this land is yours.',
    noFront: 'No side would lie on a street or a park.',
    noDemolition: 'Something stands here, and this action does not demolish.',
    oneBuildingATurn: 'You have already built in this turn.',
    goldStands: 'Gold and legendary skyscrapers never fall.',
    notHigher: 'The new skyscraper must be of a higher technology than what falls.',
    workersShort: 'You have too few workers for the lots that would be left empty.',
    cardGone: 'You do not have this action card.',
    boomAfterBuilding: 'Construction Boom is played after a first building.',
    boomAfterEnd: 'This turn’s building has triggered the end: no second one.',
    noRoom: 'You have nothing to build, or nowhere to build it.',
    shiftFirst: 'Market Shift is played at the beginning of the turn.',
    deckTooSmall: 'The deck has fewer than four cards.',
    grabAfterLot: 'Land Grab is played after the first lot.',
    grabTooLarge: 'With Land Grab both lots have 2 squares.',
    deckEmpty: 'The deck is empty.',
  },
  options: {
    expert: {
      label: 'Expert game',
      help: 'No starting buildings; silver opens at 10 points, gold at 25.',
    },
    actionCards: { label: 'Action cards', help: 'Each player has three cards, to be played once each.' },
    firstGame: {
      label: 'First-game set',
      help: 'Wall Street, Broadway and Nassau & Broad, with Gold Tycoon or without a challenge.',
    },
    streets: {
      label: 'Streets',
      help: 'Up to three streets of your choice; the missing ones are drawn.',
      value: streetValue,
    },
    challenge: {
      label: 'Challenge',
      help: 'Drawn, chosen, or none.',
      value: (value) => challengeValue({ drawn: 'Drawn', none: 'None' }, value),
    },
  },
};
