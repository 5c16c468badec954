import { describe, expect, it } from 'vitest';
import { placeLabels } from './labelPlace.ts';

const ROOM = { left: 0, top: 0, width: 400, height: 300 };
const at = (left: number, top: number, name = `${left} ${top}`) => ({
  name,
  sign: { left, top, width: 20, height: 20 },
  width: 60,
  height: 16,
});

describe('the label of a sign', () => {
  it('stands below it, in the middle', () => {
    expect(placeLabels([at(100, 100)], [], ROOM)).toEqual([{ left: 80, top: 122, width: 60, height: 16 }]);
  });

  it('stands above it where something below must stay clear, or the room ends', () => {
    const answer = { left: 90, top: 121, width: 40, height: 40 };
    expect(placeLabels([at(100, 100)], [answer], ROOM)[0]?.top).toBe(82);
    expect(placeLabels([at(100, 275)], [], ROOM)[0]?.top).toBe(257);
  });

  it('stands a little to the side where another label has the middle', () => {
    const places = placeLabels([at(100, 100), at(145, 100)], [], ROOM);
    expect(places.map((one) => [one?.left, one?.top])).toEqual([
      [80, 122],
      [145, 122],
    ]);
  });

  it('keeps to the room', () => {
    expect(placeLabels([at(0, 100), at(390, 100)], [], ROOM).map((one) => one?.left)).toEqual([0, 340]);
  });

  it('is left out where there is no place, and never covers another label', () => {
    const [one, other] = placeLabels([at(100, 100), at(110, 100)], [], ROOM);
    expect(one?.top).toBe(122);
    expect(other?.top).toBe(82);
    const full = { left: 0, top: 0, width: 400, height: 99 };
    const below = { left: 0, top: 121, width: 400, height: 179 };
    const sides = [0, 121].map((left) => ({ left, top: 99, width: left === 0 ? 99 : 279, height: 22 }));
    expect(placeLabels([at(100, 100)], [full, below, ...sides], ROOM)).toEqual([undefined]);
  });

  it('stands at one of the signs that mean the same: the first with room for it', () => {
    const cover = { left: 0, top: 0, width: 190, height: 300 };
    const places = placeLabels([at(100, 100, 'a'), at(200, 100, 'a'), at(300, 100, 'a')], [cover], ROOM);
    expect(places.map((one) => one?.left)).toEqual([undefined, 200, undefined]);
  });

  it('stands beside it where neither above nor below is free', () => {
    const places = placeLabels([at(100, 100), at(110, 100), at(120, 100)], [], ROOM);
    expect(places[2]).toEqual({ left: 142, top: 102, width: 60, height: 16 });
  });

  it('stands at the edge of the answer that the sign is a part of', () => {
    const answer = { left: 60, top: 90, width: 120, height: 50 };
    expect(placeLabels([{ ...at(100, 100), answer }], [answer], ROOM)).toEqual([
      { left: 80, top: 142, width: 60, height: 16 },
    ]);
  });
});
