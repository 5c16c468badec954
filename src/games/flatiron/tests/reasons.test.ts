import { describe, expect, it } from 'vitest';
import { reasonsAgainst, reasonsFor } from '#bots';
import { at } from '#kernel';
import { facts } from '../bot/reasons.ts';
import { NONE, ROOF } from '../components.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import type { Action } from '../steps.ts';
import { words } from '../text/index.ts';
import { view } from '../view.ts';
import {
  AVENUE5,
  actingAt,
  BLUE,
  BROADWAY,
  type Changes,
  fullLevel,
  HALL,
  level,
  ORANGE,
  paper,
  play,
  rowOf,
  STREET22,
  STREET23,
  table,
  WHITE,
  working,
} from './layout.ts';

const name = (seat: number) => at(['Ana', 'Ben'], seat);
const factsOf = (state: State, action: Action): Fact[] => facts(view(state, 0), 0, action);
const named = (state: State, action: Action, fact: Fact['fact']) =>
  factsOf(state, action).filter((one) => one.fact === fact);
const said = (state: State, action: Action, fact: Fact['fact']) =>
  named(state, action, fact)
    .map((one) => words.en.fact(one, { view: view(state, 0), name }))
    .join(' ');
const names = (told: readonly Fact[]) => told.map(({ fact }) => fact);

/** Ana is about to move, with $9 and an orange pillar; 5th Avenue builds pillars. */
const moving = (changes: Changes = {}) => table({ me: { dollars: 9, stored: 1 << ORANGE }, ...changes });

describe('what speaks for a move', () => {
  const state = moving();

  it('is what the turn can bring there', () => {
    expect(said(state, { to: AVENUE5 }, 'turn')).toMatch(/^Can bring \d+ points this turn\.$/);
    expect(said(state, { to: BROADWAY }, 'turn')).toBe('Brings no points this turn.');
    expect(names(reasonsFor(factsOf(state, { to: AVENUE5 }), factsOf(state, { to: BROADWAY })))).toContain(
      'turn',
    );
  });

  it('is the pillar that is set', () => {
    expect(said(state, { to: AVENUE5 }, 'pillar')).toContain('Sets an orange pillar: 4 points.');
  });

  it('is the money that is left', () => {
    expect(said(state, { to: HALL }, 'money')).toMatch(/^Leaves you \$\d+ at the end of the turn\.$/);
  });

  it('is a card for one of the columns', () => {
    expect(said(state, { to: BROADWAY }, 'card')).toMatch(
      /^Broadway then has 3 actions, for about \d+ more turns\.$/,
    );
  });

  it('is the reputation, and what it costs speaks against a move', () => {
    expect(said(state, { to: STREET22 }, 'reputation')).toBe('Reputation: 5 points more at the end.');
    expect(said(state, { to: STREET23 }, 'reputation')).toBe('Reputation: 3 points less at the end.');
    expect(said(state, { to: BROADWAY }, 'reputation')).toBe('Reputation stays as it is.');
    expect(
      names(reasonsAgainst(factsOf(state, { to: STREET23 }), factsOf(state, { to: BROADWAY }))),
    ).toContain('reputation');
  });

  it('is a decree', () => {
    expect(said(state, { to: HALL }, 'decrees')).toBe('Decrees: 6 points more as things stand.');
  });

  it('is that the rival cannot go there', () => {
    expect(said(state, { to: AVENUE5 }, 'blocks')).toBe('Keeps Ben off 5th Avenue, a column of 2 actions.');
    expect(named(state, { to: HALL }, 'blocks')).toEqual([]);
  });
});

describe('what speaks for an action', () => {
  it('is the floor it builds', () => {
    const full = play(
      working([rowOf(STREET23, 1)], { levels: [fullLevel('F01')], me: { dollars: 9, hand: [0] } }),
    ).state;
    expect(said(full, { use: true }, 'floor')).toMatch(/^Builds the floor: \d points? for \$\d\.$/);
    expect(named(full, { skip: true }, 'floor')).toEqual([]);
  });

  it('is the roof while one leads, and speaks against it while one is behind', () => {
    const roof = (me: number, rival: number) =>
      moving({
        levels: [fullLevel('F01')],
        nextFloor: ROOF,
        me: { dollars: 9, points: me },
        rival: { points: rival },
      });
    const [ahead, behind] = [roof(40, 10), roof(10, 40)];
    const [lead, gap] = [ahead, behind].map((state) =>
      [BROADWAY, STREET23, AVENUE5, STREET22].flatMap((to) => named(state, { to }, 'roof')),
    );
    expect(at(lead ?? [], 0).weight).toBeGreaterThan(0);
    for (const one of gap ?? []) expect(one.weight).toBeLessThan(0);
    const to = [BROADWAY, STREET23, AVENUE5, STREET22].find(
      (one) => named(ahead, { to: one }, 'roof').length > 0,
    );
    expect(said(ahead, { to: to ?? 0 }, 'roof')).toMatch(/^Puts the roof on while you are ahead by \d+/);
  });

  it('is not to fill a level for the rival', () => {
    const last = play(
      working([rowOf(BROADWAY, 1)], {
        levels: [level('F01', [BLUE, WHITE, NONE])],
        me: { dollars: 9, stored: 1 << ORANGE, hand: [0] },
      }),
    ).state;
    const used = named(last, { use: true }, 'fills');
    const skipped = named(last, { skip: true }, 'fills');
    expect(skipped).toEqual([]);
    expect(used.map(({ weight }) => weight < 0)).toEqual([true]);
  });

  it('is not to spend a newspaper for little', () => {
    const reading = actingAt(BROADWAY, { me: { dollars: 3, hand: [paper('dollars3')] } });
    expect(said(reading, { spend: paper('dollars3') }, 'paper')).toBe('Spends your last newspaper.');
  });
});
