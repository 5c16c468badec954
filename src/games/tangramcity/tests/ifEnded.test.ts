/** What each player would have if the game ended now. */
import { describe, expect, it } from 'vitest';
import { tangramcity } from '../index.ts';
import type { City, State } from '../state.ts';
import { drawn, playing, ready, tileNamed } from './layout.ts';

const spectator = (state: State) => tangramcity.ifEnded(tangramcity.view(state, 'spectator'));

/** Round 4 with this city, after three rounds. */
const inRound4 = (city: City) =>
  spectator(ready(1, { round: 4, cities: [{ ...city, rounds: [8, 16, 18] }] }))[0];

const FULL = Array.from({ length: 7 }, () => 'ddd ggg ddd ggg ddd ggg ggg').join('\n');

describe('if the game ended now', () => {
  it('[Q14] before the first round only the starting space counts', () => {
    const [one] = spectator(ready(1, { round: 0 }));
    expect(one).toEqual({ total: 1, made: { start: 1 }, atEnd: {} });
  });

  it('[R6.1] the rectangle of the round counts, though it is not scored yet', () => {
    const city = drawn('ddd ddd ggg ggg ... ... ...\nddd ddd ggg ddd ... ... ...');
    expect(inRound4(city)).toEqual({
      total: 1 + 8 + 16 + 18 + 8 + 10,
      made: { start: 1, round1: 8, round2: 16, round3: 18 },
      atEnd: { round4: 8, planning: 0, balance: 10 },
    });
  });

  it('[R9.2] a city without a gap gets 15 points', () => {
    expect(inRound4(drawn(FULL))?.atEnd).toEqual({ round4: 49, planning: 15, balance: 0 });
  });

  it('[R7.1] [R9.3] balance is that of the squares built now, not of the markers', () => {
    const city = { ...drawn('ddd ggg ggg'), balance: { dark: 9, green: 0 } };
    expect(inRound4(city)?.atEnd.balance).toBe(10);
    expect(inRound4({ ...city, ...drawn('ddd ggg') })?.atEnd.balance).toBe(20);
  });

  it('[R6.1] a round that is scored counts once', () => {
    const scored = { ...drawn('ddd ddd'), rounds: [1, 1, 1, 1, 1, 2] };
    const [one] = spectator(ready(1, { round: 6, cities: [scored], agenda: [] }));
    expect(one).toMatchObject({ made: { round6: 2 }, atEnd: { planning: 0, balance: 10 } });
    expect(one?.atEnd).not.toHaveProperty('round6');
  });

  it('[R3.7] cards in other hands change nothing', () => {
    const seen = (['hook', 'house'] as const).map((name) => {
      const cards = [{ tile: tileNamed(name), holders: [1], open: false }];
      return tangramcity.ifEnded(tangramcity.view(playing(2, [], { round: 1, cards }), 0));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
