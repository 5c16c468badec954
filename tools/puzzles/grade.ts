/** How hard a puzzle is: which levels find it. */
import { botNamed } from '#bots';
import { BOT_NAMES, hashOf, Rng } from '#kernel';
import { isAmong, type Question } from './clear.ts';

/** How often each level answers. */
const TRIES = 10;

/** The highest level thinks as the searches do that found the puzzle, so it is not asked. */
const ASKED = BOT_NAMES.slice(0, -1);

/** The lowest level that finds the solution at least every second time; else the highest. */
export function gradeOf(
  { title, seat, view }: Question,
  legal: readonly unknown[],
  solution: readonly unknown[],
) {
  const { game, heuristics } = title;
  const finds = ASKED.findIndex((level) => {
    const answers = Array.from({ length: TRIES }, (_, n) => {
      const rng = Rng.fromSeed(hashOf(view).repeat(2), `${level} ${n}`);
      return botNamed(level, game, heuristics).choose(seat, view, legal, rng);
    });
    return 2 * answers.filter((answer) => isAmong(solution, answer)).length >= TRIES;
  });
  return 1 + (finds < 0 ? ASKED.length : finds);
}
