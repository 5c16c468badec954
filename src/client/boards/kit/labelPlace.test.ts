import { describe, expect, it } from 'vitest';
import { placeLabels } from './labelPlace.ts';

const ROOM = { left: 0, top: 0, width: 400, height: 300 };
const at = (left: number, top: number) => ({
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
    expect(placeLabels([at(100, 100), at(110, 100), at(120, 100)], [], ROOM)[2]).toBeUndefined();
  });
});
