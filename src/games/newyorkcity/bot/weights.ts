/** Every tuned number of the bots, with its origin: fitted to the results of games, by hand, or from the rules. */
export * from './weights/byHand.ts';
export { LESSONS, type Lesson, USED_DOLLARS } from './weights/lessons.ts';
export { type Weights, weightsOf } from './weights/situation.ts';
