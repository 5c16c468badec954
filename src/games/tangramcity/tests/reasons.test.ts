import { describe, expect, it } from 'vitest';
import { reasonsAgainst, reasonsFor } from '#bots';
import { facts } from '../bot/reasons.ts';
import type { TileName } from '../components.ts';
import type { Fact } from '../facts.ts';
import type { Spot } from '../spots.ts';
import type { Action, City, State } from '../state.ts';
import { words } from '../text/index.ts';
import { view } from '../view.ts';
import { drawn, play, playing, tileNamed } from './layout.ts';

/** Two rows of three squares in the upper left corner, with half a square beside them. */
const CITY = `
  ddd ddd ggg d\\. ... ... ...
  ddd ggg ggg ... ... ... ...
  ... ... ... ... ... ... ...
  ... ... ... ... ... ... ...
  ... ... ... ... ... ... ...
  ... ... ... ... ... ... ...
  ... ... ... ... ... ... ...`;

function stateOf(picture: string, names: readonly TileName[], changes: Partial<City> = {}): State {
  return play(playing(1, names, { cities: [{ ...drawn(picture), ...changes }] })).state;
}

const factsOf = (state: State, action: Action): Fact[] => facts(view(state, 0), 0, action);
const named = (state: State, action: Action, fact: Fact['fact']) =>
  factsOf(state, action).filter((one) => one.fact === fact);
const said = (state: State, fact: Fact) => words.en.fact(fact, { view: view(state, 0), name: () => '' });
const spot = (name: TileName, row: number, column: number, turn = 0, face: Spot['face'] = 'green'): Spot => ({
  tile: tileNamed(name),
  face,
  turn,
  row,
  column,
});

describe('what speaks for a placement', () => {
  const state = stateOf(CITY, ['domino', 'angle']);
  /** The domino upright beside the two rows would cover half of D1, so it lies below them. */
  const below = spot('domino', 2, 0);
  const apart = spot('domino', 4, 4);

  it('is the rectangle that grows', () => {
    const tall = stateOf(CITY.replace('d\\.', '...'), ['domino']);
    const upright = play(tall)
      .spots(0)
      .find(({ row, column, turn }) => row === 0 && column === 3 && turn === 1) as Spot;
    const [grown] = named(tall, upright, 'rectangle');
    expect(grown).toEqual({ fact: 'rectangle', weight: 8, height: 2, width: 4, grows: true });
    expect(grown && said(tall, grown)).toBe('Makes the largest rectangle 2 by 4: 8 points this round.');
    const [left] = named(tall, apart, 'rectangle');
    expect(left && said(tall, left)).toBe('Leaves the largest rectangle at 6.');
    expect(reasonsFor(factsOf(tall, upright), factsOf(tall, apart)).map(({ fact }) => fact)).toContain(
      'rectangle',
    );
    expect(reasonsAgainst(factsOf(tall, apart), factsOf(tall, upright)).map(({ fact }) => fact)).toContain(
      'rectangle',
    );
  });

  it('is how snugly it lies', () => {
    const [snug, loose] = [below, apart].map((one) => named(state, one, 'outline')[0]);
    expect(snug?.weight).toBeGreaterThan(loose?.weight ?? 0);
    expect(snug && said(state, snug)).toBe('50% of its outline touches what is built or the edge.');
    expect(loose && said(state, loose)).toBe('0% of its outline touches what is built or the edge.');
  });

  it('is a half square that is closed, and what is left open speaks against it', () => {
    const one = stateOf(CITY, ['smallTriangle']);
    const closes = play(one)
      .spots(0)
      .find(({ row, column }) => row === 0 && column === 3) as Spot;
    const [closed] = named(one, closes, 'halfSquares');
    expect(closed && said(one, closed)).toBe('Closes 1 half-open square.');
    const [opened] = named(one, spot('smallTriangle', 5, 5), 'halfSquares');
    expect(opened?.weight).toBeLessThan(0);
    expect(opened && said(one, opened)).toBe('Leaves 1 more half-open square.');
  });

  it('is that nothing is cut off', () => {
    const corner = stateOf(CITY.replace('... ... ...\n  ... ... ...', '... ... ...\n  ... ... ...'), [
      'angle',
    ]);
    const cutting = play(corner)
      .spots(0)
      .find((one) => named(corner, one, 'gaps').some((fact) => 'change' in fact && fact.change > 0));
    expect(cutting).toBeDefined();
    const [gap] = cutting ? named(corner, cutting, 'gaps') : [];
    expect(gap?.weight).toBeLessThan(0);
    expect(gap && said(corner, gap)).toBe('Cuts off 1 gap with nothing free beside.');
  });

  it('is the balance of black and green, the more the nearer the end', () => {
    const late = stateOf(CITY, ['domino'], { aside: Array.from({ length: 20 }, (_, tile) => tile) });
    const [even] = named(late, { ...below, face: 'green' }, 'balance');
    expect(even).toMatchObject({ dark: 3, green: 5 });
    expect(even && said(late, even)).toMatch(/^Black and green then stand 3 to 5: \d+ points at the end/);
    const [odd] = named(late, { ...below, face: 'dark' }, 'balance');
    expect(odd).toMatchObject({ dark: 5, green: 3 });
  });

  it('is the room it leaves for a tile to come', () => {
    const [room] = named(state, below, 'room');
    expect(room).toMatchObject({ about: tileNamed('angle'), room: 'loose' });
    expect(room && said(state, room)).toBe('Leaves only a loose place for the angle, which is to come.');
  });

  it('is that the fountain can complete the rectangle', () => {
    const short = stateOf(CITY.replace('ddd ggg ggg ...', 'ddd ggg ggg d\\.'), ['smallTriangle']);
    const fill = play(short)
      .spots(0)
      .find(({ row, column }) => row === 0 && column === 3) as Spot;
    const [soon] = named(short, fill, 'soon');
    expect(soon).toMatchObject({ points: 8 });
    expect(soon && said(short, soon)).toContain('half a square short; the fountain can fill it');
  });
});

describe('what speaks for declining a tile', () => {
  it('is what stays free, against what would be built', () => {
    const state = stateOf(CITY, ['domino']);
    const [kept] = named(state, { decline: tileNamed('domino') }, 'keeps');
    expect(kept && said(state, kept)).toBe('Keeps all 42½ squares free for later tiles.');
    const [filled] = named(state, spot('domino', 2, 0), 'fills');
    expect(filled && said(state, filled)).toBe('Builds on 2 squares.');
  });
});
