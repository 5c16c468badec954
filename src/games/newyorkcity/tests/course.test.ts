/** The lessons are played through the rules, and the figures of the questions come from them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { checkCourse } from '#kernel/testing';
import { DOLLARS, PLANS, SKYSCRAPERS } from '../components.ts';
import { course } from '../course.ts';
import { newyorkcity } from '../index.ts';
import { scores } from '../scoring.ts';
import { bid, bidding, bidsOf, layOut } from './layout.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

checkCourse({ game: newyorkcity, course, rules });

describe('the right answers of the questions', () => {
  const rightAnswer = (id: string) => course.text.en.questions[id]?.answers[0];

  it('[R6.6] [R6.8] count a plan, two press cards and a joker', () => {
    const { may } = bidding(PLANS, { players: [{ hand: { plans: 1, press: 2, joker: 1 } }, {}] });
    const all = bidsOf(may(0)).find((one) => one.endsWith('2 press, 1 plans, 1 joker'));
    expect(all?.split(':')[0]).toBe(rightAnswer('value'));
  });

  it('[R6.7] find no bid in jokers alone', () => {
    const { may } = bidding(DOLLARS, { players: [{ hand: { joker: 2 } }, {}] });
    expect(bidsOf(may(0))).toEqual([]);
  });

  it('[R7.12] build no more than stands on the board', () => {
    const scene = bidding(SKYSCRAPERS, { players: [{ hand: { skyscrapers: 3 }, board: 2 }, {}] });
    scene.answer(0, bid(3, { skyscrapers: 3 }));
    expect(`${at(scene.state.firms, 0).built.reduce((sum, one) => sum + one)}`).toBe(rightAnswer('build'));
  });

  it('[R9.4] rank black before Bruno', () => {
    const state = layOut({
      base: [10, 7, 8, 8, 9, 6],
      space: [4, 5],
      order: [1, 0],
      players: [{ built: [3, 0, 0, 0, 0, 0] }, { built: [2, 0, 0, 0, 0, 0] }],
      steps: [],
    });
    expect(`${at(scores(state), 1).parts.majorities}`).toBe(rightAnswer('ranks'));
  });
});
