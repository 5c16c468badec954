/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { NONE, ROOF } from '../components.ts';
import {
  alone,
  BLUE,
  BROADWAY,
  card,
  column,
  decree,
  fullLevel,
  level,
  ORANGE,
  table,
  turnOf,
  WHITE,
} from './layout.ts';

const { fitting } = heuristics;

describe('the features of a seat', () => {
  it('count money, pillars, cards and reputation', () => {
    const state = table({
      me: {
        dollars: 13,
        points: 6,
        stored: (1 << ORANGE) | (1 << BLUE) | (1 << WHITE),
        above: column(BROADWAY, [decree('D01')]),
        below: column(BROADWAY, [card('S07')]),
      },
      levels: [level('F01', [BLUE, NONE, NONE])],
    });
    expect(featuresIn(fitting, state)[0]).toMatchObject({
      dollars: 10,
      spareDollars: 3,
      fits: 2,
      fitsLater: 1,
      above: 0,
      below: 1,
      decrees: 1,
      good: 1,
      bad: 0,
      points: 6,
    });
  });

  it('tell whose turn it is, and what the level allows', () => {
    const [mover, other] = featuresIn(fitting, table({ levels: [fullLevel('F01')] }));
    expect(mover).toMatchObject({ moving: 1, mayRaise: 1, oneSlot: 0, reverse: 0 });
    expect(other).toMatchObject({ moving: 0, acting: 0, mayRaise: 0 });
  });

  it('know Daniel only as such', () => {
    const [seat, daniel] = featuresIn(fitting, alone({}));
    expect(seat).toMatchObject({ dollars: 9, isDaniel: 0 });
    expect(Object.entries(daniel ?? {}).filter(([, value]) => value !== 0)).toEqual([['isDaniel', 1]]);
  });
});

describe('the phases', () => {
  const phase = (changes: Parameters<typeof table>[0]) => fitting?.phases[fitting.phaseOf(table(changes))];

  it('follow the building to the roof', () => {
    const levels = ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel);
    expect(phase({})).toBe('low');
    expect(phase({ levels: levels.slice(0, 3) })).toBe('middle');
    expect(phase({ levels: levels.slice(0, 4) })).toBe('high');
    expect(phase({ levels, nextFloor: ROOF })).toBe('roof');
  });

  it('are none while boards are chosen, and at the end', () => {
    expect(phase({ me: { side: NONE } })).toBeUndefined();
    expect(phase({ nextFloor: NONE })).toBeUndefined();
    const state = table({ agenda: turnOf(0) });
    state.players = [at(state.players, 0)];
    expect(fitting?.phaseOf(state)).toBe(-1);
  });
});
