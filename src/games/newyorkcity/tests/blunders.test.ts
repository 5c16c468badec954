/** Silly habits that hints and bots have had, as positions in which they had them. */
import { describe, expect, it } from 'vitest';
import { analyse, botNamed } from '#bots';
import { at, Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { CHARACTER, CHARACTERS, DOLLARS, JOKER, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { of } from '../counts.ts';
import { newyorkcity } from '../index.ts';
import { elevatorWith } from '../laidOut.ts';
import type { Action, Step } from '../state.ts';
import { type Layout, layOut, type Player } from './layout.ts';

/** Fewer iterations than a hint has, and enough for it to go wrong. */
const BUDGET = { iterations: 600 };

const mine = (player: Player): Player => ({ built: [2, 2, 1, 2, 1, 1], ...player });
const rival = (bid: number): Player => ({
  built: [1, 1, 2, 2, 2, 1],
  hand: { press: 3 },
  reserve: { plans: 2 },
  board: 3,
  bid,
});

/** The last bid of a bidding round, with the rest of the round to come. */
function lastBid(kind: number, layout: Omit<Layout, 'steps'>) {
  const later = [SKYSCRAPERS, PRESTIGE, PLANS, 2, DOLLARS].filter((other) => other > kind).toReversed();
  const steps: Step[] = [
    { step: 'bid', seat: 0 },
    { step: 'evaluate' },
    { step: 'closeBidding' },
    ...later.map((next): Step => ({ step: 'openBidding', kind: next })),
    { step: 'openActs' },
    { step: 'closeRound' },
  ];
  return layOut({ bidding: kind, tiles: [1, 2, 4, 5, 6, 7, 8, 9], ...layout, steps });
}

/** What a hint says, and what a bot plays that looks one action ahead. */
function answersIn(state: ReturnType<typeof lastBid>): Action[] {
  const view = newyorkcity.view(state, 0);
  const hint = at(analyse(newyorkcity, heuristics, 0, view, BUDGET), 0).action;
  const legal = newyorkcity.legalActions(state, 0);
  const bot = botNamed('level5', newyorkcity, heuristics);
  return [hint, bot.choose(0, view, legal, Rng.fromSeed('1'.repeat(32), 'bot'))];
}

const jokersIn = (answer: Action) => ('cards' in answer ? of(answer.cards, JOKER) : 0);

describe('the last bid for skyscrapers', () => {
  it.each([2, 4])('[R7.12] in round %i is no higher than the player board has room for', (round) => {
    const hand = { joker: 2, press: 1 };
    const players = [mine({ board: 1, hand, reserve: { plans: 2 } }), rival(0)];
    for (const answer of answersIn(lastBid(SKYSCRAPERS, { round, players })))
      if ('cards' in answer) expect(answer.value).toBe(1);
  });

  it('[R8.4] spends no joker at the end of the game where a skyscraper card does as well', () => {
    const hand = { joker: 2, skyscrapers: 1 };
    const players = [mine({ board: 1, hand, reserve: { plans: 2 } }), rival(0)];
    for (const answer of answersIn(lastBid(SKYSCRAPERS, { round: 5, players })))
      expect(answer).toMatchObject({ value: 1, cards: [0, 0, 0, 0, 0, 1, 0] });
  });

  it.each([2, 4])(
    '[R7.13] in round %i spends no second joker with an empty player board, when it cannot win',
    (round) => {
      const hand = { joker: 2, press: 1 };
      const players = [mine({ hand, reserve: { plans: 2 } }), rival(3)];
      for (const answer of answersIn(lastBid(SKYSCRAPERS, { round, players })))
        expect(jokersIn(answer)).toBeLessThan(2);
    },
  );
});

describe('other bids', () => {
  const hand = { joker: 2, press: 1, prestige: 1 };
  const reserve = { press: 1, skyscrapers: 1 };

  it.each([2, 4, 5])('[R7.6] round %i: nobody bids for plans without skyscrapers to get', (round) => {
    const players = [mine({ supply: 0, board: 3, hand, reserve }), rival(2)];
    for (const answer of answersIn(lastBid(PLANS, { round, players })))
      expect(answer).toEqual({ pass: true });
  });

  it.each([
    [2, 2],
    [5, 2],
    [2, 3],
    [4, 4],
    [5, 4],
  ])('[R7.5] round %i, %i seats: nobody bids for characters that are all worth more', (round, seats) => {
    const shelves = elevatorWith([[], [], [], [CHARACTER.celebrity], [CHARACTER.wrecker]]);
    const rivals = Array.from({ length: seats - 1 }, (_, n) => rival(n === 0 ? 3 : 0));
    const players = [mine({ board: 3, hand: { joker: 2, press: 1 }, reserve }), ...rivals];
    const state = lastBid(CHARACTERS, { round, ...shelves, players });
    expect(newyorkcity.legalActions(state, 0).some((answer) => jokersIn(answer) === 2)).toBe(true);
    for (const answer of answersIn(state)) expect(answer).toEqual({ pass: true });
  });

  it.each([2, 5])('[R3.2] round %i: nobody spends jokers on press at the end of the track', (round) => {
    const players = [mine({ board: 3, hand, reserve }), rival(2)];
    for (const answer of answersIn(lastBid(PRESS, { round, space: [15, 4], players })))
      expect(jokersIn(answer)).toBe(0);
  });

  it.each([
    [4, PRESTIGE],
    [5, PRESTIGE],
    [5, DOLLARS],
  ])(
    '[R6.4] round %i: nobody swaps before bidding %i, since bids take cards out of the reserve',
    (round, kind) => {
      const players = [mine({ board: 3, dollars: 2, hand, reserve: { press: 1, plans: 1 } }), rival(3)];
      for (const answer of answersIn(lastBid(kind, { round, space: [6, 4], offer: [0, 3], players })))
        expect(answer).not.toHaveProperty('swap');
    },
  );
});
