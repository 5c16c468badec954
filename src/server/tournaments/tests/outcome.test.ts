/** What a finished table counts for. */
import { describe, expect, it } from 'vitest';
import type { Ending, Holder, TableState } from '#table';
import { POINT } from '#tournament';
import { outcomeOf } from '../outcome.ts';

const human = (person: string, standIn: 'level1' | null = null): Holder => ({
  kind: 'human',
  person,
  standIn,
});

/** The parts that count. */
function over(seats: readonly Holder[], ending: Ending, more: Partial<TableState> = {}): TableState {
  return { seats, ending, quits: [], ...more } as unknown as TableState;
}

const played = (ranking: readonly (readonly number[])[]): Ending =>
  ({ kind: 'played', outcome: { ranking } }) as Ending;

describe('the outcome of a table', () => {
  it('is the share of rivals beaten', () => {
    const state = over([human('ada'), human('ben'), human('cleo')], played([[1], [0], [2]]));
    expect(outcomeOf(state, ['ada', 'ben', 'cleo'], [])).toEqual({
      scores: [POINT / 2, POINT, 0],
      missed: [],
    });
  });

  it('is shared where the game was called off', () => {
    const state = over([human('ada'), human('ben')], { kind: 'calledOff' });
    expect(outcomeOf(state, ['ada', 'ben'], []).scores).toEqual([POINT / 2, POINT / 2]);
  });

  it('puts last whoever left and did not come back, however well the bot played', () => {
    const state = over([human('ada', 'level1'), human('ben'), human('cleo')], played([[0], [1], [2]]));
    expect(outcomeOf(state, ['ada', 'ben', 'cleo'], []).scores).toEqual([0, POINT, POINT / 2]);
  });

  it('counts as the bots finished it when the round was over', () => {
    const seats = [human('ada', 'level1'), human('ben', 'level1')];
    const state = over(seats, played([[0], [1]]), { timeUp: true });
    expect(outcomeOf(state, ['ada', 'ben'], []).scores).toEqual([POINT, 0]);
  });

  it('gives nothing to those who did not come, nor to a seat that is another’s by now', () => {
    const state = over([human('ada'), { kind: 'bot', level: 'level1' }], played([[1], [0]]));
    expect(outcomeOf(state, ['ada', 'ben'], [])).toEqual({ scores: [POINT, 0], missed: [1] });
    const none = over([human('ada'), human('ben')], { kind: 'conceded', ranking: [[0, 1]] });
    expect(outcomeOf(none, ['ada', 'ben'], [0, 1])).toEqual({ scores: [0, 0], missed: [0, 1] });
  });
});
