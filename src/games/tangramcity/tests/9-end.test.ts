/** R9: the end. */
import { describe, expect, it } from 'vitest';
import { at, LANGUAGES } from '#kernel';
import { nameOf } from '#kernel/testing';
import { BALANCE, LEVELS, PLANNING } from '../components.ts';
import { balanceBonus, outcome, planningBonus, scores } from '../scoring.ts';
import type { City } from '../state.ts';
import { words } from '../text/index.ts';
import { drawn, play, playing, ready } from './layout.ts';

const FULL = Array.from({ length: 7 }, () => 'ddd ggg ddd ggg ddd ggg ggg').join('\n');

/** The end of round 6 for these cities. */
const finish = (cities: City[]) => play(playing(cities.length, [], { round: 6, cities }));

const withRounds = (...rounds: number[]): City => ({ ...drawn('...'), rounds });

describe('the end', () => {
  it('[R9.1] comes after round 6, and adds two bonuses to the points of the rounds', () => {
    const table = finish([{ ...drawn(FULL), rounds: [4, 9, 16, 25, 30] }]);
    expect(table.asked()).toEqual([]);
    expect(scores(table.state)[0]).toEqual({
      total: 1 + 4 + 9 + 16 + 25 + 30 + 49 + 15 + 0,
      parts: {
        start: 1,
        round1: 4,
        round2: 9,
        round3: 16,
        round4: 25,
        round5: 30,
        round6: 49,
        planning: 15,
        balance: 0,
      },
    });
  });

  it('[R9.1] does not come before', () => {
    expect(outcome(play(ready(2)).state)).toBeUndefined();
  });

  it('[R9.2] pays 15 for 49 built squares, nothing for 48 and a half', () => {
    expect(PLANNING).toBe(15);
    expect(planningBonus(drawn(FULL))).toBe(15);
    expect(planningBonus(drawn(FULL.replace('ddd', 'd/g')))).toBe(15);
    expect(planningBonus(drawn(FULL.replace('ddd', 'w/w')))).toBe(15);
    expect(planningBonus(drawn(FULL.replace('ddd', 'd/.')))).toBe(0);
    expect(finish([drawn(FULL)]).events).toContainEqual({ did: 'filled', seat: 0, points: 15 });
  });

  it('[R9.3] pays 20, 10, 5 or nothing by the distance of the markers', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 49].map(balanceBonus)).toEqual([20, 10, 10, 5, 5, 0, 0, 0]);
    expect(BALANCE.map(({ points }) => points)).toEqual([20, 10, 5]);
    const table = finish([drawn('ddd ggg'), drawn('ggg ggg ggg'), drawn('ddd ggg ggg')]);
    expect(table.state.cities.map((city) => city.balanceBonus)).toEqual([20, 5, 10]);
    expect(table.events).toContainEqual({ did: 'weighed', seat: 1, distance: 3, points: 5 });
  });

  it('[R9.4] ranks by score, and lets equals share', () => {
    const cities = [withRounds(5, 6), withRounds(9, 9), withRounds(11), withRounds(10, 8)];
    expect(outcome(ready(4, { agenda: [], cities }))).toEqual({
      ranking: [
        [1, 3],
        [0, 2],
      ],
      ending: 'lastRound',
    });
  });

  it('[R9.5] [Q14] tells a lone seat its level, the starting space included', () => {
    const level = (total: number) =>
      outcome(ready(1, { agenda: [], cities: [withRounds(total - 1)] }))?.ending;
    expect([1, 99, 100, 139, 140, 179, 180, 199, 200, 250].map(level)).toEqual([
      'beginner',
      'beginner',
      'promising',
      'promising',
      'impressive',
      'impressive',
      'magnificent',
      'magnificent',
      'master',
      'master',
    ]);
    expect(LEVELS.map(({ from }) => from)).toEqual([200, 180, 140, 100, 0]);
  });

  it('[R9.5] [Q17] tells everybody the level reached, however many play', () => {
    const cities = [withRounds(150), withRounds(90), withRounds(199)];
    const table = finish(cities);
    expect(outcome(table.state)?.ending).toBe('lastRound');
    expect(table.events.filter(({ did }) => did === 'reachedLevel')).toEqual([
      { did: 'reachedLevel', seat: 0, level: 'impressive' },
      { did: 'reachedLevel', seat: 1, level: 'promising' },
      { did: 'reachedLevel', seat: 2, level: 'master' },
    ]);
  });

  it.each(LANGUAGES)('[R9.5] has a title for every score: %s', (language) => {
    const { level, ending, event } = words[language];
    const titles = [1, 100, 140, 180, 200].map((total) => level?.of(total) ?? '');
    expect(new Set(titles).size).toBe(5);
    for (const [i, { name }] of LEVELS.toReversed().entries()) {
      const title = at(titles, i);
      expect(ending(name).startsWith(title)).toBe(true);
      const said = event({ did: 'reachedLevel', seat: 0, level: name }, nameOf);
      expect(said).toContain(title);
      expect(said).toContain('Ana');
    }
  });
});
