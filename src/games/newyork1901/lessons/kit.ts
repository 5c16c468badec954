/** What the lessons of New York 1901 are made of: positions, facts about the learner's turn, and steps in short. */
import { LEARNER, type Lesson, type LessonFacts, type LessonStep, type Lit, type Remark } from '#kernel';
import { GOLD, TECHNOLOGIES, type Technology, type Tile } from '../components.ts';
import { BRONZE_BAR2, BRONZE_CORNER, build, type Holding, type Layout, layout, START } from '../layout.ts';
import { tilePlan } from '../sites.ts';
import type { Action, Event, NewYork1901, State } from '../state.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

export type NewYorkLesson = Lesson<NewYork1901, Part, Line>;
type Facts = LessonFacts<NewYork1901>;
type NewYorkRemark = Remark<NewYork1901, Part, Line>;
type NewYorkStep = LessonStep<NewYork1901, Part, Line>;

/** Cards come to the market in the same order every time. */
export const SEED = '7'.repeat(32);

/** Dimmed in every lesson unless lit. */
export const USUALLY_DIMMED: readonly Part[] = ['skyline', 'seats', 'deck'];

/** What the learner and the rival have, and the rest of the table where it is not as usual. */
interface Laid extends Omit<Layout, 'estates'> {
  readonly learner: Holding;
  readonly rival: Holding;
}

/** A position in which the learner's turn begins: the learner holds the blue corner, the rival the green one. */
export function laid({ learner, rival, options = {}, ...rest }: Laid): State {
  return layout({
    steps: [{ step: 'beginTurn', seat: LEARNER }],
    ...rest,
    estates: [
      { character: 'blue', ...learner },
      { character: 'green', ...rival },
    ],
    options: { actionCards: false, firstGame: true, challenge: 'none', ...options },
  });
}

/** The rival's first three buildings. */
export const THREE_GREEN = [
  build(START, 13, 12),
  build(BRONZE_BAR2, 13, 14, 1),
  build(BRONZE_CORNER, 14, 11, 3),
];

type Built = Extract<Event, { did: 'built' }>;

/** The learner's building since the step began. */
export function building({ events }: Facts): Built | undefined {
  return events.find((event): event is Built => event.did === 'built' && event.seat === LEARNER);
}

/** Whether the learner has built a tile of this technology; legendaries are gold. */
export function builds(facts: Facts, technology: Technology): boolean {
  const tile = building(facts)?.tile;
  return tile !== undefined && technologyOf(tile) === TECHNOLOGIES.indexOf(technology);
}

/** Whether the learner has built gold or a legendary. */
export function buildsGold(facts: Facts): boolean {
  const tile = building(facts)?.tile;
  return tile !== undefined && technologyOf(tile) === GOLD;
}

function technologyOf(tile: Tile): number {
  return tilePlan(tile).technology;
}

/** How many workers came home from the building. */
export function home(facts: Facts): number {
  return building(facts)?.workers ?? 0;
}

/** The points of the building, for a line. */
export function points(facts: Facts) {
  return { points: building(facts)?.points ?? 0 };
}

/** The last choice. */
function last({ chosen }: Facts): Action | undefined {
  return chosen.at(-1);
}

export function stops(facts: Facts): boolean {
  const choice = last(facts);
  return choice !== undefined && 'stop' in choice;
}

export function takesLot(facts: Facts): boolean {
  const choice = last(facts);
  return choice !== undefined && 'lot' in choice;
}

/** A step to read. */
export function read(say: Line, ...lit: Lit<Part>[]): NewYorkStep {
  return { say, lit, until: 'read' };
}

/** A remark on some choices. */
export function on(say: Line, when: (facts: Facts) => boolean): NewYorkRemark {
  return { say, when };
}
