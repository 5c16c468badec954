/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { drawn, playing, tileNamed } from './layout.ts';

const { fitting } = heuristics;

describe('the features of a city', () => {
  it('count its outline, holes, rectangle and colours', () => {
    const holed = 'ddd ddd ggg\nddd ... ddd\nddd ddd ddd';
    const cities = [
      { ...drawn(holed), aside: [tileNamed('domino')], balance: { dark: 5, green: 2 } },
      drawn('ddd ddd'),
    ];
    const [one, two] = featuresIn(fitting, playing(2, ['domino'], { cities }));
    expect(one).toMatchObject({ squareHoles: 1, edges: 10, rectangle: 3, freeHalves: 82, aside: 1 });
    expect(one).toMatchObject({ imbalance: 6, markers: 3, points: 1, fountains: 0 });
    expect(two).toMatchObject({ squareHoles: 0, diagonals: 0, edges: 3, rectangle: 2, freeHalves: 94 });
  });
});

describe('the phases', () => {
  it('follow the rounds', () => {
    const phases = [0, 1, 2, 3, 4, 5, 6].map((round) => fitting?.phaseOf(playing(1, ['domino'], { round })));
    expect(phases).toEqual([-1, 0, 0, 1, 1, 2, 3]);
  });
});
