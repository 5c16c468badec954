/** R7: effects of floors. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { NONE } from '../components.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  AVENUE5,
  actingAt,
  BLACK,
  BLUE,
  BROADWAY,
  buildOn,
  decree,
  deedOf,
  fullLevel,
  HALL,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET22,
  STREET23,
  table,
  turnOf,
  UPPER,
  WHITE,
  working,
} from './layout.ts';

const TRADE_ORANGE = rowOf(BROADWAY, 0);
const BUILD_ONE = rowOf(BROADWAY, 1);

describe('R7 effects', () => {
  it('[R7.1] holds for both seats, and only while its floor is the current level', () => {
    for (const seat of [0, 1]) {
      const state = table({ agenda: turnOf(seat), levels: [level('F01')] });
      play(state).answer(seat, { to: BROADWAY });
      expect(playerOf(state, seat).dollars).toBe(10);
    }
    const later = table({ levels: [fullLevel('F01'), level('F11')] });
    play(later).answer(0, { to: BROADWAY });
    expect(playerOf(later, 0).dollars).toBe(9);
  });

  it('[R7.2] [Q38] takes $4 at City Hall, and $2 elsewhere', () => {
    const hall = play(actingAt(HALL, { me: { dollars: 0 }, levels: [level('F09')] }));
    hall.answer(0, { do: 'money' });
    expect(playerOf(hall.state, 0).dollars).toBe(4);
    const street = play(actingAt(BROADWAY, { me: { dollars: 0 }, levels: [level('F09')] }));
    street.answer(0, { do: 'money' });
    expect(playerOf(street.state, 0).dollars).toBe(2);
  });

  it.each([
    ['F01', BROADWAY],
    ['F02', STREET23],
    ['F03', AVENUE5],
    ['F04', STREET22],
  ])('[R7.3] [Q38] pays $1 once for going to the street of %s', (id, street) => {
    const { state, answer, events } = play(table({ me: { dollars: 0 }, levels: [level(id)] }));
    answer(0, { to: street });
    expect(playerOf(state, 0).dollars).toBe(1);
    expect(events.at(-1)).toEqual({ did: 'gained', seat: 0, dollars: 1, cause: 'street' });
    answer(0, { do: 'money' });
    expect(playerOf(state, 0).dollars).toBe(3);
    const elsewhere = play(table({ me: { dollars: 0 }, levels: [level(id)] }));
    elsewhere.answer(0, { to: HALL });
    expect(playerOf(elsewhere.state, 0).dollars).toBe(0);
  });

  it('[R7.4] [Q21] lets architects share a place, but not stay, and moves nobody when the level changes', () => {
    const shared = table({ me: { place: HALL }, rival: { place: AVENUE5 }, levels: [level('F10')] });
    expect(play(shared).may(0)).toContainEqual({ to: AVENUE5 });
    expect(refusal(shared, 0, { to: HALL })).toBe('R3.2 mustMove');

    const state = working([rowOf(STREET23, 1)], {
      me: { place: AVENUE5 },
      rival: { place: AVENUE5 },
      levels: [fullLevel('F10')],
    });
    const { answer, may } = play(state);
    answer(0, { use: true });
    expect(state.players.map(({ place }) => place)).toEqual([AVENUE5, AVENUE5]);
    expect(may(1)).not.toContainEqual({ to: AVENUE5 });
  });

  it('[R7.5] scores 1 point for each street card bought, but not for decrees', () => {
    const { state, answer } = play(actingAt(BROADWAY, { levels: [level('F11')] }));
    answer(0, { do: 'buy' });
    answer(0, { half: UPPER });
    expect(playerOf(state, 0).points).toBe(1);
    const hall = play(actingAt(HALL, { levels: [level('F11')] }));
    hall.answer(0, { do: 'buy' });
    hall.answer(0, { decree: decree('D01') });
    hall.answer(0, { street: BROADWAY, half: UPPER });
    expect(playerOf(hall.state, 0).points).toBe(0);
  });

  it('[R7.6] [Q14] sells every pillar for $2 more, however the trade was reached', () => {
    const levels = [level('F12')];
    const direct = play(working([TRADE_ORANGE], { me: { dollars: 0, stored: 1 << ORANGE }, levels }));
    direct.answer(0, { use: true });
    expect(playerOf(direct.state, 0).dollars).toBe(5);
    const chained = play(
      working([deedOf('S04', LOWER)], { me: { dollars: 1, stored: 1 << ORANGE }, levels }),
    );
    chained.answer(0, { use: true });
    chained.answer(0, { deed: TRADE_ORANGE });
    expect(playerOf(chained.state, 0).dollars).toBe(5);
  });

  it('[R7.7] [Q12] sells decrees for $1 less, for $2 less with the newspaper', () => {
    const levels = [level('F13')];
    const bought = (paperToo: boolean) => {
      const { state, answer } = play(
        actingAt(HALL, { me: { dollars: 3 }, levels, paper: paper('decreeCheaper') }),
      );
      answer(0, { do: paperToo ? 'activate' : 'buy' });
      answer(0, { decree: decree('D01') });
      answer(0, { street: BROADWAY, half: UPPER });
      return playerOf(state, 0).dollars;
    };
    expect(bought(false)).toBe(1);
    expect(bought(true)).toBe(2);
  });

  it('[R7.8] [Q13] sells every pillar for $1 less, but never below nothing', () => {
    const levels = [level('F14')];
    const trade = play(working([TRADE_ORANGE], { me: { dollars: 2 }, levels }));
    trade.answer(0, { use: true });
    expect(playerOf(trade.state, 0)).toMatchObject({ dollars: 0, stored: 1 });
    const any = play(actingAt(HALL, { me: { dollars: 0 }, levels, paper: paper('anyPillar') }));
    any.answer(0, { do: 'activate' });
    any.answer(0, { color: BLACK });
    expect(playerOf(any.state, 0)).toMatchObject({ dollars: 0, stored: 1 << BLACK });
  });

  it('[R7.9] lets colours repeat on the level', () => {
    const state = working([BUILD_ONE], {
      me: { stored: 1 << BLUE },
      levels: [level('F15', [BLUE, NONE, NONE])],
    });
    const { answer } = play(state);
    answer(0, { use: true });
    answer(0, { slot: 1 });
    expect(currentLevel(state).slots).toEqual([BLUE, BLUE, NONE]);
  });

  it.each([
    ['F05', ORANGE],
    ['F06', BLUE],
    ['F07', WHITE],
    ['F08', BLACK],
  ])('[R7.10] [R7.1] adds 2 points for the colour of %s', (id, color) => {
    const points = [4, 5, 2, 3];
    const other = (color + 1) % 4;
    const plain = id === 'F08' ? 2 : id === 'F05' ? 0 : 2;
    const right = buildOn(id, plain, color, { papers: [] });
    const wrong = buildOn(id, plain, other, { papers: [] });
    const built = (events: readonly object[]) => events.find((one) => 'did' in one && one.did === 'built');
    expect(built(right.events)).toMatchObject({ points: at(points, color), bonus: 2 });
    expect(built(wrong.events)).toMatchObject({ points: at(points, other), bonus: 0 });
    const scored = right.events.reduce((sum, one) => sum + (one.did === 'scored' ? one.points : 0), 0);
    expect(right.me.points).toBe(at(points, color) + 2 + scored);
  });
});
