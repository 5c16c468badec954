/** How hard a puzzle is: which levels find it. */
import { botNamed } from '#bots';
import { BOT_NAMES, type BotName, hashOf, Rng } from '#kernel';
import { isAmong, type Question } from './clear.ts';

/** How often each level answers. */
const TRIES = 10;

/** The highest level thinks as the searches do that found the puzzle, so it is not asked. */
const ASKED = BOT_NAMES.slice(0, -1);

/** These answer at once in every game; higher ones may search. */
const QUICK = BOT_NAMES.slice(0, 3);

/** The lowest level that finds the solution at least every second time; else the highest. */
export function gradeOf(question: Question, legal: readonly unknown[], solution: readonly unknown[]): number {
  return lowest(ASKED, question, legal, solution) ?? BOT_NAMES.length;
}

/** What the grade may be, in a fraction of the time: exactly one if it is low, else all that are higher. */
export function gradesAtFirst(
  question: Question,
  legal: readonly unknown[],
  solution: readonly unknown[],
): readonly number[] {
  const low = lowest(QUICK, question, legal, solution);
  return low === undefined ? BOT_NAMES.map((_, i) => i + 1).slice(QUICK.length) : [low];
}

/** The first of these levels that is right often enough. */
function lowest(
  levels: readonly BotName[],
  { title, seat, view }: Question,
  legal: readonly unknown[],
  solution: readonly unknown[],
): number | undefined {
  const { game, heuristics } = title;
  const finds = levels.findIndex((level) => {
    const answers = Array.from({ length: TRIES }, (_, n) => {
      const rng = Rng.fromSeed(hashOf(view).repeat(2), `${level} ${n}`);
      return botNamed(level, game, heuristics).choose(seat, view, legal, rng);
    });
    return 2 * answers.filter((answer) => isAmong(solution, answer)).length >= TRIES;
  });
  return finds < 0 ? undefined : 1 + finds;
}
