import { describe, expect, it } from 'vitest';
import { LEVELS } from '#games/flatiron/components';
import { isNarrow, slotWidth, stageIn, standOf, TRACK_HEIGHT, trackIn } from './layout.ts';
import {
  CORNER_PLACES,
  crownOf,
  deckOf,
  heightOf,
  PILLAR,
  PLAQUE_PLACES,
  planOf,
  SLOT_HIT,
  SLOT_PLACES,
  storeyOf,
  wedge,
} from './towerLayout.ts';

const BOXES = [
  { width: 328, height: 330 },
  { width: 600, height: 380 },
  { width: 720, height: 480 },
  { width: 1480, height: 760 },
  { width: 2500, height: 1400 },
];
const TOWERS = [
  ...Array.from({ length: LEVELS }, (_, i) => ({ levels: i + 1, roofed: false })),
  { levels: LEVELS, roofed: true },
];

describe.each(BOXES)('a stage of $width by $height', (box) => {
  it.each(TOWERS)('holds a tower of $levels levels, roof $roofed', ({ levels, roofed }) => {
    const { ground, tower, scene } = stageIn(box, isNarrow(box.width), levels, roofed);
    const { left, right } = wedge(0, 1.2);
    expect(ground.x + left.x * tower).toBeGreaterThan(0);
    expect(ground.x + right.x * tower).toBeLessThan(box.width);
    expect(ground.y - heightOf(levels, roofed) * tower).toBeGreaterThanOrEqual(0);
    expect(ground.y).toBeLessThan(box.height);
    expect(tower).toBeGreaterThan(0.5);
    expect(scene.x + -40 * scene.scale).toBeLessThanOrEqual(0.1);
    expect(scene.x + 772 * scene.scale).toBeGreaterThanOrEqual(box.width - 0.1);
    expect(scene.y + -60 * scene.scale).toBeLessThanOrEqual(0.1);
    expect(scene.y + 544 * scene.scale).toBeGreaterThanOrEqual(box.height - 0.1);
    for (const place of [0, 1, 2, 3])
      for (const second of [false, true]) {
        const { x, y } = standOf(place, second);
        expect(ground.x + x * tower).toBeGreaterThan(0);
        expect(ground.x + x * tower).toBeLessThan(box.width);
        expect(ground.y + y * tower).toBeLessThan(box.height);
      }
  });
});

describe.each([78, 100, 120, 136, 160, 239])('a stage of a phone that is only %i high', (height) => {
  it.each(TOWERS.filter(({ roofed }) => !roofed))('shows the slots of level $levels wholly', ({ levels }) => {
    const { ground, tower } = stageIn({ width: 390, height }, true, levels, false);
    const deck = ground.y + deckOf(levels - 1) * tower;
    for (const { x, y } of SLOT_PLACES) {
      expect(deck + (y - SLOT_HIT.above) * tower).toBeGreaterThan(-0.01);
      expect(deck + (y + SLOT_HIT.below) * tower).toBeLessThanOrEqual(height);
      expect(Math.abs(x) * tower).toBeLessThan(195 - 22);
    }
    expect(slotWidth(tower) * tower).toBeGreaterThan(34);
  });
});

describe('the tower', () => {
  it('rises level by level, nothing below what it stands on', () => {
    for (let level = 1; level <= LEVELS; level++) {
      expect(deckOf(level)).toBeLessThan(deckOf(level - 1));
      expect(storeyOf(level).bottom).toBeLessThan(storeyOf(level - 1).top);
      const { slabs, roof } = planOf(level);
      expect(slabs).toHaveLength(LEVELS - level);
      for (const slab of [...slabs, roof]) expect(slab).toBeLessThan(deckOf(level - 1) - PILLAR.height);
    }
    const { cornice, parapet, house, flag } = crownOf(LEVELS);
    expect([flag, house, parapet, cornice].toSorted((one, two) => one - two)).toEqual([
      flag,
      house,
      parapet,
      cornice,
    ]);
    expect(cornice).toBeLessThan(storeyOf(LEVELS - 1).top);
  });

  it('has slots, corners and plaques that keep clear of each other', () => {
    for (const places of [SLOT_PLACES, CORNER_PLACES, PLAQUE_PLACES]) {
      expect(places).toHaveLength(3);
      for (const [i, one] of places.entries())
        for (const two of places.slice(i + 1)) expect(Math.abs(one.x - two.x)).toBeGreaterThan(64);
    }
  });
});

describe('the score track', () => {
  it.each([300, 590, 1500])('keeps every score inside a width of %i', (width) => {
    for (const highest of [0, 59, 60, 126]) {
      const { x, most, line } = trackIn(width, highest);
      expect(most).toBeGreaterThan(highest);
      expect(x(0)).toBeGreaterThan(10);
      expect(x(most)).toBeLessThan(width - 10);
      expect(line).toBeLessThan(TRACK_HEIGHT);
    }
  });
});
