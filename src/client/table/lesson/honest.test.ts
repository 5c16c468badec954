/** What a coach shows is about the best there is: the first way of a lesson against the analysis that gives hints. */
import { describe, expect, it } from 'vitest';
import { analyse, weigh } from '#bots';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { loadCourse } from '#games/courses';
import { coach, LEARNER, type Lesson } from '#kernel';

/** The gate judges the first lesson of each game; DEEP judges all. */
const MOST = process.env.DEEP ? Number.POSITIVE_INFINITY : 1;
const BUDGET = { iterations: process.env.DEEP ? 200 : 60 };
/** Points that the shown answer may be worse. */
const NEAR = 1;

/** Lessons whose first way is worse on purpose, and why. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'flatiron card': 'walks to the street where a card is taken and laid, though another brings more',
};

/** Answers of the first way that are clearly worse than the best, with what they cost. */
function costly({ game, heuristics }: Title, lesson: Lesson): string[] {
  const way = lesson.ways[0] ?? [];
  return way.flatMap((answer, i) => {
    const { position, step } = coach(game, lesson, way.slice(0, i), lesson.steps.length);
    const legal = game.legalActions(position.state, LEARNER);
    if (!step || legal.length < 2) return [];
    const view = game.view(position.state, LEARNER);
    const [best] = analyse(game, heuristics, LEARNER, view, BUDGET);
    if (!best) return [];
    const { cost, margin } = weigh(game, heuristics, LEARNER, view, [best.action, answer], BUDGET);
    return cost - margin > NEAR
      ? [`${JSON.stringify(answer)} costs ${cost.toFixed(1)} ± ${margin.toFixed(1)}`]
      : [];
  });
}

describe.each(GAME_IDS.filter((id) => GAME_INFO[id].course))('the lessons of %s', async (id) => {
  const title = await loadTitle(id);
  const lessons = (await loadCourse(id))?.lessons.slice(0, MOST) ?? [];

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s shows a way that is about the best',
    { timeout: 120_000 },
    (lessonId, lesson) => {
      const found = costly(title, lesson);
      if (ON_PURPOSE[`${id} ${lessonId}`] === undefined) expect(found).toEqual([]);
      else expect(found).not.toEqual([]);
    },
  );
});
