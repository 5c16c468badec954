/** Test helpers for games and tools. */
export { brokenLaws, conformance, tablesOf } from './conformance.ts';
export { type CourseSubject, checkCourse, MOST, wordsIn } from './course.ts';
export { featuresIn } from './features.ts';
export {
  formerGoldenGames,
  formerPositions,
  goldenGames,
  goldenRecord,
  goldenText,
  storedPositions,
} from './golden.ts';
export { LAWS } from './laws.ts';
export { refusalOf } from './refusal.ts';
export { scene } from './scene.ts';
export type { Subject } from './subject.ts';
export { withPlay } from './withPlay.ts';
export { nameOf } from './wordsLaw.ts';
