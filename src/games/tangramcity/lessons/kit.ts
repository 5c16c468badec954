/** What the lessons of Tangram City are made of: facts about the learner's city, and steps in short. */
import { at, LEARNER, type Lesson, type LessonFacts, type LessonStep, type Lit, type Remark } from '#kernel';
import type { Tile } from '../components.ts';
import { largestRectangle, squaresOf } from '../scoring.ts';
import type { Action, City, Event, Tangramcity } from '../state.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

export type TangramLesson = Lesson<Tangramcity, Part, Line>;
type Facts = LessonFacts<Tangramcity>;
type TangramRemark = Remark<Tangramcity, Part, Line>;
type TangramStep = LessonStep<Tangramcity, Part, Line>;

/** Chance decides nothing in the lessons; every one has the same. */
export const SEED = '7'.repeat(32);

/** Dimmed in every lesson unless lit. */
export const USUALLY_DIMMED: readonly Part[] = [
  'tower',
  'tray',
  'fountains',
  'rounds',
  'scales',
  'bonus',
  'cards',
  'decline',
];

const cityAfter = ({ after }: Facts): City => at(after.cities, LEARNER);

/** The points of the learner's largest rectangle now. */
export function rectangle(facts: Facts): number {
  const { height, width } = largestRectangle(cityAfter(facts));
  return height * width;
}

/** How far roofs and gardens are apart in a city. */
export function apart(city: City): number {
  return Math.abs(squaresOf(city, 'dark') - squaresOf(city, 'green'));
}

/** How far they were apart when the step began, and are now. */
export function balanceChange({ before, after }: Facts): { readonly from: number; readonly to: number } {
  return { from: apart(at(before.cities, LEARNER)), to: apart(at(after.cities, LEARNER)) };
}

/** The last choice. */
export function last({ chosen }: Facts): Action | undefined {
  return chosen.at(-1);
}

export function declines(facts: Facts): boolean {
  const choice = last(facts);
  return choice !== undefined && 'decline' in choice;
}

/** Whether the last choice places this tile, with this face if one is named. */
export function places(facts: Facts, tile: Tile, face?: string): boolean {
  const choice = last(facts);
  return choice !== undefined && 'tile' in choice && choice.tile === tile && (!face || choice.face === face);
}

/** Whether something happened since the step began. */
export function happened<Did extends Event['did']>(
  { events }: Facts,
  did: Did,
  fits: (event: Extract<Event, { did: Did }>) => boolean = () => true,
): boolean {
  // Its kind is compared first, which does not narrow a generic type.
  return events.some((event) => event.did === did && fits(event as Extract<Event, { did: Did }>));
}

/** A step to read. */
export function read(say: Line, ...lit: Lit<Part>[]): TangramStep {
  return { say, lit, until: 'read' };
}

/** A remark on some choices. */
export function on(say: Line, when: (facts: Facts) => boolean): TangramRemark {
  return { say, when };
}

/** What is said at the end, whatever was done. */
export function always(say: Line, ...lit: Lit<Part>[]): TangramRemark {
  return { say, when: () => true, lit };
}
