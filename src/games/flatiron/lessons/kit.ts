/** What the lessons of Flatiron are made of: facts about what was chosen, and steps in short. */
import { LEARNER, type Lesson, type LessonFacts, type LessonStep, type Lit, type Remark } from '#kernel';
import type { Place } from '../components.ts';
import type { Event } from '../events.ts';
import type { Flatiron } from '../flatiron.ts';
import type { Action, PlaceAction } from '../steps.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

export type FlatironLesson = Lesson<Flatiron, Part, Line>;
type Facts = LessonFacts<Flatiron>;
type When = (facts: Facts) => boolean;
type FlatironRemark = Remark<Flatiron, Part, Line>;
type FlatironStep = LessonStep<Flatiron, Part, Line>;

/** With this seed the newsboy of lesson 5 brings what lesson 6 speaks of. */
export const SEED = '000000000000000000000000000000e5';

/** Whether the learner did something since the step began. */
export function did<Did extends Event['did']>(
  what: Did,
  fits: (event: Extract<Event, { did: Did }>) => boolean = () => true,
): When {
  return ({ events }) =>
    events.some(
      (event) =>
        event.did === what &&
        (!('seat' in event) || event.seat === LEARNER) &&
        // Its kind was just compared, which does not narrow a generic type.
        fits(event as Extract<Event, { did: Did }>),
    );
}

/** Whether the architect has gone there. */
export function went(to: Place): When {
  return did('moved', (event) => event.to === to);
}

/** Whether the last choice fits. */
export function last(fits: (choice: Action) => boolean): When {
  return ({ chosen }) => {
    const choice = chosen.at(-1);
    return choice !== undefined && fits(choice);
  };
}

/** Whether the last choice is this thing to do at a place. */
export function does(action: PlaceAction): When {
  return last((choice) => 'do' in choice && choice.do === action);
}

/** Lines of a column are used and skipped one by one; the table skips by itself what costs something. */
export function onLines({ chosen }: Facts): boolean {
  return chosen.every((choice) => 'skip' in choice || 'use' in choice);
}

/** A step to read. */
export function read(say: Line, ...lit: Lit<Part>[]): FlatironStep {
  return { say, lit, until: 'read' };
}

/** The step that goes to a place, with what is said to other places. */
export function goTo(place: Place, say: Line, elsewhere: Line, ...lit: Lit<Part>[]): FlatironStep {
  return {
    say,
    lit: [`place:${place}`, ...lit],
    until: went(place),
    remarks: [on(elsewhere, did('moved'))],
  };
}

/** A remark on some choices. */
export function on(say: Line, when: When): FlatironRemark {
  return { say, when };
}

/** What is said at the end, whatever was done. */
export function always(say: Line, ...lit: Lit<Part>[]): FlatironRemark {
  return { say, when: () => true, lit };
}
