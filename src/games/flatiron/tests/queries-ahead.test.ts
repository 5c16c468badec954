/** What boards ask about answers to come: the same as the rules then do. */
import { describe, expect, it } from 'vitest';
import { DEEDS } from '../components.ts';
import { flatiron } from '../index.ts';
import { aheadOf, isGain, ownColumn, withRest } from '../queries.ts';
import type { State } from '../state.ts';
import {
  actingAt,
  BLUE,
  BROADWAY,
  card,
  column,
  deedOf,
  HALL,
  LOWER,
  level,
  paper,
  play,
  rowOf,
  STREET22,
  STREET23,
  table,
  UPPER,
} from './layout.ts';

const seen = (state: State) => flatiron.view(state, 0);
const noWish = () => undefined;

describe('what comes after some answers', () => {
  it('[R3.4] is what can be done at a place before going there', () => {
    const view = seen(table());
    for (const to of [BROADWAY, STREET23, HALL]) {
      const { state, answer, may } = play(table());
      answer(0, { to });
      expect(aheadOf(view, { to })).toMatchObject({ step: { step: 'act' }, legal: may(0) });
      expect(state.players[0]?.place).toBe(to);
    }
  });

  it('[R7.3] counts the dollar of the street before prices', () => {
    const poor = (dollars: number) => seen(table({ levels: [level('F01')], me: { dollars } }));
    const canBuy = (dollars: number, to: number) =>
      aheadOf(poor(dollars), { to })?.legal.some((one) => 'do' in one && one.do === 'buy');
    const cost = [1, 2, 3, 4, 5, 6].find((dollars) => canBuy(dollars, BROADWAY));
    expect(cost).toBeDefined();
    // Without the dollar of F01 the same money is not enough elsewhere for a card of that price.
    expect(aheadOf(poor(0), { to: BROADWAY })?.view.players[0]?.dollars).toBe(1);
    expect(aheadOf(poor(0), { to: STREET23 })?.view.players[0]?.dollars).toBe(0);
  });

  it('is nothing where an answer is not legal, where others decide, or for spectators', () => {
    const view = seen(table({ me: { place: BROADWAY } }));
    expect(aheadOf(view, { to: BROADWAY })).toBeUndefined();
    expect(aheadOf(view, { to: STREET23 }, { do: 'money' })).toBeUndefined();
    expect(aheadOf(flatiron.view(table(), 'spectator'), { to: BROADWAY })).toBeUndefined();
  });

  it('[R8.3] is nothing where something is drawn for the viewer first', () => {
    const view = seen(actingAt(HALL, { paper: paper('dollars2point1'), me: { points: 9 } }));
    expect(aheadOf(view, { do: 'activate' })).toBeUndefined();
  });
});

describe('the rest of a column', () => {
  /** On 22nd Street of board A: trade black, then gain $3. */
  it('[R6.1] uses gains and skips the rest', () => {
    const view = seen(actingAt(STREET22, { me: { dollars: 5 } }));
    expect(withRest(view, [{ do: 'activate' }], noWish)).toEqual([
      { do: 'activate' },
      { skip: true },
      { use: true },
    ]);
  });

  it('[R3.7] follows what the player wishes, as far as it is legal', () => {
    const view = seen(actingAt(BROADWAY, { me: { dollars: 9, stored: 1 << BLUE } }));
    const build = rowOf(BROADWAY, 1);
    const wish = (...answers: readonly object[]) =>
      withRest(view, [{ do: 'activate' }], (deed) => (deed === build ? (answers as never) : undefined));
    expect(wish({ use: true }, { slot: 1 })).toEqual([
      { do: 'activate' },
      { skip: true },
      { use: true },
      { slot: 1 },
    ]);
    // The slot is asked for where none is wished, or one that is not there.
    expect(wish({ use: true }, { slot: 7 })).toEqual([{ do: 'activate' }, { skip: true }, { use: true }]);
  });

  it('[R8.3] ends where something is drawn for the viewer', () => {
    const rich = { paper: paper('dollars2point1') };
    const view = (points: number) => seen(actingAt(HALL, { ...rich, me: { points, hand: [0] } }));
    expect(aheadOf(view(8), { do: 'activate' })?.step.step).toBe('closeTurn');
    expect(aheadOf(view(9), { do: 'activate' })).toBeUndefined();
    expect(withRest(view(9), [{ do: 'activate' }], noWish)).toEqual([{ do: 'activate' }]);
  });

  it('[R3.6] has the actions of one’s own column in order', () => {
    const above = card('S01');
    const view = seen(table({ me: { above: column(BROADWAY, [above]) } }));
    expect(ownColumn(view, BROADWAY)).toEqual([deedOf('S01', UPPER), rowOf(BROADWAY, 0), rowOf(BROADWAY, 1)]);
    expect(ownColumn(flatiron.view(table(), 'spectator'), BROADWAY)).toEqual([]);
    expect(ownColumn(view, STREET23)).not.toContain(deedOf('S01', LOWER));
  });

  it('[R6.13] counts the newspaper as a gain where that one is', () => {
    const news = DEEDS.findIndex(({ type }) => type === 'newspaper');
    expect(isGain(seen(table({ paper: paper('dollars3') })), news)).toBe(true);
    expect(isGain(seen(table({ paper: paper('swap') })), news)).toBe(false);
    expect(isGain(seen(table()), rowOf(STREET22, 1))).toBe(true);
    expect(isGain(seen(table()), rowOf(BROADWAY, 1))).toBe(false);
  });
});
