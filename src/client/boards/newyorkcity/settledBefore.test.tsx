import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTitle } from '#games';
import { loadCourse } from '#games/courses';
import { at, coach } from '#kernel';
import type { Drawings } from '../kit/boardProps.ts';

it('keeps settled bids in sight as a picture where nothing moves', async () => {
  const { game, words } = await loadTitle('newyorkcity');
  const course = await loadCourse('newyorkcity');
  const { drawings } = (await import('./index.ts')) as unknown as { drawings: Drawings };
  const lesson = at(course?.lessons ?? [], 1);
  const { facts } = coach(game, lesson, at(lesson.ways, 0), lesson.steps.length);
  const { events, before, after, scores } = facts;
  const table = {
    view: after,
    scores,
    words: words.en,
    name: (seat: number) => `Player ${seat}`,
    prompt: undefined,
    legal: [],
    choose: () => undefined,
  };
  const html = renderToStaticMarkup(<drawings.Board {...table} still={{ events, before, after }} />);
  const [, strip = ''] = html.split('nyc-settled-before');
  expect(strip).toContain('Player 0');
  expect(strip).toContain('+3');
  expect(renderToStaticMarkup(<drawings.Board {...table} />)).not.toContain('nyc-settled-before');
});
