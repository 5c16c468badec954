/** Attempts that are refused name the rule that forbids them. */
import { describe, expect, it } from 'vitest';
import { PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { bid, bidding, counts, type Player, play, turn } from './layout.ts';

const PASS = { pass: true } as const;

describe('a refusal', () => {
  it('[R6.9] says when only the value is wrong', () => {
    const { whyNot } = bidding(PRESS, {
      players: [{ hand: { press: 2, dollars: 1 }, staff: [16], dollars: 1 }, {}],
    });
    const wrong = { rule: 'R6.9', code: 'wrongValue' };
    expect(whyNot(0, bid(3, { press: 2 }))).toEqual(wrong);
    expect(whyNot(0, bid(2, { press: 2 }, [16]))).toEqual(wrong);
    expect(whyNot(0, bid(1, { dollars: 1 }))).toEqual({ rule: 'R6.5', code: 'wrongKind' });
  });

  it('[R5.1] [R6.4] says which cards and characters a bid lacks', () => {
    const { whyNot } = bidding(PRESS, {
      players: [{ hand: { press: 2, dollars: 1 }, staff: [13, 16], dollars: 1 }, {}],
    });
    const tooMany = { rule: 'R6.4', code: 'notEnoughCards' };
    expect(whyNot(0, bid(1, { press: 1, plans: 1 }))).toEqual(tooMany);
    expect(whyNot(0, { value: 1, cards: counts({ press: 1 }).with(1, -1) })).toEqual(tooMany);
    expect(whyNot(0, { use: 99 })).toEqual({ rule: 'R5.1', code: 'notYours' });
    expect(whyNot(0, bid(4, { press: 2, dollars: 1 }, [13, 16]))).toEqual({ rule: 'R5.1', code: 'noDollar' });
  });

  it('[R6.5] says that cards make no bid, whatever else is left out', () => {
    const { whyNot } = bidding(PRESS, { players: [{ hand: { dollars: 1 } }, {}] });
    const wrongKind = { rule: 'R6.5', code: 'wrongKind' };
    expect(whyNot(0, bid(1, { dollars: 1 }))).toEqual(wrongKind);
    expect(whyNot(0, bid(1))).toEqual(wrongKind);
    const able = bidding(PRESS, { players: [{ hand: { press: 1 } }, {}] });
    expect(able.whyNot(0, { value: 1, cards: counts({ press: 1 }) })).toEqual(wrongKind);
    expect(whyNot(0, { value: 1, cards: counts({ dollars: 1 }) })).toEqual(wrongKind);
  });

  it('[R6.9] [R11.14] goes by the spaces that the pawn steps back', () => {
    const { whyNot } = turn(PRESS, [14], { press: 1 }, {}, { space: [4, 0] });
    expect(whyNot(0, bid(2, { press: 1 }, [14], 2))).toEqual({ rule: 'R6.9', code: 'wrongValue' });
  });

  it('[R6.7] [R11.15] allows jokers alone in a raise, but not more than the hand has', () => {
    const { answer, whyNot } = turn(PRESS, [15], { press: 1, joker: 1 }, { reserve: { press: 1, joker: 1 } });
    answer(0, bid(2, { press: 2 }, [15]));
    expect(whyNot(0, bid(2, { joker: 2 }))).toEqual({ rule: 'R6.4', code: 'notEnoughCards' });
  });

  it('[R7.13] [R7.10] tells moving in the skyscraper round from moving for the prestige bonus', () => {
    const mover = { hand: { skyscrapers: 1 }, built: [1, 0, 0, 0, 0, 0] };
    const district = 4;
    const last = play({
      players: [mover, {}],
      bidding: SKYSCRAPERS,
      steps: [{ step: 'relocate', seat: 0, district }],
    });
    expect(last.whyNot(0, { from: 2 })).toEqual({ rule: 'R7.13', code: 'notThere' });
    const fifth = play({
      players: [mover, {}],
      bidding: PRESTIGE,
      steps: [{ step: 'relocate', seat: 0, district }],
    });
    expect(fifth.whyNot(0, { from: 2 })).toEqual({ rule: 'R7.10', code: 'notThere' });
  });

  it('[R11.7] names the exchange, not the bid', () => {
    const { whyNot } = play({
      players: [{}, {}],
      shelves: [[2], [5], [8], [10], [11]],
      steps: [{ step: 'hire', seat: 0, value: 2, decline: false }],
    });
    expect(whyNot(0, { hire: 8 })).toEqual({ rule: 'R11.7', code: 'tooExpensive' });
    expect(whyNot(0, { done: true })).toEqual({ rule: 'R11.7', code: 'mustChoose' });
  });

  it('[R6.4] tells a wrong number from missing cards', () => {
    const players = [{ hand: { joker: 1, press: 1 }, reserve: { plans: 2 } }, {}];
    const { answer, whyNot } = bidding(SKYSCRAPERS, { players, round: 3, tiles: [0, 1] });
    answer(0, PASS);
    expect(whyNot(0, { keep: counts({ joker: 2 }) })).toEqual({ rule: 'R6.4', code: 'notEnoughCards' });
    expect(whyNot(0, { keep: counts({ plans: 1 }) })).toEqual({ rule: 'R6.4', code: 'wrongNumber' });
    expect(whyNot(0, 'all')).toEqual({ rule: 'R6.4', code: 'wrongNumber' });
  });

  it('[R11.12] [R11.22] does so for the reserve and for replaced cards', () => {
    const player: Player = {
      hand: { joker: 1, press: 1 },
      reserve: { plans: 2 },
      staff: [12, 22],
      dollars: 2,
    };
    const refresh = play({ players: [player, {}], steps: [{ step: 'refresh', seat: 0 }] });
    expect(refresh.whyNot(0, { discard: counts({ press: 2 }) })).toMatchObject({ code: 'notEnoughCards' });
    expect(refresh.whyNot(0, { discard: counts({ plans: 2, press: 1 }) })).toMatchObject({
      rule: 'R11.12',
      code: 'wrongNumber',
    });
    const renew = play({ players: [player, {}], steps: [{ step: 'renew', seat: 0 }] });
    expect(renew.whyNot(0, { discard: counts({ press: 2 }) })).toMatchObject({ code: 'notEnoughCards' });
    expect(renew.whyNot(0, { discard: counts() })).toMatchObject({ rule: 'R11.22', code: 'wrongNumber' });
  });

  it('[R5.3] asks for a choice when no character is named', () => {
    const { whyNot } = play({
      players: [{ staff: [23], dollars: 1 }, {}],
      steps: [{ step: 'act', seat: 0 }],
    });
    expect(whyNot(0, {})).toEqual({ rule: 'R5.3', code: 'mustChoose' });
  });
});
