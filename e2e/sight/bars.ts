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

/** Presses in a whole game, and those of them that send: the mean of its seeds. */
export const BARS: Partial<Record<GameId, { readonly clicks: number; readonly sending: number }>> = {
  flatiron: { clicks: 120, sending: 33 },
  newyork1901: { clicks: 66, sending: Number.POSITIVE_INFINITY },
};

/** Presses for one answer, the one that sends included, and of how many such answers that must hold: a bid may be paid otherwise than is proposed, or with characters, card by card. */
const MOST_PRESSES: Readonly<Record<string, { readonly most: number; readonly share: number }>> = {
  bid: { most: 2, share: 0.7 },
  placeTile: { most: 3, share: 1 },
};

/** A bid takes two presses, a tile of Tangram City three. */
export function expectFewTaps(decisions: readonly Decision[]): void {
  for (const [asked, { most, share }] of Object.entries(MOST_PRESSES)) {
    const answers = decisions.filter(({ step }) => step === asked);
    const more = answers.filter(({ taps, confirms }) => taps.length + confirms > most);
    const told = more.map(({ taps }) => `${asked}: ${taps.join(' | ')}`).join('\n');
    expect(more.length, told).toBeLessThanOrEqual(answers.length * (1 - share));
  }
}

/** Every answer was found on the board, in sight all the time. */
export function expectAllInSight(decisions: readonly Decision[]): void {
  const unseen = decisions.filter((decision) => !isInSight(decision));
  expect(unseen.map(({ step, outOfView, covered }) => [step, ...outOfView, ...covered].join(' '))).toEqual(
    [],
  );
  expect(decisions.filter(({ lost }) => lost)).toEqual([]);
}
