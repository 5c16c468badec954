/** What answering may take at most, in whole games and in the beginnings that the gate plays. */
import { expect } from '@playwright/test';
import type { GameId } from '#games';
import { type Decision, isInSight } from '../inSight.ts';

/** The games that are measured whole: their seats and seeds. */
export const WHOLE_GAMES: readonly (readonly [game: GameId, seats: number, seeds: readonly number[]])[] = [
  ['flatiron', 2, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['newyork1901', 2, [1, 2, 3, 4, 5, 6]],
  ['newyorkcity', 3, [79]],
  ['newyorkcity', 4, [5]],
  ['newyorkcity', 2, [1]],
  ['tangramcity', 3, [2]],
  ['tangramcity', 5, [2, 3]],
  ['tangramcity', 1, [2]],
];

/** Presses in a whole game, those of them that send, or presses for each decision: the mean of its seeds. */
export const BARS: Partial<Record<GameId, { clicks?: number; sending?: number; perDecision?: number }>> = {
  flatiron: { clicks: 120, sending: 33 },
  // 66 presses in games of 35.2 decisions: since level 4 has other weights, it plays longer games.
  newyork1901: { perDecision: 1.88 },
};

/** Presses for one answer, the one that sends included. */
const MOST_PRESSES: Readonly<Record<string, number>> = { bid: 2, raise: 2, placeTile: 3 };

/** A bid takes two presses, however it is paid; a tile of Tangram City three. */
export function expectFewTaps(decisions: readonly Decision[]): void {
  const more = decisions.filter(({ step, taps, confirms }) => {
    return taps.length + confirms > (MOST_PRESSES[step] ?? Number.POSITIVE_INFINITY);
  });
  expect(more.map(({ step, taps }) => `${step}: ${taps.join(' | ')}`)).toEqual([]);
}

/** Every answer was found on the board, in sight all the time. */
export function expectAllInSight(decisions: readonly Decision[]): void {
  const unseen = decisions.filter((decision) => !isInSight(decision));
  expect(unseen.map(({ step, outOfView, covered }) => [step, ...outOfView, ...covered].join(' '))).toEqual(
    [],
  );
  expect(decisions.filter(({ lost }) => lost)).toEqual([]);
}
