/** Every part that a coach lights is on the board at that moment. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { loadCourse } from '#games/courses';
import { coach, LEARNER, type Lesson, type Lit } from '#kernel';
import { loadSections } from '../i18n/loadSections.ts';
import type { Drawings } from './kit/boardProps.ts';

const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';

/** Lit parts that are missing, step by step on the first way, and at the end. */
function missingParts({ game, words }: Title, { Board }: Drawings, lesson: Lesson): string[] {
  const way = lesson.ways[0] ?? [];
  const missing: string[] = [];
  const look = (given: number, readTo: number) => {
    const { step, index, facts, position } = coach(game, lesson, way.slice(0, given), readTo);
    const { state } = position;
    const decision = game.decisions(state).find(({ seat }) => seat === LEARNER);
    const html = renderToStaticMarkup(
      <Board
        view={facts.after}
        scores={facts.scores}
        prompt={decision?.prompt}
        legal={decision ? game.legalActions(state, LEARNER) : []}
        choose={() => {}}
        words={words.en}
        name={name}
      />,
    );
    const isThere = (part: string) =>
      [...html.matchAll(/data-part="([^"]*)"/g)].some(([, parts]) => parts?.split(' ').includes(part));
    const lit: readonly Lit<string>[] = step
      ? [...step.lit, ...(step.narrowed ?? [])]
      : lesson.praise.flatMap((praise) => praise.lit ?? []);
    for (const one of lit)
      if (![one].flat().some(isThere))
        missing.push(`${lesson.id}, step ${index}: ${[one].flat().join(' or ')}`);
    return step?.until === 'read' ? index + 1 : undefined;
  };
  for (let given = 0; given <= way.length; given++) {
    let readTo = look(given, 0);
    while (readTo !== undefined) readTo = look(given, readTo);
  }
  return missing;
}

describe.each(GAME_IDS.filter((id) => GAME_INFO[id].course))('the lessons of %s', async (id) => {
  const title = await loadTitle(id);
  const { drawings } = (await import(`./${id}/index.ts`)) as { drawings: Drawings };
  const course = await loadCourse(id);
  await loadSections('en', 'sections');

  it('light only what is on the board', () => {
    expect(course?.lessons.flatMap((lesson) => missingParts(title, drawings, lesson))).toEqual([]);
  });

  it('are as many as the shelf says', () => {
    expect(course?.lessons).toHaveLength(GAME_INFO[id].course?.lessons ?? 0);
  });
});
