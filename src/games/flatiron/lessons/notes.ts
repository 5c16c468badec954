/** The guided first game of Flatiron: its deal, and what the coach notes at first occurrences. */
import { at, type FirstGame, type LineValues, type Lit, type Note, type NoteFacts } from '#kernel';
import { columnDeeds, hasRoom } from '../columns.ts';
import { AMOUNTS } from '../components/amounts.ts';
import {
  CARDS,
  COLORS,
  deedCard,
  hasColor,
  NONE,
  NOWHERE,
  ROOF,
  STREETS,
  type Street,
} from '../components.ts';
import { currentRules } from '../effects/floors.ts';
import type { Event } from '../events.ts';
import type { Flatiron } from '../flatiron.ts';
import { finalScore } from '../scoring.ts';
import { currentLevel } from '../state.ts';
import type { Step } from '../steps.ts';
import type { PlayerView } from '../view.ts';
import type { NoteId } from './noteIds.ts';
import type { Part } from './parts.ts';

export const firstGame: FirstGame<Flatiron> = {
  seed: '00000000000000000000000000001b75',
  options: { sides: 'purple', hard: false },
  rivals: ['level1'],
  given: [
    { seat: 0, action: { side: 0 } },
    { seat: 1, action: { side: 1 } },
  ],
};

type Facts = NoteFacts<Flatiron>;
type When = (facts: Facts) => boolean;

const reader = ({ view, seat }: Facts): PlayerView => at(view.players, seat);
const rivalOf = ({ view, seat }: Facts): PlayerView | undefined => view.players[1 - seat];

const asked =
  (...steps: readonly Step['step'][]): When =>
  ({ prompt }) =>
    prompt !== undefined && steps.includes(prompt.step);

const isMoving = asked('move');

/** Whether the reader did this lately, or another seat. */
const did =
  (what: Event['did'], whose: 'own' | 'other' | 'any' = 'any'): When =>
  ({ events, seat }) =>
    events.some(
      (event) =>
        event.did === what &&
        (whose === 'any' || ('seat' in event && (event.seat === seat) === (whose === 'own'))),
    );

const freeSlots = ({ view }: Facts) =>
  view.nextFloor === NONE ? 0 : currentLevel(view).slots.filter((color) => color === NONE).length;
const isFull: When = (facts) => facts.view.nextFloor !== NONE && freeSlots(facts) === 0;

/** The street in which a player has an action of this kind. */
function streetWith(
  player: PlayerView | undefined,
  fits: (deed: ReturnType<typeof deedCard>) => boolean,
): Street {
  if (!player || player.side === NONE) return NOWHERE;
  return STREETS.findIndex((_, street) => columnDeeds(player, street).some((deed) => fits(deedCard(deed))));
}

const floorStreet = (player: PlayerView | undefined) => streetWith(player, ({ type }) => type === 'floor');
const mayGo = ({ legal }: Facts, street: Street) =>
  legal.some((action) => 'to' in action && action.to === street);
const canBuildFloor: When = (facts) =>
  reader(facts).dollars >= AMOUNTS.floorCost && mayGo(facts, floorStreet(reader(facts)));

/** R7.3 The street that pays now, if the reader builds there. */
function payingStreet(facts: Facts): Street {
  const street = currentRules(facts.view).payingStreet;
  if (street === NOWHERE) return NOWHERE;
  const builds = columnDeeds(reader(facts), street).some((deed) => deedCard(deed).pillars > 0);
  return builds ? street : NOWHERE;
}

/** A deck whose card fits into no column of the reader's. */
const fullDeck = (facts: Facts) =>
  facts.view.decks.findIndex(({ top }) => top !== NONE && !hasRoom(reader(facts), at(CARDS, top).street));

const isSelling: When = (facts) => {
  const { prompt } = facts;
  if (prompt?.step !== 'work') return false;
  const { type, color } = deedCard(prompt.deed);
  return type === 'trade' && hasColor(reader(facts).stored, color);
};

const rival = ({ seat }: Facts, name: (seat: number) => string): LineValues => ({ name: name(1 - seat) });

const all = (facts: Facts, part: (action: Facts['legal'][number]) => Part | undefined): Lit<Part>[] =>
  facts.legal.flatMap((action) => part(action) ?? []);

type FlatironNote = Note<Flatiron, Part, NoteId>;

/** What is told of a turn, of the table and of the end. */
const turnNotes: readonly FlatironNote[] = [
  {
    id: 'hello',
    when: (facts) => isMoving(facts) && facts.view.turns < 2 && payingStreet(facts) !== NOWHERE,
    with: (facts) => ({ street: payingStreet(facts) }),
    lit: (facts) => [`place:${payingStreet(facts)}`, `column:${facts.seat}:${payingStreet(facts)}`],
    rule: 'R7.3',
  },
  { id: 'tray', when: ({ staged }) => staged.length > 0, rule: 'R3.1' },
  { id: 'revealed', when: ({ reveals }) => reveals, rule: 'R5.9' },
  {
    id: 'roof',
    when: (facts) => isMoving(facts) && facts.view.nextFloor === ROOF,
    lit: ['nextFloor', 'track'],
    rule: 'R9.1',
  },
  {
    id: 'keep',
    when: asked('keepPaper'),
    with: rival,
    lit: (facts) => all(facts, (action) => ('keep' in action ? `kept:${action.keep}` : undefined)),
    rule: 'R8.3',
    lesson: 'newsboy',
  },
  { id: 'given', when: did('gave', 'own'), with: rival, rule: 'R8.3' },
];

