import { describe, expect, it } from 'vitest';
import type { Cell } from '#games/newyork1901';
import { COLUMNS, cellsOf, cellsWith, LOTS, SIGNS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { shapeOf } from './buildingShape.ts';
import { cityOf, workerSpot } from './city.ts';
import { backToFront, isBehind } from './drawingOrder.ts';
import { cellAt, middleOf, outlineIn, RUNS, roomFor, runBox, TRACK, trackPoint } from './layout.ts';
import { boxOf, inset, outlineOf } from './outline.ts';
import { statesOf, viewOf } from './testing/positions.ts';

const WIDTHS = [320, 344, 412, 600, 740, 900, 1060, 1400, 1600, 1900, 2700, 3300];

describe.each(WIDTHS)('a board of %i px', (width) => {
  const { plan, form } = roomFor(width, 800);

  it('has a map that fits', () => {
    expect(plan.width).toBeLessThanOrEqual(width);
    expect(plan.unit).toBeGreaterThan(form === 'narrow' ? 17 : 21);
    expect(plan.type).toBeGreaterThanOrEqual(13);
    expect(plan.frame).toBeGreaterThanOrEqual(plan.type);
  });

  it('keeps land and streets inside the frame', () => {
    const boxes = [
      ...LOTS.map(({ cells }) => boxOf(outlineIn(plan, cells))),
      ...RUNS.map((run) => {
        const { left, top, width: wide, height } = runBox(plan, run);
        return { left, top, right: left + wide, bottom: top + height };
      }),
    ];
    for (const { left, top, right, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(plan.frame - 0.01);
      expect(right).toBeLessThanOrEqual(plan.width - plan.frame + 0.01);
      expect(bottom).toBeLessThanOrEqual(plan.height - plan.frame + 0.01);
    }
  });

  it('has a space of the track for every score, all on the frame', () => {
    const points = Array.from({ length: TRACK }, (_, space) => trackPoint(plan, space));
    expect(new Set(points.map(String)).size).toBe(TRACK);
    for (const [x, y] of points) {
      const { frame, width: wide, height } = plan;
      expect(x < frame || x > wide - frame || y < frame || y > height - frame).toBe(true);
    }
    expect(trackPoint(plan, TRACK + 7)).toEqual(at(points, 7));
  });

  it('finds each square again by its middle', () => {
    for (let row = 0; row < SIGNS.length; row++)
      for (let column = 0; column < COLUMNS; column++)
        expect(cellAt(plan, middleOf(plan, [row, column]))).toEqual([row, column]);
    expect(cellAt(plan, [1, 1])).toBeUndefined();
  });
});

it('grows with its room', () => {
  const rooms = WIDTHS.map((width) => roomFor(width, 4000));
  for (const form of ['narrow', 'middle', 'wide', 'huge']) {
    const units = rooms.filter((room) => room.form === form).map(({ plan }) => plan.unit);
    expect(units.length).toBeGreaterThan(1);
    expect([...units].sort((a, b) => a - b)).toEqual(units);
  }
  // Beside the bar, the prompt and the edges.
  expect(roomFor(1300, 700).plan.height).toBeLessThanOrEqual(700 - 140);
});

it('covers all streets with runs, each square once', () => {
  const cells = RUNS.flatMap(({ from, to }) => {
    const found: string[] = [];
    for (let row = from[0]; row <= to[0]; row++)
      for (let column = from[1]; column <= to[1]; column++) found.push(`${row},${column}`);
    return found;
  });
  const streets = [...new Set(RUNS.map(({ sign }) => sign))].flatMap((sign) => cellsWith(sign).map(String));
  expect([...cells].sort()).toEqual([...streets].sort());
});

describe('outlines', () => {
  const ell: Cell[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];

  it('run clockwise along corners only', () => {
    const corners = outlineOf(ell);
    expect(corners).toHaveLength(6);
    const area = corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = at(corners, (i + 1) % corners.length);
      return sum + x * ny - nx * y;
    }, 0);
    expect(area / 2).toBe(3);
  });

  it('shrink on all sides alike', () => {
    const box = boxOf(inset(outlineOf([[0, 0]]), 0.25));
    expect(box).toEqual({ left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 });
    expect(inset(outlineOf(ell), 0.1)).toContainEqual([0.9, 1.1]);
  });
});

describe('a city', () => {
  const states = [...statesOf(4, '7')];
  const views = states.filter((_, i) => i % 9 === 0).map((state) => viewOf(state, 'spectator').view);

  it('is drawn from behind', () => {
    const north = { cells: [[1, 5]] } as const;
    const south = { cells: [[3, 5]] } as const;
    expect(backToFront([south, north])).toEqual([north, south]);
    expect(isBehind({ cells: [[5, 6]] }, { cells: [[5, 5]] })).toBe(true);
    for (const view of views) {
      const { standing } = cityOf(view);
      for (const [i, one] of standing.entries())
        for (const later of standing.slice(i + 1))
          if (isBehind(later, one) && one.what !== 'worker') expect(isBehind(one, later)).toBe(true);
    }
  });

  it('has everything that stands, once', () => {
    for (const view of views) {
      const { standing, built, reserved } = cityOf(view);
      const buildings = view.estates.flatMap((estate) => estate.buildings);
      expect(standing.filter(({ what }) => what === 'building')).toHaveLength(buildings.length);
      expect(standing.filter(({ what }) => what === 'worker')).toHaveLength(reserved.size);
      expect(built.size).toBe(buildings.reduce((sum, build) => sum + cellsOf(build).length, 0));
    }
  });

  it('puts marks on roofs and workers on their lots', () => {
    const { plan } = roomFor(900, 800);
    for (const view of views) {
      for (const build of view.estates.flatMap((estate) => estate.buildings)) {
        const { mark, tiers, top } = shapeOf(build, plan);
        expect(cellsOf(build).map(String)).toContain(String(cellAt(plan, mark)));
        expect(top).toBeGreaterThanOrEqual(Math.max(...tiers.map(({ to }) => to)));
      }
      for (const lot of view.estates.flatMap((estate) => estate.reserved)) {
        const { cells } = at(LOTS, lot);
        const spot = workerSpot(plan, cells);
        expect(cells.map(String)).toContain(String(cellAt(plan, [spot[0] - 0.01, spot[1] - 0.01])));
      }
    }
  });
});
