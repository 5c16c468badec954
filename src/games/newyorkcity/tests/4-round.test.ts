/** R4, R8.3, R8.4: a round, from its beginning to its end. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { scene } from '#kernel/testing';
import { total } from '../counts.ts';
import { rules } from '../flow.ts';
import { counts, layOut, type Player, play } from './layout.ts';

const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const open = (players: Player[], more = {}) =>
  play({ players, round: 0, tiles: TILES.slice(), steps: [{ step: 'openRound' }], ...more });

/** Lets everybody take the first pair, and tells whose turns these were. */
function draftTurns({ asked, answer }: ReturnType<typeof play>): number[] {
  const turns: number[] = [];
  while (asked()[0]?.prompt.step === 'draft') {
    const { seat } = at(asked(), 0);
    turns.push(seat);
    answer(seat, { pair: 0 });
  }
  return turns;
}

describe('a round', () => {
  it('[R4.1] takes the dollars off the characters', () => {
    const { state } = open([{ staff: [1, 6], paid: [6], dollars: 1 }, {}]);
    expect(at(state.firms, 0).paid).toEqual([]);
    expect(at(state.firms, 0).dollars).toBe(1);
  });

  it('[R4.2] sends the mayor to A first, and never to X', () => {
    const { events } = open([{}, {}], { letters: [5, 2, 0, 1, 3, 4] });
    expect(events).toContainEqual(expect.objectContaining({ did: 'openedRound', round: 1, district: 2 }));
    const last = open([{}, {}], { letters: [5, 2, 0, 1, 3, 4], round: 4 });
    expect(last.events).toContainEqual(expect.objectContaining({ round: 5, district: 5 }));
  });

  it('[R4.3] turns up two prestige tiles', () => {
    const { state, events } = open([{}, {}]);
    expect(state.offer).toHaveLength(2);
    expect(state.tiles).toHaveLength(8);
    state.offer.pop();
    expect(events).toContainEqual({
      did: 'openedRound',
      round: 1,
      district: 0,
      tiles: [0, 1].map(() => expect.any(Number)),
    });
  });

  it('[R4.4] gives each seat three cards', () => {
    const { state } = open([{}, {}, {}]);
    for (const { hand } of state.firms) expect(total(hand)).toBe(3);
  });

  it.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])('[R4.5] lays out for %i seats %i pairs', (seats, pairs) => {
    const { state } = open(Array.from({ length: seats }, () => ({})));
    expect(state.pairs).toHaveLength(pairs);
  });

  it('[R4.5] lays each pair in the order of the kinds', () => {
    const { pairs } = open([{}, {}, {}, {}]).state;
    expect(pairs).toEqual(pairs.map((pair) => pair.toSorted()));
    expect(pairs).not.toEqual(pairs.map((pair) => pair.toSorted().reverse()));
  });

  it('[R4.7] [R10.6] gives turns to seats, not to Toms', () => {
    const table = play({
      players: [{}, {}, {}],
      toms: 1,
      order: [2, 0, 1],
      round: 0,
      tiles: TILES.slice(),
      steps: [{ step: 'openRound' }],
    });
    expect(draftTurns(table)).toEqual([1, 0, 1, 0]);
  });

  it('[R4.6] makes a new deck of the discard pile', () => {
    const state = layOut({
      players: [{}, {}],
      round: 0,
      tiles: TILES.slice(),
      steps: [{ step: 'openRound' }],
    });
    state.discard = state.deck;
    state.deck = counts({ press: 2 });
    state.discard[0] = 13;
    const { state: after, events: told } = scene(rules, state);
    expect(told).toContainEqual({ did: 'reshuffled' });
    expect(total(after.deck)).toBe(105 - 6 - 10);
    expect(total(after.discard)).toBe(0);
  });

  it('[Q29] draws what there is when nothing is left', () => {
    const state = layOut({
      players: [{ hand: { press: 2 } }, {}],
      round: 0,
      tiles: TILES.slice(),
      steps: [{ step: 'openRound' }],
    });
    state.firms[1] = { ...at(state.firms, 1), reserve: state.deck };
    state.deck = counts({ press: 1 });
    at(state.firms, 1).reserve[0] = 12;
    const { state: after } = scene(rules, state);
    expect(total(at(after.firms, 0).hand)).toBe(3);
    expect(after.pairs).toEqual([]);
  });

  it('[Q29] leaves a single card where the last pair is not full', () => {
    const state = layOut({
      players: [{}, {}],
      round: 0,
      tiles: TILES.slice(),
      steps: [{ step: 'openRound' }],
    });
    state.deck = counts({ press: 9 });
    expect(scene(rules, state).state.pairs).toEqual([[0, 0], [0]]);
  });

  it('[R4.7] lets the last choose first, then once more, and no pair twice', () => {
    const table = open([{}, {}], { space: [2, 0], order: [0, 1] });
    expect(draftTurns(table)).toEqual([1, 0, 1, 0]);
    expect(table.state.firms.map(({ hand }) => total(hand))).toEqual([7, 7]);
  });

  it('[R4.7] refuses a pair that is not there', () => {
    const { whyNot } = open([{}, {}], { order: [0, 1] });
    expect(whyNot(1, { pair: 99 })).toEqual({ rule: 'R4.7', code: 'noSuchPair' });
    expect(whyNot(1, null)).toEqual({ rule: 'R4.7', code: 'mustChoose' });
  });

  it('[R4.8] [Q4] discards the pair left over, then bids for press', () => {
    const { state, asked } = play({
      players: [{ hand: { press: 1 } }, {}],
      pairs: [[3, 5]],
      steps: [{ step: 'closeDraft' }],
    });
    expect(state.discard).toEqual(counts({ plans: 1, skyscrapers: 1 }));
    expect(state.bidding).toBe(0);
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'bid', seat: 0 } }]);
  });

  it('[Q9] lists equal pairs once', () => {
    const { may } = play({
      players: [{}, {}],
      pairs: [
        [0, 1],
        [2, 2],
        [0, 1],
        [0, 2],
      ],
      steps: [{ step: 'draft', seat: 0, picks: 1 }],
    });
    expect(may(0)).toEqual([{ pair: 0 }, { pair: 1 }, { pair: 3 }]);
  });

  it('[R8.3] discards hands and keeps reserves', () => {
    const { state, reveals, events } = play({
      players: [{ hand: { press: 2, joker: 1 }, reserve: { plans: 2 } }, {}],
      steps: [{ step: 'closeRound' }],
    });
    expect(state.discard).toEqual(counts({ press: 2, joker: 1 }));
    expect(at(state.firms, 0).reserve).toEqual(counts({ plans: 2 }));
    expect(reveals()).toBe(1);
    at(state.firms, 0).left.fill(0);
    expect(events.filter(({ did }) => did === 'discarded')).toEqual([
      { did: 'discarded', who: 0, cards: counts({ press: 2, joker: 1 }) },
    ]);
  });

  it('[R8.4] ends after the fifth round only', () => {
    expect(play({ players: [{}, {}], steps: [{ step: 'closeRound' }] }).asked()).toEqual([]);
    const { asked } = play({ players: [{}, {}], round: 4, tiles: [0, 1], steps: [{ step: 'closeRound' }] });
    expect(asked()).toHaveLength(1);
  });
});
