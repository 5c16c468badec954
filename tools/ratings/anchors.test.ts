import { expect, it } from 'vitest';
import { BETA, winChances } from '#rating';
import { fitted } from './anchors.ts';
import { calibrationOf, fittedScale } from './calibration.ts';

const at = (mu = 0) => ({ mu, sigma: 0 });

it('ratings of bots foretell the contests they are fitted to', () => {
  const means = fitted(
    [
      { levels: ['level2', 'level1'], wins: [150, 50] },
      { levels: ['level3', 'level2'], wins: [160, 40] },
    ],
    2,
  );
  expect(means.level3).toBe(25_000_000);
  expect(winChances([at(means.level2), at(means.level1)])[0]).toBeCloseTo(0.75, 2);
  expect(winChances([at(means.level3), at(means.level2)])[0]).toBeCloseTo(0.8, 2);
  expect(((means.level3 ?? 0) - (means.level2 ?? 0)) / 1e6).toBeCloseTo(
    Math.sqrt(2) * BETA * Math.log(160.5 / 40.5),
    1,
  );
});

it('one strong player among weak ones wins as often as they were seen to', () => {
  const means = fitted([{ levels: ['level4', 'level3', 'level3'], wins: [120, 40, 40] }], 3);
  const chances = winChances([at(means.level4), at(means.level3), at(means.level3)]);
  expect(chances[0]).toBeCloseTo(0.6, 2);
  expect(chances[1]).toBeCloseTo(0.2, 2);
});

it('predictions are off by what was foretold less what came', () => {
  const games = [0, 1, 2, 3].map((n) => ({
    game: `${n}`,
    chances: [0.75, 0.25],
    shares: n < 2 ? [1, 0] : [0, 1],
  }));
  const { off, bins } = calibrationOf(games);
  expect(off).toBeCloseTo(25, 9);
  expect(bins.map(({ players, won }) => [players, won])).toEqual([
    [4, 0.5],
    [4, 0.5],
  ]);
});

it('an end that is foretold twice is one throw of the dice', () => {
  const game = { chances: [0.8, 0.2], shares: [1, 0] };
  const different = [0, 1, 2, 3].map((n) => ({ ...game, game: `${n}` }));
  const { chance } = calibrationOf(different);
  expect(chance).toBeCloseTo(20, 9);
  expect(calibrationOf([...different, ...different]).chance).toBeCloseTo(chance, 9);
});

it('a scale makes predictions that are too sure less so', () => {
  const ratings = [
    { mu: 33_000_000, sigma: 0 },
    { mu: 25_000_000, sigma: 0 },
  ];
  // By the ratings the first would win four games in five.
  const games = Array.from({ length: 30 }, (_, n) => ({ ratings, shares: n % 3 < 2 ? [1, 0] : [0, 1] }));
  const scale = fittedScale(games);
  expect(scale).toBeGreaterThan(1.5);
  expect(winChances(ratings, scale)[0]).toBeCloseTo(2 / 3, 1);
});
