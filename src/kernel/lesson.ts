/** A game's course as data: lessons on laid-out positions, questions, and a card that sums the game up. Pure: no screen, no clock. */
import type { GameTypes, Outcome, Score } from './game.ts';
import type { Play } from './position.ts';
import type { Language } from './words.ts';

/** Learners always sit here. */
export const LEARNER = 0;

/** Numbers and names that a line tells. */
export type LineValues = Readonly<Record<string, string | number>>;

/** What has happened since a step began, as the learner may know it. */
export interface LessonFacts<G extends GameTypes = GameTypes> {
  readonly before: G['view'];
  readonly after: G['view'];
  /** The learner's choices; answers without a choice are not among them. */
  readonly chosen: readonly G['action'][];
  readonly events: readonly G['event'][];
  readonly scores: readonly Score<G['part']>[];
  readonly outcome: Outcome<G['ending']> | undefined;
}

/** A sentence of the coach, and when it fits. */
export interface Remark<G extends GameTypes, Part extends string, Line extends string> {
  readonly say: Line;
  readonly when: (facts: LessonFacts<G>) => boolean;
  readonly with?: (facts: LessonFacts<G>) => LineValues;
  /** Lit in place of what the step lights. */
  readonly lit?: readonly Lit<Part>[];
}

/** A part of the board to be lit; of a list, the first that is on the screen. */
export type Lit<Part extends string> = Part | readonly Part[];

/** One thing to read, or to do. */
export interface LessonStep<G extends GameTypes, Part extends string, Line extends string> {
  readonly say: Line;
  readonly lit: readonly Lit<Part>[];
  /** Lit in place of that after a choice that did not lead on; left out where there is nothing narrower. */
  readonly narrowed?: readonly Lit<Part>[];
  /** When it is done: once it is read, or once this holds. */
  readonly until: 'read' | ((facts: LessonFacts<G>) => boolean);
  /** Whether choices that do not end the step lead there; left out where one choice does it. */
  readonly leads?: (facts: LessonFacts<G>) => boolean;
  /** On other choices; the first that fits is said. */
  readonly remarks?: readonly Remark<G, Part, Line>[];
  /** On refused choices, besides the rule itself. */
  readonly refusals?: Readonly<Partial<Record<G['refusal'], Line>>>;
}

/** A choice that does not lead on, tried after the first way has reached the step, and what the coach says to it. */
export interface Detour<G extends GameTypes, Line extends string> {
  readonly step: number;
  /** Choices of the step that lead there. */
  readonly after?: readonly G['action'][];
  readonly tried: unknown;
  /** The refusal, if the rules refuse it. */
  readonly refused?: G['refusal'];
  /** Left out where the coach only says what to try instead. */
  readonly says?: Line;
}

/** One lesson. */
export interface Lesson<
  G extends GameTypes = GameTypes,
  Part extends string = string,
  Line extends string = string,
> {
  /** For addresses and progress; kept as long as the lesson teaches the same. */
  readonly id: string;
  /** What it teaches, as numbered in RULES.md. */
  readonly rules: readonly string[];
  readonly position: () => G['state'];
  readonly seed: string;
  /** What the other seats answer, in this order, while the learner has nothing to decide; what the rules would refuse then is left out. */
  readonly replies?: readonly Play<G>[];
  /** Dimmed unless lit. */
  readonly dimmed: readonly Part[];
  readonly steps: readonly LessonStep<G, Part, Line>[];
  /** What is said at the end; the first that fits. */
  readonly praise: readonly Remark<G, Part, Line>[];
  /** Whole ways through, each a list of choices; the first one is shown to who asks. */
  readonly ways: readonly (readonly G['action'][])[];
  readonly detours: readonly Detour<G, Line>[];
}

/** One question of ten; the first answer in the texts is right. */
export interface QuizQuestion {
  readonly id: string;
  readonly rules: readonly string[];
  /** The lesson that shows it. */
  readonly lesson: string;
}

/** A line of a language; plurals are its own business. */
export type CoachLine = string | ((values: LineValues) => string);

/** A part of the card that sums the game up. */
export interface AidPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What one language says in a course. */
export interface CourseText<
  Id extends string = string,
  Line extends string = string,
  Question extends string = string,
> {
  /** The game in 30 seconds. */
  readonly summary: string;
  readonly lessons: Readonly<Record<Id, string>>;
  readonly lines: Readonly<Record<Line, CoachLine>>;
  readonly questions: Readonly<
    Record<Question, { readonly ask: string; readonly answers: readonly string[] }>
  >;
  readonly aid: readonly AidPart[];
}

/** All that teaches one game. */
export interface Course<G extends GameTypes = GameTypes> {
  readonly lessons: readonly Lesson<G>[];
  /** The lesson after which one knows enough to play. */
  readonly enough: string;
  /** Lessons whose ends, one beside the other, show how a game grows. */
  readonly picture: readonly string[];
  readonly questions: readonly QuizQuestion[];
  readonly text: Readonly<Record<Language, CourseText>>;
}
