import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { lineOf, playLine } from '#kernel';

const SEED = '0123456789abcdef0123456789abcdef';
const { record, position } = playMatch(rowhouse, [random(), random(), random()], {}, SEED);

describe('the line of a game', () => {
  it('is short, and leads to the same position by the same answers', () => {
    const line = lineOf(rowhouse, record, record.plays);
    expect(line.length).toBeLessThan(3 * record.plays.length);
    expect(playLine(rowhouse, record, line)).toEqual({ plays: record.plays, position });
    expect(playLine(rowhouse, record, '').plays).toEqual([]);
  });

  it('names the seat where another one was to answer first', () => {
    const first = playLine(rowhouse, record, '');
    const seats = rowhouse.decisions(first.position.state).map(({ seat }) => seat);
    const last = seats.at(-1) ?? 0;
    const [action] = rowhouse.legalActions(first.position.state, last);
    if (action === undefined) throw new Error('nothing to answer');
    const line = lineOf(rowhouse, record, [{ seat: last, action }]);
    expect(line).toBe(seats.length > 1 ? `${last}:0` : '0');
    expect(playLine(rowhouse, record, line).plays).toEqual([{ seat: last, action }]);
  });

  it.each(['x', '-1', '99999', '7:0', '0:0:0', ' '])('%j is refused', (line) => {
    expect(() => playLine(rowhouse, record, line)).toThrow('malformedRecord');
  });
});
