/** What the lessons of New York City are made of: steps in short, and what was chosen. */
import type { Lesson, LessonFacts, LessonStep, Lit, Remark } from '#kernel';
import type { Action, NewYorkCity } from '../state.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

export type CityLesson = Lesson<NewYorkCity, Part, Line>;
type Facts = LessonFacts<NewYorkCity>;
type CityRemark = Remark<NewYorkCity, Part, Line>;
type CityStep = LessonStep<NewYorkCity, Part, Line>;

/** The same chance in every lesson. */
export const SEED = '7'.repeat(32);

/** Dimmed in every lesson unless lit. */
export const USUALLY_DIMMED: readonly Part[] = ['decks', 'panel:1', 'letters', 'phases', 'statue', 'reserve'];

/** The last choice. */
function last({ chosen }: Facts): Action | undefined {
  return chosen.at(-1);
}

/** Whether the last choice bids so much. */
export function bids(facts: Facts, value: number): boolean {
  const choice = last(facts);
  return choice !== undefined && 'value' in choice && choice.value === value;
}

/** Whether the last choice is to do nothing. */
export function declines(facts: Facts): boolean {
  const choice = last(facts);
  return choice !== undefined && ('pass' in choice || 'done' in choice);
}

/** Whether the last choice names this: a pair, a character, a district. */
export function names<Name extends 'pair' | 'hire' | 'use' | 'tile' | 'link' | 'district'>(
  facts: Facts,
  name: Name,
  value: number,
): boolean {
  const choice: Readonly<Record<string, unknown>> = { ...last(facts) };
  return choice[name] === value;
}

/** A step to read. */
export function read(say: Line, ...lit: Lit<Part>[]): CityStep {
  return { say, lit, until: 'read' };
}

/** A remark on some choices. */
export function on(say: Line, when: (facts: Facts) => boolean = () => true): CityRemark {
  return { say, when };
}

/** What is said at the end, whatever was done. */
export function always(say: Line, ...lit: Lit<Part>[]): CityRemark {
  return { say, when: () => true, lit };
}
