// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { type Learned, mergeLearned } from '#protocol';
import { learningOf, lessonDone, lessonReached, questionsDone } from '../../settings/learning.ts';
import { keepPuzzleResult, puzzleResultsOf } from '../../settings/puzzles.ts';
import { syncLearning } from './LearningSync.tsx';

beforeEach(() => localStorage.clear());

/** A server that has learned something elsewhere. */
function server(kept: Learned) {
  let learned = kept;
  const put = async (told: Learned) => {
    learned = mergeLearned(learned, told);
    return { learned };
  };
  return { put, kept: () => learned };
}

it('brings both ends together, and keeps on the device where a lesson was left', async () => {
  lessonDone('tangramcity', 'turn');
  questionsDone('tangramcity', 6);
  lessonReached('tangramcity', { lesson: 'flip', readTo: 1, answers: [] });
  const { put, kept } = server({
    tangramcity: { lessons: ['last'], best: 9 },
    flatiron: { lessons: ['goal'] },
  });
  await syncLearning(put);
  expect(kept()).toEqual({
    flatiron: { lessons: ['goal'] },
    tangramcity: { lessons: ['last', 'turn'], best: 9 },
  });
  expect(learningOf('flatiron').lessons).toEqual(['goal']);
  expect(learningOf('tangramcity')).toMatchObject({
    lessons: ['last', 'turn'],
    best: 9,
    place: { lesson: 'flip' },
  });
});

it('brings the results of puzzles together, also of a game that was not learned', async () => {
  keepPuzzleResult('flatiron', 'here', 20775, 'solved');
  const { put, kept } = server({
    flatiron: { lessons: [], puzzles: { there: 'missed' }, days: { 20774: 'solved' } },
  });
  await syncLearning(put);
  const puzzles = { here: 'solved', there: 'missed' };
  const days = { 20774: 'solved', 20775: 'solved' };
  expect(kept()).toEqual({ flatiron: { lessons: [], puzzles, days } });
  expect(puzzleResultsOf('flatiron')).toEqual({ puzzles, days });
});

it('tells no more days than the server takes', async () => {
  for (let day = 20000; day < 20410; day++) keepPuzzleResult('flatiron', 'a', day, 'solved');
  const { put, kept } = server({});
  await syncLearning(put);
  expect(Object.keys(kept().flatiron?.days ?? {})).toHaveLength(400);
});

it('loses nothing that is learned while the server answers', async () => {
  await syncLearning(async (told) => {
    lessonDone('tangramcity', 'turn');
    return { learned: told };
  });
  expect(learningOf('tangramcity').lessons).toEqual(['turn']);
});

it('tells nothing of games that nobody has learned', async () => {
  const told: Learned[] = [];
  await syncLearning(async (learned) => {
    told.push(learned);
    return { learned };
  });
  expect(told).toEqual([{}]);
});
