/** The guided first game of New York 1901: its deal, and what the coach notes at first occurrences. */
import { at, type FirstGame, type Note } from '#kernel';
import { FIRST_LEGENDARY, STREETS, TECHNOLOGIES } from '../components.ts';
import { demolishedBy, PLANS } from '../queries.ts';
import type { NewYork1901 } from '../state.ts';
import {
  besideOwn,
  bestSecond,
  buildsIn,
  estate,
  leftOver,
  lotsIn,
  mayPlay,
  offersSecondBeside,
  own,
  signOf,
  someone,
  tiedStreet,
} from './noteFacts.ts';
import type { Part } from './parts.ts';

export type NoteId =
  | 'end'
  | 'start'
  | 'goOn'
  | 'streets'
  | 'challenge'
  | 'rival'
  | 'lastWorker'
  | 'noWorker'
  | 'leftOver'
  | 'silver'
  | 'falls'
  | 'guarded'
  | 'boom'
  | 'grab'
  | 'shift'
  | 'gold'
  | 'legendary'
  | 'tie'
  | 'nearEnd'
  | 'score';

export const firstGame: FirstGame<NewYork1901> = {
  seed: '000000000000000000000000000000ed',
  options: { expert: false, actionCards: true, firstGame: true, streets: [], challenge: 'none' },
  rivals: ['level1'],
  given: [],
};

const SILVER = TECHNOLOGIES.indexOf('silver');
const GOLD = TECHNOLOGIES.indexOf('gold');

/** A second building from so many points on is worth a card. */
const WORTH_A_CARD = 4;
/** After so many choices streets begin to matter. */
const LATE = 10;
/** With so many tiles left somebody is near the end. */
const NEAR_END = [5, 6];

