import { describe, expect, it } from 'vitest';
import { tangramcity } from '#games/tangramcity';
import { heuristics } from '#games/tangramcity/bot';
import { FOUNTAIN, TILES } from '#games/tangramcity/components';
import { spotOf } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { observer } from '../tangramcity.ts';
import { countNames, unofferedKinds, watchedGame } from './watchedGame.ts';

describe('the observer of Tangram City', () => {
  const { tally, end, scores, decisions, counted, total } = watchedGame(tangramcity, heuristics, observer);

  it.each([0, 1])('finds what seat %i has placed in its city', (seat) => {
    const spots = at(end.cities, seat).pieces.map(spotOf);
    const tiles = spots.filter(({ tile }) => tile !== FOUNTAIN);
    expect(counted('Tiles', seat, 'taken')).toEqual(
      countNames(tiles.map(({ tile }) => at(TILES, tile).name)),
    );
    expect(counted('Faces', seat, 'taken')).toEqual(countNames(tiles.map(({ face }) => face)));
    expect(total('Fountains', seat, 'taken')).toBe(spots.length - tiles.length);
  });

  it.each([0, 1])('offers seat %i each tile once, unless it fits nowhere', (seat) => {
    const asked = decisions.flatMap((one) =>
      one.seat === seat && one.prompt.step === 'placeTile' ? one.prompt.tiles : [],
    );
    expect(counted('Tiles', seat, 'offered')).toEqual(
      countNames([...new Set(asked)].map((tile) => at(TILES, tile).name)),
    );
    expect(counted('Boards and sides', seat, 'taken')).toEqual({
      [`board ${(end.cities[seat]?.board ?? 0) + 1}, ${end.cities[seat]?.side}`]: 1,
    });
  });

  it.each([0, 1])('puts the last rectangle of seat %i down to tiles and fountains', (seat) => {
    // The start area has one whole square before anything is placed.
    const grown = total('Tiles', seat, 'points') + total('Fountains', seat, 'points');
    expect(grown + 1).toBe(scores[seat]?.parts.round6);
    expect(counted('Bonuses', seat, 'points').balance ?? 0).toBe(scores[seat]?.parts.balance);
  });

  it('offers everything before it is taken', () => {
    expect(unofferedKinds(tally)).toEqual([]);
  });
});
