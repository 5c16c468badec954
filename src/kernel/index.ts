/** The kernel's public surface. */
export {
  type Agenda,
  copyAgenda,
  type Flow,
  type FlowTable,
  type FlowTools,
  flow,
  type Lanes,
  type Step,
  together,
} from './agenda.ts';
export type { Approach } from './approach.ts';
export { at } from './at.ts';
export {
  type Box,
  boxInPlay,
  chooseBox,
  fingerprintMeant,
  fingerprintOf,
  reconstructedGroups,
  requireBox,
  SOURCES,
  type Source,
  type Sourced,
} from './box.ts';
export { clone, freeze, same } from './clone.ts';
export { type Coaching, coach, isOpen, lessonStart } from './coach.ts';
export { fromStored, hashOf, keyOf, type Stored, toStored } from './codec.ts';
export { de } from './elision.ts';
export { evenlySpread } from './evenlySpread.ts';
export type { Fact } from './fact.ts';
export {
  type Calibration,
  type Fitted,
  type Fitting,
  fittedHeuristics,
  MOST_PLAYERS,
  weightsFor,
} from './fitting.ts';
export type {
  Automaton,
  Decision,
  Game,
  GameTypes,
  Migration,
  Outcome,
  Projection,
  Score,
  Seat,
  Tools,
  Viewer,
} from './game.ts';
export type { GameInfo } from './gameInfo.ts';
export {
  type Doubted,
  type DoubtLimits,
  type FirstGame,
  type Guide,
  type GuideText,
  litBy,
  NOTES_A_TURN,
  type Note,
  type NoteFacts,
  noteFor,
  tellDoubt,
  tellNote,
} from './guide.ts';
export type { Budget, Heuristics, Prospect } from './heuristics.ts';
export {
  type AidPart,
  type CoachLine,
  type Course,
  type CourseText,
  type Detour,
  LEARNER,
  type Lesson,
  type LessonFacts,
  type LessonStep,
  type LineValues,
  type Lit,
  type QuizQuestion,
  type Remark,
} from './lesson.ts';
export { lineOf, playLine } from './line.ts';
export { isNestedWithin } from './nesting.ts';
export {
  applies,
  type Condition,
  defaultOptions,
  type Option,
  type OptionList,
  type Options,
  type OptionValue,
  parseOptions,
} from './options.ts';
export { pluralsIn } from './plurals.ts';
export {
  type Applied,
  apply,
  freezePositions,
  type Play,
  type Position,
  type Started,
  silentTools,
  start,
  tryOut,
} from './position.ts';
export { projection, sumOfParts } from './projection.ts';
export { type Puzzle, type PuzzlePack, puzzleStart } from './puzzle.ts';
export { rank } from './rank.ts';
export {
  boxOfRecord,
  type DealProof,
  type GameRecord,
  type OpenPart,
  parseRecord,
  type Replayed,
  replay,
  takeBack,
} from './record.ts';
export { KERNEL_REASONS, type KernelCode, type Reason, Refused, refused } from './refused.ts';
export {
  CONCEDED,
  type Finished,
  type Placing,
  type PlayedResult,
  type Result,
  resultOf,
  type SeatEnd,
  winnersOf,
} from './result.ts';
export { isSeed, Rng, type RngState } from './rng.ts';
export {
  BOT_NAMES,
  type BotLevels,
  type BotName,
  type Habits,
  type SearchSettings,
  type Thinking,
} from './thinking.ts';
export {
  type Catalogue,
  LANGUAGES,
  type Language,
  type NameOf,
  type OptionWords,
  speak,
  type Telling,
  type Words,
  type WordsIn,
} from './words.ts';
