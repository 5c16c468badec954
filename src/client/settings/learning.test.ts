// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  firstGameOf,
  firstGameStarted,
  gameFinished,
  learningOf,
  lessonDone,
  lessonReached,
  noteTold,
  questionsDone,
} from './learning.ts';

beforeEach(() => localStorage.clear());

describe('what was learned', () => {
  it('is nothing at first, and is kept for each game', () => {
    expect(learningOf('tangramcity')).toEqual({ lessons: [] });
    lessonDone('tangramcity', 'turn');
    lessonDone('tangramcity', 'flip');
    lessonDone('tangramcity', 'turn');
    expect(learningOf('tangramcity')).toEqual({ lessons: ['turn', 'flip'] });
    expect(learningOf('flatiron')).toEqual({ lessons: [] });
  });

  it('keeps the best result of the questions', () => {
    questionsDone('tangramcity', 7);
    questionsDone('tangramcity', 4);
    expect(learningOf('tangramcity').best).toBe(7);
  });

  it('keeps each note once, and counts games that ended', () => {
    noteTold('tangramcity', 'first');
    noteTold('tangramcity', 'first');
    gameFinished('tangramcity');
    gameFinished('tangramcity');
    lessonDone('tangramcity', 'turn');
    expect(learningOf('tangramcity')).toEqual({ lessons: ['turn'], notes: ['first'], games: 2 });
  });

  it('knows which game is the guided one', () => {
    expect(firstGameOf('tangramcity')).toBeUndefined();
    firstGameStarted('tangramcity', 'abc');
    expect(firstGameOf('tangramcity')).toBe('abc');
  });

  it('keeps where a lesson was left until that one is done', () => {
    const place = { lesson: 'flip', readTo: 1, answers: [{ tile: 3 }] };
    lessonReached('tangramcity', place);
    lessonDone('tangramcity', 'turn');
    expect(learningOf('tangramcity')).toEqual({ lessons: ['turn'], place });
    lessonDone('tangramcity', 'flip');
    expect(learningOf('tangramcity')).toEqual({ lessons: ['turn', 'flip'] });
  });

  it('forgets the place where a lesson begins anew, and no other', () => {
    lessonReached('tangramcity', { lesson: 'flip', readTo: 1, answers: [] });
    lessonReached('tangramcity', { lesson: 'turn', readTo: 0, answers: [] });
    expect(learningOf('tangramcity').place?.lesson).toBe('flip');
    lessonReached('tangramcity', { lesson: 'flip', readTo: 0, answers: [] });
    expect(learningOf('tangramcity')).toEqual({ lessons: [] });
  });

  it.each(['{"lessons":[],"place":3}', '{"lessons":[],"place":{"lesson":"flip"}}'])(
    'is without a place if %j is stored',
    (stored) => {
      localStorage.setItem('skyline.learning.tangramcity', stored);
      expect(learningOf('tangramcity')).toEqual({ lessons: [] });
    },
  );

  it.each(['', 'x', '{}', '{"lessons":3}', '{"lessons":[1]}'])('is nothing if %j is stored', (stored) => {
    localStorage.setItem('skyline.learning.tangramcity', stored);
    expect(learningOf('tangramcity')).toEqual({ lessons: [] });
  });
});