export const notes: readonly Note<NewYork1901, Part, NoteId>[] = [
  {
    id: 'end',
    when: ({ prompt, view: { closer }, seat }) => prompt !== undefined && closer !== null && closer !== seat,
    lit: ['streets', 'lastRound'],
    rule: 'R9.4',
    lesson: 'end',
  },
  {
    id: 'start',
    when: ({ prompt, answers, ...facts }) =>
      prompt?.step === 'beginTurn' && answers === 0 && estate(facts).lots.length > 0,
    lit: (facts) => [...estate(facts).lots, ...lotsIn(facts).filter(besideOwn(facts))].map(signOf),
    rule: 'R5.3',
  },
  {
    id: 'goOn',
    when: ({ prompt, legal }) => prompt?.step === 'goOn' && !prompt.built && buildsIn(legal).length > 0,
    lit: ['places', 'rack'],
    rule: 'R3.1',
    lesson: 'turn',
  },
  {
    id: 'streets',
    when: ({ prompt, answers }) => prompt?.step === 'beginTurn' && answers > 0,
    lit: ({ view }) => [
      'streets',
      ...view.streets.map(({ street }): Part => `street:${at(STREETS, street)}`),
    ],
    rule: 'R10.1',
  },
  {
    id: 'challenge',
    when: ({ prompt, view, answers }) => prompt !== undefined && view.challenge !== null && answers > 1,
    with: ({ view }) => ({ challenge: view.challenge ?? '' }),
    lit: ['challenge'],
    rule: 'R1.8',
  },
  {
    id: 'rival',
    when: (facts) => someone(facts, 'acquired', ({ lot }) => besideOwn(facts)(lot)) !== undefined,
    with: (facts, name) => ({
      name: name(someone(facts, 'acquired', ({ lot }) => besideOwn(facts)(lot))?.seat ?? 0),
    }),
    lit: (facts) => {
      const taken = someone(facts, 'acquired', ({ lot }) => besideOwn(facts)(lot));
      return taken ? [signOf(taken.lot)] : [];
    },
    rule: 'R4.2',
  },
  {
    id: 'lastWorker',
    when: ({ prompt, ...facts }) => prompt?.step === 'beginTurn' && estate(facts).workers === 1,
    lit: ({ seat }) => [`workers:${seat}`],
    rule: 'R3.3',
  },
  {
    id: 'noWorker',
    when: ({ prompt, ...facts }) => prompt?.step === 'beginTurn' && estate(facts).workers === 0,
    lit: (facts) => estate(facts).reserved.map(signOf),
    rule: 'R5.4',
    lesson: 'workers',
  },
  {
    id: 'leftOver',
    when: (facts) => leftOver(facts) !== undefined,
    lit: (facts) => {
      const lot = leftOver(facts);
      return lot === undefined ? [] : [signOf(lot)];
    },
    rule: 'R4.3',
  },
  {
    id: 'silver',
    when: (facts) => own(facts, 'reached', ({ technology }) => technology === SILVER) !== undefined,
    lit: ['row:silver', 'pennant:silver'],
    rule: 'R7.1',
  },
  {
    id: 'falls',
    when: ({ prompt, legal, view }) =>
      prompt?.step === 'beginTurn' &&
      buildsIn(legal).some(
        (build) => at(PLANS, build.tile).technology >= SILVER && demolishedBy(view, build).length > 0,
      ),
    lit: ['row:silver'],
    rule: 'R6.7',
    lesson: 'silver',
  },
  {
    id: 'guarded',
    when: (facts) => own(facts, 'guarded') !== undefined,
    lit: (facts) => (own(facts, 'guarded')?.lots ?? []).map(signOf),
    rule: 'R6.6',
  },
  {
    id: 'boom',
    when: (facts) =>
      facts.prompt?.step === 'goOn' &&
      mayPlay(facts.legal, 'constructionBoom') &&
      bestSecond(facts) >= WORTH_A_CARD,
    lit: ['card:constructionBoom'],
    rule: 'R8.2',
    lesson: 'cards',
  },
  {
    id: 'grab',
    when: (facts) =>
      facts.prompt?.step === 'goOn' && mayPlay(facts.legal, 'landGrab') && offersSecondBeside(facts),
    lit: ['card:landGrab'],
    rule: 'R8.5',
  },
  {
    id: 'shift',
    when: (facts) =>
      facts.prompt?.step === 'beginTurn' &&
      mayPlay(facts.legal, 'marketShift') &&
      lotsIn(facts).length > 0 &&
      !lotsIn(facts).some(besideOwn(facts)),
    lit: ['card:marketShift', 'market'],
    rule: 'R8.4',
  },
  {
    id: 'gold',
    when: (facts) => own(facts, 'reached', ({ technology }) => technology === GOLD) !== undefined,
    lit: ['row:gold', 'row:legendary'],
    rule: 'R6.3',
  },
  {
    id: 'legendary',
    when: (facts) => someone(facts, 'built', ({ tile }) => tile >= FIRST_LEGENDARY) !== undefined,
    with: (facts, name) => ({
      name: name(someone(facts, 'built', ({ tile }) => tile >= FIRST_LEGENDARY)?.seat ?? 0),
    }),
    lit: ['row:legendary'],
    rule: 'R5.6',
  },
  {
    id: 'tie',
    when: (facts) =>
      facts.prompt?.step === 'beginTurn' && facts.answers > LATE && tiedStreet(facts) !== undefined,
    with: (facts) => ({ street: tiedStreet(facts) ?? 0 }),
    lit: (facts) => [`streets:${at(STREETS, tiedStreet(facts) ?? 0)}`],
    rule: 'R10.1',
  },
  {
    id: 'nearEnd',
    when: ({ prompt, view }) =>
      prompt !== undefined && view.estates.some(({ hand }) => NEAR_END.includes(hand.length)),
    with: ({ view }, name) => {
      const seat = view.estates.findIndex(({ hand }) => NEAR_END.includes(hand.length));
      return { name: name(seat), tiles: at(view.estates, seat).hand.length };
    },
    lit: ['seats'],
    rule: 'R9.2',
  },
  { id: 'score', when: ({ outcome }) => outcome !== undefined, rule: 'R10.1' },
];
