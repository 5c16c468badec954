import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { at, lineOf, playLine } from '#kernel';

const SEED = '0123456789abcdef0123456789abcdef';
/** Played by each test: what runs while modules load belongs to none. */
const match = () => playMatch(rowhouse, [random(), random(), random()], {}, SEED);
const DEAL = { options: {}, seats: 3, seed: SEED };

describe('the line of a game', () => {
  it('is short, and leads to the same position by the same answers', () => {
    const { record, position } = match();
    const line = lineOf(rowhouse, record, record.plays);
    expect(line.length).toBeLessThan(3 * record.plays.length);
    expect(playLine(rowhouse, record, line)).toEqual({ plays: record.plays, position });
    expect(playLine(rowhouse, DEAL, '').plays).toEqual([]);
  });

  it('has room for many answers', () => {
    const many = Array.from({ length: 10 }, () => ({ storey: 9 }));
    const game: typeof rowhouse = {
      ...rowhouse,
      legalActions: (state, seat) => [...many, ...rowhouse.legalActions(state, seat)],
    };
    const { seat, action } = at(playLine(rowhouse, DEAL, '2').plays, 0);
    expect(playLine(game, DEAL, '12').plays).toEqual([{ seat, action }]);
    expect(lineOf(game, DEAL, [{ seat, action }])).toBe('12');
  });

  it('names the seat where another one was to answer first', () => {
    const first = playLine(rowhouse, DEAL, '');
    const seats = rowhouse.decisions(first.position.state).map(({ seat }) => seat);
    const last = seats.at(-1) ?? 0;
    const [action] = rowhouse.legalActions(first.position.state, last);
    if (action === undefined) throw new Error('nothing to answer');
    const line = lineOf(rowhouse, DEAL, [{ seat: last, action }]);
    expect(line).toBe(seats.length > 1 ? `${last}:0` : '0');
    expect(playLine(rowhouse, DEAL, line).plays).toEqual([{ seat: last, action }]);
  });

  it.each(['x', 'x0', '0x', '1:x0', '-1', '99999', '7:0', '0:0:0', ' '])('%j is refused', (line) => {
    expect(() => playLine(rowhouse, DEAL, line)).toThrow('malformedRecord');
  });
});
