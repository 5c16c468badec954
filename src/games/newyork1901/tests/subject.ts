/** New York 1901 as the laws test it; what is hidden is stated here independently of view.ts. */
import { join } from 'node:path';
import { formerPositions, type Subject, storedPositions } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { type NewYork1901, newyork1901 } from '../index.ts';
import { words } from '../text/index.ts';

export const GOLDEN = join(import.meta.dirname, 'golden');

export const subject: Subject<NewYork1901> = {
  game: newyork1901,
  words,
  heuristics,
  /** Q18 Nothing lies face down but the deck, and its cards can be counted. */
  scramble() {},
  optionSets: [{}, { expert: true, actionCards: false, challenge: 'none' }],
  stored: storedPositions(GOLDEN),
  formerStored: formerPositions(GOLDEN),
  games: 4,
  longest: 3000,
};
