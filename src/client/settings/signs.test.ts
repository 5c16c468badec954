// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isFamiliar, signMet } from './signs.ts';

beforeEach(() => localStorage.clear());

it('a sign is familiar after three tables, each counted once', () => {
  for (const table of ['a', 'b', 'c']) {
    expect(isFamiliar('flatiron', 'sun', table)).toBe(false);
    signMet('flatiron', 'sun', table);
    signMet('flatiron', 'sun', table);
    // It keeps its label to the end of this game.
    expect(isFamiliar('flatiron', 'sun', table)).toBe(false);
  }
  expect(isFamiliar('flatiron', 'sun', 'd')).toBe(true);
  expect(isFamiliar('flatiron', 'moon', 'd')).toBe(false);
  expect(isFamiliar('tangramcity', 'sun', 'd')).toBe(false);
});

it('nothing is familiar where something else is stored', () => {
  localStorage.setItem('skyline.sign.flatiron.sun', 'many');
  expect(isFamiliar('flatiron', 'sun', 'a')).toBe(false);
});