/** What is told where something is chosen. */
const choiceNotes: readonly FlatironNote[] = [
  { id: 'sell', when: isSelling, rule: 'R5.3' },
  {
    id: 'work',
    when: (facts) =>
      asked('work')(facts) || facts.staged.some((action) => 'do' in action && action.do === 'activate'),
    rule: 'R3.6',
    lesson: 'turn',
  },
  {
    id: 'slot',
    when: asked('pickSlot'),
    lit: (facts) => all(facts, (action) => ('slot' in action ? `slot:${action.slot}` : undefined)),
    rule: 'R5.6',
    lesson: 'turn',
  },
  { id: 'pillar', when: asked('pickPillar'), rule: 'R5.5', lesson: 'colours' },
  { id: 'half', when: asked('pickHalf'), rule: 'R4.2', lesson: 'card' },
  { id: 'decree', when: asked('pickDecree'), lit: ['decrees'], rule: 'R9.4', lesson: 'reputation' },
  { id: 'place', when: asked('placeDecree'), rule: 'R9.2', lesson: 'reputation' },
  {
    id: 'close',
    when: asked('closeTurn'),
    lit: (facts) => all(facts, (action) => ('spend' in action ? `hand:${action.spend}` : undefined)),
    rule: 'R8.1',
    lesson: 'newsboy',
  },
  {
    id: 'deck',
    when: ({ prompt }) => prompt?.step === 'pickDeck' && prompt.optional,
    lit: ['decks'],
    rule: 'R7.14',
  },
  { id: 'other', when: asked('pickDeed'), rule: 'R6.7' },
  { id: 'afar', when: asked('pickHallAction'), lit: ['hall'], rule: 'R6.11' },
  { id: 'news', when: asked('usePaper'), lit: ['paper'], rule: 'R7.16' },
  {
    id: 'any',
    when: asked('pickColor'),
    lit: COLORS.map((_, color): Part => `supply:${color}`),
    rule: 'R6.5',
    lesson: 'newsboy',
  },
  { id: 'swap', when: asked('giveColor', 'takeColor'), rule: 'R6.3' },
  { id: 'board', when: asked('chooseBoard'), rule: 'R1.5' },
];

/** What is told before a turn begins, and at the end. */
const tableNotes: readonly FlatironNote[] = [
  {
    id: 'mine',
    when: (facts) => isMoving(facts) && isFull(facts) && canBuildFloor(facts),
    with: (facts) => ({ street: floorStreet(reader(facts)) }),
    lit: (facts) => [`place:${floorStreet(reader(facts))}`],
    rule: 'R5.8',
    lesson: 'floor',
  },
  {
    id: 'his',
    when: (facts) =>
      isMoving(facts) && isFull(facts) && !canBuildFloor(facts) && mayGo(facts, floorStreet(rivalOf(facts))),
    with: (facts, name) => ({ ...rival(facts, name), street: floorStreet(rivalOf(facts)) }),
    lit: (facts) => [`place:${floorStreet(rivalOf(facts))}`],
    rule: 'R3.3',
    lesson: 'block',
  },
  {
    id: 'new',
    when: (facts) => isMoving(facts) && did('builtFloor')(facts),
    lit: ['plate'],
    rule: 'R7.1',
    lesson: 'floor',
  },
  {
    id: 'two',
    when: (facts) => isMoving(facts) && freeSlots(facts) === 1 && rivalOf(facts) !== undefined,
    with: rival,
    lit: ['tower'],
    rule: 'R5.8',
  },
  {
    id: 'token',
    when: did('tookToken', 'own'),
    lit: ({ seat }) => [`tokens:${seat}`],
    rule: 'R9.3',
    lesson: 'colours',
  },
  {
    id: 'poor',
    when: (facts) => isMoving(facts) && reader(facts).dollars <= 1,
    with: (facts) => ({ street: streetWith(reader(facts), ({ type }) => type === 'dollars') }),
    rule: 'R3.5',
  },
  {
    id: 'total',
    when: (facts) => isMoving(facts) && finalScore(facts.view, reader(facts)).total !== reader(facts).points,
    lit: ({ seat }) => [`score:${seat}`],
    rule: 'R9.2',
    lesson: 'reputation',
  },
  {
    id: 'full',
    when: (facts) => isMoving(facts) && fullDeck(facts) >= 0,
    lit: (facts) => [`card:${fullDeck(facts)}`],
    rule: 'R4.3',
  },
  {
    id: 'taken',
    when: (facts) => isMoving(facts) && (rivalOf(facts)?.place ?? NOWHERE) !== NOWHERE,
    with: rival,
    rule: 'R3.3',
    lesson: 'card',
  },
  { id: 'act', when: isMoving, lit: ['decks'], rule: 'R3.4', lesson: 'turn' },
  {
    id: 'hall',
    when: (facts) => isMoving(facts) && reader(facts).dollars >= AMOUNTS.decreeCost,
    lit: ['hall'],
    rule: 'R3.8',
    lesson: 'reputation',
  },
  { id: 'end', when: ({ outcome }) => outcome !== undefined, rule: 'R9.16' },
];

export const notes: readonly FlatironNote[] = [...turnNotes, ...choiceNotes, ...tableNotes];
