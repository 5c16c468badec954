/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { BOX } from '../components.ts';
import { drawn, playing, tileNamed } from './layout.ts';

const { fitting } = heuristics;

describe('the features of a city', () => {
  it('count its outline, holes, rectangle and colours', () => {
    const holed = 'ddd ddd ggg\nddd ... ddd\nddd ddd ddd';
    const cities = [drawn(holed), drawn('ddd ddd')];
    const [one, two] = featuresIn(fitting, playing(2, ['domino'], { cities }));
    expect(one).toMatchObject({ squareHoles: 1, edges: 10, rectangle: 3, freeHalves: 82, points: 1 });
    expect(one).toMatchObject({ imbalance: 6, balance: 0 });
    expect(two).toMatchObject({ squareHoles: 0, diagonals: 0, edges: 3, rectangle: 2, freeHalves: 94 });
    expect(two).toMatchObject({ imbalance: 2, balance: 10 });
  });

  it('tell how snugly the tiles to come would fit in', () => {
    const notYet = (...names: Parameters<typeof tileNamed>[0][]) =>
      Array.from({ length: BOX.tiles }, (_, tile) => tile).filter(
        (tile) => !names.map(tileNamed).includes(tile),
      );
    const nook = { ...drawn('... ... ddd\nddd ddd'), aside: notYet('domino') };
    const both = { ...nook, aside: notYet('domino', 'diamond') };
    const none = { ...nook, aside: notYet() };
    const snug = featuresIn(fitting, playing(3, ['domino'], { cities: [nook, both, none] })).map(
      (one) => one.snug,
    );
    expect(snug[0]).toBe(1);
    expect(snug[1]).toBeLessThan(1);
    expect(snug[2]).toBe(0);
  });
});

describe('the phases', () => {
  it('are the rounds', () => {
    const phases = [0, 1, 2, 3, 4, 5, 6].map((round) => fitting?.phaseOf(playing(1, ['domino'], { round })));
    expect(phases).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });
});
