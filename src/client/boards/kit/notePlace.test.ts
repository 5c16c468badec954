import { describe, expect, it } from 'vitest';
import { placeNote, type Rect } from './notePlace.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
});
const SIZE = { width: 300, height: 100 };
const ROOM = { width: 1000, height: 800 };

function overlaps(note: { left: number; top: number }, other: Rect): boolean {
  const inside = (start: number, length: number, from: number, size: number) =>
    start < from + size && start + length > from;
  return (
    inside(note.left, SIZE.width, other.left, other.width) &&
    inside(note.top, SIZE.height, other.top, other.height)
  );
}

describe('a note', () => {
  it('is placed below its part if nothing is in the way', () => {
    const part = rect(400, 300, 100, 40);
    expect(placeNote(SIZE, { part, group: part, others: [], room: ROOM })).toEqual({ left: 300, top: 348 });
  });

  it('is placed above its part at the bottom of the window', () => {
    const part = rect(400, 720, 100, 60);
    const note = placeNote(SIZE, { part, group: part, others: [], room: ROOM });
    expect(note).toEqual({ left: 300, top: 612 });
  });

  it('does not cover the other answers of a list: two rows of three', () => {
    const answers = [0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => rect(340 + 110 * column, 300 + 60 * row, 100, 50)),
    );
    const group = rect(330, 290, 340, 130);
    for (const part of answers) {
      const others = answers.filter((one) => one !== part);
      const note = placeNote(SIZE, { part, group, others, room: ROOM });
      for (const answer of answers) expect(overlaps(note, answer)).toBe(false);
    }
  });

  it('stays inside a narrow window', () => {
    const part = rect(300, 20, 50, 50);
    const note = placeNote(SIZE, { part, group: part, others: [], room: { width: 360, height: 640 } });
    expect(note).toEqual({ left: 52, top: 78 });
  });
});
