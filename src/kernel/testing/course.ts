/** Checks of a game's course: every way and every detour is played through the rules, every line is short enough in every language. */
import { describe, expect, it } from 'vitest';
import { type Coaching, coach } from '../coach.ts';
import type { Game, GameTypes } from '../game.ts';
import type { CoachLine, Course, CourseText, Lesson, LineValues, Remark } from '../lesson.ts';
import { LANGUAGES } from '../words.ts';
import { refusalOf } from './refusal.ts';

/** What may be said and take, at most. */
export const MOST = { words: 30, summary: 60, aid: 130, lesson: 75, course: 8 * 60 };

/** Seconds: reading at 180 words a minute, pressing Next, doing what a step asks for, watching a reply. */
const SECONDS = { word: 1 / 3, next: 2, step: 8, reply: 2 };

/** A course and the rules it cites. */
export interface CourseSubject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly course: Course<G>;
  /** The text of RULES.md. */
  readonly rules: string;
}

/** Declares the tests of a course. */
export function checkCourse<G extends GameTypes>({ game, course, rules }: CourseSubject<G>): void {
  const isRule = (number: string) => rules.includes(`**${number}**`);
  describe.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
    const all = lesson.steps.length;

    it('begins with a sound position and an open goal', () => {
      const start = coach(game, lesson, [], all);
      game.check(start.position.state);
      expect(start.step).toBeDefined();
    });

    it.each(lesson.ways.map((way, i) => [i, way] as const))('way %i leads to the end', (_, way) => {
      for (const length of way.keys())
        expect(coach(game, lesson, way.slice(0, length), all).isOff).toBe(false);
      const end = coach(game, lesson, way, all);
      expect(end.step).toBeUndefined();
      expect(praiseOf(lesson, end)).toBeDefined();
    });

    it.each(lesson.detours.map((detour) => [JSON.stringify(detour.tried), detour] as const))(
      'detour %s is answered',
      (_, { step, after = [], tried, refused, says }) => {
        const way = [...wayTo(game, lesson, step), ...after];
        const attempt = () => coach(game, lesson, [...way, tried], all);
        if (refused === undefined) {
          const { isOff, remark, index } = attempt();
          expect({ isOff, index, says: remark?.say }).toEqual({ isOff: true, index: step, says });
        } else {
          expect(refusalOf(attempt)?.code).toBe(refused);
          expect(lesson.steps[step]?.refusals?.[refused]).toBe(says);
        }
      },
    );

    it('cites rules that exist', () => {
      expect(lesson.rules.filter((number) => !isRule(number))).toEqual([]);
    });
  });

  describe.each(LANGUAGES)('course in %s', (language) => {
    const text = course.text[language];

    it('says nothing at length', () => {
      const lines = course.lessons.flatMap((lesson) => linesOf(game, lesson, text));
      expect(lines.filter((line) => wordsIn(line) > MOST.words)).toEqual([]);
      expect(wordsIn(text.summary)).toBeLessThanOrEqual(MOST.summary);
      const aid = text.aid.flatMap(({ heading, lines }) => [heading, ...lines]).join(' ');
      expect(wordsIn(aid)).toBeLessThanOrEqual(MOST.aid);
    });

    it('takes no longer than it may', () => {
      const seconds = course.lessons.map((lesson) => secondsOf(game, lesson, text));
      const tooLong = course.lessons.filter((_, i) => (seconds[i] ?? 0) > MOST.lesson).map(({ id }) => id);
      expect(tooLong).toEqual([]);
      expect(seconds.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(MOST.course);
    });

    it('has different answers to every question', () => {
      for (const { id } of course.questions) {
        const answers = text.questions[id]?.answers ?? [];
        expect(answers.length, id).toBeGreaterThanOrEqual(3);
        expect(new Set(answers).size, id).toBe(answers.length);
      }
    });
  });

  it('asks ten questions, each with rules and a lesson that exist', () => {
    expect(course.questions).toHaveLength(10);
    const lessons = course.lessons.map(({ id }) => id);
    for (const { id, lesson, rules: cited } of course.questions) {
      expect(lessons, id).toContain(lesson);
      expect(
        cited.filter((number) => !isRule(number)),
        id,
      ).toEqual([]);
    }
    expect(lessons).toContain(course.enough);
    expect(lessons).toEqual(expect.arrayContaining([...course.picture]));
  });
}

/** The beginning of the first way, up to this step. */
function wayTo<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, step: number): readonly G['action'][] {
  const way = lesson.ways[0] ?? [];
  const length = [...way.keys()].find(
    (count) => coach(game, lesson, way.slice(0, count), lesson.steps.length).index === step,
  );
  if (length === undefined) throw new Error(`${lesson.id}: no way to step ${step}`);
  return way.slice(0, length);
}

function praiseOf<G extends GameTypes>({ praise }: Lesson<G>, { facts }: Coaching<G>) {
  return praise.find(({ when }) => when(facts));
}

/** What is said to who takes the first way, and to who tries every detour first. */
function linesOf<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, text: CourseText): string[] {
  const detours = lesson.detours.flatMap(({ step, after = [], tried, refused, says }) => {
    if (says === undefined) return [];
    if (refused !== undefined) return [said(text, says)];
    const answers = [...wayTo(game, lesson, step), ...after, tried];
    const { remark, facts } = coach(game, lesson, answers, lesson.steps.length);
    return remark ? [said(text, says, remark.with?.(facts))] : [];
  });
  return [...wayLines(game, lesson, text), ...detours];
}

function wayLines<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, text: CourseText): string[] {
  const end = coach(game, lesson, lesson.ways[0] ?? [], lesson.steps.length);
  const praise: Remark<G, string, string> | undefined = praiseOf(lesson, end);
  const steps = lesson.steps.map(({ say }) => said(text, say));
  return praise ? [...steps, said(text, praise.say, praise.with?.(end.facts))] : steps;
}

function secondsOf<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, text: CourseText): number {
  const words = wayLines(game, lesson, text).reduce((sum, line) => sum + wordsIn(line), 0);
  const reads = lesson.steps.filter(({ until }) => until === 'read').length;
  const done = lesson.steps.length - reads;
  const replies = lesson.replies?.length ?? 0;
  return words * SECONDS.word + reads * SECONDS.next + done * SECONDS.step + replies * SECONDS.reply;
}

function said({ lines }: CourseText, name: string, values: LineValues = {}): string {
  const line: CoachLine | undefined = lines[name];
  if (line === undefined) throw new Error(`no line ${name}`);
  return typeof line === 'string' ? line : line(values);
}

/** How many words a line has. */
export function wordsIn(line: string): number {
  return line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
