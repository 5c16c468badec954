/** Compares the fast lists of builds with a slow check of the rules, square by square. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Cell, cellKey, moved, sidesOf, turnsOf } from '#geometry';
import { apply, at, type Seat, start } from '#kernel';
import { goldenRecord } from '#kernel/testing';
import { LOTS, SIGNS } from '../board.ts';
import { FRONT_SIGNS, TILE_COUNT } from '../components.ts';
import { newyork1901 } from '../index.ts';
import { legalSites, type Wanted } from '../legalSites.ts';
import { type Build, cellsOf, PLANS } from '../sites.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { GOLDEN } from './subject.ts';

const WIDTH = at(SIGNS, 0).length;
const SQUARES = SIGNS.length * WIDTH;
const TURNS = PLANS.map(({ shape }) => turnsOf(shape));
const key = ({ tile, at: square, turn }: Build) => `${tile} ${square} ${turn}`;
const touches = (one: readonly Cell[], two: readonly Cell[]) => {
  const squares = new Set(one.map(cellKey));
  return two.some((cell) => squares.has(cellKey(cell)));
};

/** Every build the rules allow, and whether it demolishes. */
function slowBuilds(state: State, seat: Seat): Map<string, boolean> {
  const seen = view(state, seat);
  const estate = at(seen.estates, seat);
  const land = estate.lots.flatMap((lot) => at(LOTS, lot).cells);
  const own = new Set(land.map(cellKey));
  const standing = estate.buildings.map((building) => ({ ...building, cells: cellsOf(building) }));
  const built = estate.buildings.some(({ tile }) => tile > 18);
  const builds = new Map<string, boolean>();
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const { technology } = at(PLANS, tile);
    const there = tile < 18 ? estate.hand.includes(tile) : !built && seen.legendaries.includes(tile);
    const likeBefore = tile > 0 && tile < 3 && estate.hand.some((other) => other < tile);
    if (!there || likeBefore || technology > estate.technology) continue;
    for (let square = 0; square < SQUARES; square++) {
      for (const { turn, shape } of at(TURNS, tile)) {
        const build = { tile, at: square, turn };
        const corner: Cell = [Math.floor(square / WIDTH), square % WIDTH];
        if (!shape.every((cell) => own.has(cellKey(moved(cell, corner))))) continue;
        const cells = shape.map((cell) => moved(cell, corner));
        const sides = cells.flatMap(sidesOf).map(([row, column]) => SIGNS[row]?.[column] ?? '');
        if (!sides.some((sign) => FRONT_SIGNS.has(sign))) continue;
        const fallen = standing.filter((building) => touches(building.cells, cells));
        if (fallen.some((building) => at(PLANS, building.tile).technology >= technology)) continue;
        const left = [
          ...standing.filter((building) => !fallen.includes(building)).map((b) => b.cells),
          cells,
        ];
        const needed = estate.lots.filter(
          (lot) => !left.some((under) => touches(at(LOTS, lot).cells, under)),
        );
        if (needed.length > 4) continue;
        builds.set(key(build), fallen.length > 0);
      }
    }
  }
  return builds;
}

describe('lists of builds', () => {
  it.each(['2-seats', '3-seats', '4-seats-market', 'expert', 'random'])(
    '[R5.1] [R5.2] [R6.2] [R6.3] [R6.6] [R7.1] say what the rules say, all through the golden game %s',
    (name) => {
      const record = goldenRecord(readFileSync(join(GOLDEN, `${name}.txt`), 'utf8'), newyork1901);
      let { position } = start(newyork1901, record.options, record.seats, record.seed);
      let compared = 0;
      for (const [n, { seat, action }] of record.plays.entries()) {
        if (n % 2 === 0) compared += compare(position.state, seat);
        position = apply(newyork1901, position, seat, action).position;
      }
      expect(compared).toBeGreaterThan(50);
    },
  );
});

/** Compares all three lists of a seat; tells how many builds there were. */
function compare(state: State, seat: Seat): number {
  const slow = [...slowBuilds(state, seat)];
  const named = (demolishing: boolean) =>
    slow.filter(([, falls]) => falls === demolishing).map(([name]) => name);
  const listed = (wanted: Wanted) => legalSites(state, seat, wanted).map(({ build }) => key(build));
  expect(listed('free').sort()).toEqual(named(false).sort());
  expect(listed('over').sort()).toEqual(named(true).sort());
  expect(listed('both').sort()).toEqual(slow.map(([name]) => name).sort());
  return slow.length;
}
