/** The lessons are played through the rules, and what they show is sound play. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyse } from '#bots';
import { at, coach, LEARNER, same } from '#kernel';
import { checkCourse } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { course } from '../course.ts';
import { newyork1901 } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

checkCourse({ game: newyork1901, course, rules });

/** How much better another answer may look, in points. */
const SLACK = 1;

it.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
  'what lesson %s shows is hardly ever bettered',
  (_, lesson) => {
    const way = at(lesson.ways, 0);
    for (const [given, answer] of way.entries()) {
      const { facts } = coach(newyork1901, lesson, way.slice(0, given), lesson.steps.length);
      const advice = analyse(newyork1901, heuristics, LEARNER, facts.after, { iterations: 1000 });
      const shown = advice.find(({ action }) => same(action, answer));
      const best = Math.max(...advice.map(({ points }) => points));
      expect(shown?.points).toBeGreaterThan(best - SLACK);
    }
  },
);
