import { describe, expect, it } from 'vitest';
import { analyse, reasonsAgainst, reasonsFor } from '#bots';
import { at } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { facts } from '../bot/reasons.ts';
import { CHARACTER } from '../characters.ts';
import { CHARACTERS, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import type { Fact } from '../facts.ts';
import { newyorkcity } from '../index.ts';
import type { Action, State, Step } from '../state.ts';
import { words } from '../text/index.ts';
import { view } from '../view.ts';
import { bid, type Layout, layOut, type Player } from './layout.ts';

const name = (seat: number) => at(['Ana', 'Ben'], seat);
const factsOf = (state: State, action: Action): Fact[] => facts(view(state, 0), 0, action);
const said = (state: State, action: Action, fact: Fact['fact']) =>
  factsOf(state, action)
    .filter((one) => one.fact === fact)
    .map((one) => words.en.fact(one, { view: view(state, 0), name }))
    .join(' ');
const names = (told: readonly Fact[]) => told.map(({ fact }) => fact);

const ana = (player: Player): Player => ({
  built: [2, 1, 0, 0, 0, 0],
  board: 3,
  hand: { skyscrapers: 2, joker: 2, press: 1 },
  ...player,
});
const ben = (bidden: number, player: Player = {}): Player => ({
  built: [3, 0, 0, 0, 0, 0],
  board: 3,
  bid: bidden,
  ...player,
});

/** Ana bids, and nobody bids after her. */
function bidding(kind: number, players: Player[], changes: Partial<Layout> = {}, more: Step[] = []): State {
  return layOut({
    bidding: kind,
    round: 1,
    tiles: [1, 2, 4, 5],
    players,
    ...changes,
    steps: [
      { step: 'bid', seat: 0 },
      ...more,
      { step: 'evaluate' },
      { step: 'closeBidding' },
      { step: 'closeRound' },
    ],
  });
}

const PASS = { pass: true } as const;

describe('what speaks for a bid', () => {
  const state = bidding(SKYSCRAPERS, [ana({}), ben(1)]);
  const two = bid(2, { skyscrapers: 2 });

  it('is what it brings, and that it wins the bonus', () => {
    expect(said(state, two, 'gain')).toBe('Brings 3 skyscrapers built as the bids lie.');
    expect(said(state, two, 'bonus')).toBe('Wins the bonus: nobody bids after you.');
    expect(said(state, PASS, 'gain')).toBe('Brings nothing in this round of bids.');
    expect(names(reasonsFor(factsOf(state, two), factsOf(state, PASS)))).toContain('gain');
  });

  it('is the bonus only so far, while others still bid', () => {
    const open = bidding(SKYSCRAPERS, [ana({}), ben(0)], {}, [{ step: 'bidTurn', firm: 1 }]);
    expect(said(open, two, 'bonus')).toBe('Has the bonus as the bids lie.');
  });

  it('is not the bonus, if a higher bid lies there', () => {
    const high = bidding(SKYSCRAPERS, [ana({}), ben(4)]);
    expect(said(high, two, 'bonus')).toBe('Ben keeps the bonus with 4.');
  });

  it('is the place in the district of the mayor', () => {
    expect(said(state, two, 'district')).toBe('Place 1 in Manhattan: 6 points as things stand.');
    expect(said(state, PASS, 'district')).toMatch(/^Place [23] in Manhattan: \d points as things stand\.$/);
    const [best] = reasonsFor(factsOf(state, two), factsOf(state, PASS));
    expect(best?.weight).toBeGreaterThan(0);
  });

  it('is what it spends, and that cards are free once their own bids are over', () => {
    expect(said(state, bid(2, { skyscrapers: 1, joker: 1 }), 'spends')).toBe(
      'Spends 1 skyscraper card and 1 joker.',
    );
    expect(said(state, PASS, 'spends')).toBe('Spends no card.');
    expect(said(state, bid(1, { press: 1, joker: 1 }), 'idle')).toBe(
      'One of the cards is free: its own bids are over.',
    );
  });

  it('is not what cannot be built', () => {
    const short = bidding(SKYSCRAPERS, [ana({ board: 1 }), ben(0)]);
    expect(said(short, two, 'lost')).toBe('2 units of the bid bring nothing.');
    expect(names(reasonsAgainst(factsOf(short, two), factsOf(short, PASS)))).toContain('lost');
  });

  it('is a prestige tile', () => {
    const prestige = bidding(PRESTIGE, [ana({ hand: { prestige: 1 } }), ben(2)], { offer: [0, 3] });
    expect(said(prestige, bid(1, { prestige: 1 }), 'tile')).toBe('Brings a prestige tile.');
    expect(said(prestige, PASS, 'tile')).toBe('No prestige tile: two others bid higher.');
  });

  it('is the space on the press track that scores', () => {
    const press = bidding(PRESS, [ana({ hand: { press: 2 } }), ben(0)], { space: [3, 0] });
    expect(said(press, bid(2, { press: 2 }), 'space')).toBe(
      'Reaches the space that brings 3 points at the end.',
    );
  });
});

describe('what speaks for other answers', () => {
  it('is a character’s value, and how long it can be used', () => {
    const hiring = layOut({
      bidding: CHARACTERS,
      round: 3,
      players: [ana({}), ben(0)],
      steps: [{ step: 'hire', seat: 0, value: 2, decline: true }, { step: 'closeRound' }],
    });
    expect(said(hiring, { hire: CHARACTER.secretary }, 'hires')).toMatch(
      /^Secretary \(\d+\): \d points?, of use in 2 more rounds\.$/,
    );
  });

  it('is what a pair makes of the hand', () => {
    const drafting = layOut({
      players: [ana({ hand: { press: 2 } }), ben(0)],
      pairs: [[PRESS, PLANS]],
      steps: [{ step: 'draft', seat: 0, picks: 1 }, { step: 'closeDraft' }],
    });
    expect(said(drafting, { pair: 0 }, 'pair')).toBe('You then hold 3 press cards. You then hold 1 plan.');
  });
});

describe('a bid of jokers that wins nothing', () => {
  it.each([2, 4])('is not what a hint proposes in round %i, and its reasons say why', (round) => {
    const hand = { joker: 2, press: 1 };
    const state = bidding(SKYSCRAPERS, [ana({ board: 0, hand }), ben(3)], { round });
    const [best] = analyse(newyorkcity, heuristics, 0, view(state, 0), { iterations: 600 });
    const jokers = bid(2, { joker: 2, press: 1 });
    const spent = best && 'cards' in best.action ? best.action.cards.at(-1) : 0;
    expect(spent).toBeLessThan(2);
    expect(names(reasonsAgainst(factsOf(state, jokers), factsOf(state, PASS)))).toEqual(
      expect.arrayContaining(['spends', 'lost']),
    );
  });
});
