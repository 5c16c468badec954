/** R1: what is in the box, and what the rules' text tells about it. */
import { describe, expect, it } from 'vitest';
import { at, reconstructedGroups } from '#kernel';
import { ACTIONS } from '../box/schema.ts';
import { BOX } from '../box.ts';
import FIRST_BOX from '../boxes/bd89cce4a8df4d35.json' with { type: 'json' };
import { columnDeeds } from '../columns.ts';
import { AMOUNTS } from '../components/amounts.ts';
import {
  BOARD_COUNT,
  CARDS,
  COLORS,
  DANIELS,
  DECREE_COUNT,
  DEEDS,
  deedCard,
  FIRST_DECREE,
  FLOOR_TILES,
  halfDeed,
  halfReputation,
  PAPER_COPIES,
  PAPERS,
  printedDeed,
  ROOF,
  SCORINGS,
  SIDES,
  STREETS,
} from '../components.ts';
import {
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  floorTile,
  LOWER,
  STREET23,
  side,
  UPPER,
  WHITE,
} from './layout.ts';

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, two) => one - two);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('R1 the box', () => {
  it('[Q42] differs from our first values only in prices, points and reputation', () => {
    const bare = (box: unknown) =>
      JSON.stringify(box, (name, value) =>
        ['$schema', 'cost', 'points', 'reputation'].includes(name) ? undefined : value,
      );
    expect(bare(BOX)).toBe(bare(FIRST_BOX));
    expect(at(SIDES, side('D-reverse')).points[WHITE]).toBe(8);
    expect(deedCard(printedDeed(side('B-reverse'), STREET23, 1)).cost).toBe(2);
  });

  it('[R1.1] has four decks of eight street cards, each with every street', () => {
    expect(CARDS).toHaveLength(32);
    for (let deck = 0; deck < STREETS.length; deck++) {
      const streets = CARDS.filter((one) => one.deck === deck).map(({ street }) => street);
      expect(streets).toHaveLength(8);
      expect(new Set(streets).size).toBe(4);
    }
  });

  it('[R1.1] shows all fifteen special actions on cards, and nothing else', () => {
    const types = CARDS.flatMap((_, number) => [0, 1].map((half) => deedCard(halfDeed(number, half)).type));
    expect(ACTIONS).toHaveLength(15);
    expect([...new Set(types)].toSorted()).toEqual(ACTIONS.toSorted());
    const halves = range(CARDS.length + DECREE_COUNT).flatMap((one) =>
      [0, 1].map((half) => halfReputation(one, half)),
    );
    expect(halves.every((value) => value >= -2 && value <= 2)).toBe(true);
  });

  it('[R1.2] has ten decrees with all eleven scorings', () => {
    expect(DECREE_COUNT).toBe(10);
    expect(new Set(SCORINGS.map(({ type }) => type)).size).toBe(11);
    const upper = range(DECREE_COUNT).map((one) => halfReputation(FIRST_DECREE + one, UPPER));
    expect(upper.some((reputation) => reputation > 0)).toBe(true);
  });

  it('[R1.3] has fifteen floors with three different bonuses, four of them to start with, and a roof', () => {
    expect(FLOOR_TILES).toHaveLength(16);
    expect(FLOOR_TILES.filter(({ starting }) => starting)).toHaveLength(4);
    expect(at(FLOOR_TILES, ROOF).slots).toEqual([]);
    for (const { slots } of FLOOR_TILES.slice(0, ROOF)) {
      expect(new Set(slots.map((slot) => JSON.stringify(slot))).size).toBe(3);
    }
    expect(new Set(FLOOR_TILES.flatMap(({ slots }) => slots.map(({ type }) => type))).size).toBe(7);
    expect(new Set(FLOOR_TILES.slice(0, ROOF).map(({ effect }) => effect.type)).size).toBe(9);
  });

  it('[R1.4] has fourteen newspapers of seven kinds', () => {
    expect(PAPERS).toHaveLength(7);
    expect(PAPER_COPIES.reduce((sum, copies) => sum + copies)).toBe(14);
  });

  it('[R1.5] has four boards with two sides, a trade in each column and all base actions', () => {
    expect(BOARD_COUNT).toBe(4);
    for (let number = 0; number < SIDES.length; number++) {
      const uppers = STREETS.map((_, street) => deedCard(printedDeed(number, street, 0)));
      const lowers = STREETS.map((_, street) => deedCard(printedDeed(number, street, 1)).type);
      expect(uppers.map(({ type }) => type)).toEqual(['trade', 'trade', 'trade', 'trade']);
      expect(sorted(uppers.map(({ color }) => color))).toEqual([0, 1, 2, 3]);
      expect(lowers).toEqual(expect.arrayContaining(['build1', 'build2', 'floor']));
    }
  });

  it('[R1.5] gives each side one more action: "gain $3" on all our purple sides, different ones on the others', () => {
    const base = ['build1', 'build2', 'floor'];
    const others = SIDES.map((_, number) =>
      STREETS.map((_street, street) => deedCard(printedDeed(number, street, 1))).filter(
        ({ type }) => !base.includes(type),
      ),
    );
    expect(others.every(({ length }) => length === 1)).toBe(true);
    const [purple, reverse] = [others.slice(0, BOARD_COUNT).flat(), others.slice(BOARD_COUNT).flat()];
    for (const action of purple) expect(action).toMatchObject({ type: 'dollars', amount: 3 });
    expect(new Set(reverse.map(({ type }) => type)).size).toBe(BOARD_COUNT);
  });

  it('[R1.5] makes a dearer pillar score more, on every side', () => {
    for (const { price, points } of SIDES) {
      const byPrice = COLORS.map((_, color) => color).toSorted((one, two) => at(price, one) - at(price, two));
      const rising = byPrice.map((color) => at(points, color));
      expect(rising).toEqual(sorted(rising));
      expect(new Set(rising).size).toBe(4);
    }
  });

  it('[R1.6] has seven pillars of each colour and four reputation tokens', () => {
    expect(AMOUNTS.pillarsPerColor).toBe(7);
    expect(AMOUNTS.reputationTokens).toBe(4);
  });

  it("[R1.7] has nine of Daniel's cards, two for each street, whose places differ", () => {
    expect(DANIELS).toHaveLength(9);
    for (let place = 0; place < 4; place++)
      expect(DANIELS.filter(({ main }) => main === place)).toHaveLength(2);
    expect(DANIELS.every(({ main, other }) => main !== other)).toBe(true);
    expect(DANIELS.some(({ main, action }) => main === 3 && action === 'popularity')).toBe(true);
  });

  it('[R1.1] [R1.5] can show the examples of the rules', () => {
    const player = {
      side: side('A-purple'),
      above: column(BROADWAY, []),
      below: column(BROADWAY, [card('S03'), card('S07')]),
    };
    expect(columnDeeds(player, BROADWAY)).toHaveLength(4);
    const rep = (id: string, half: number) => halfReputation(card(id), half);
    expect(rep('S07', LOWER) + rep('S03', LOWER)).toBe(3);
    expect(rep('S10', LOWER) + rep('S12', UPPER)).toBe(-1);
    expect(deedCard(printedDeed(side('A-purple'), BROADWAY, 1))).toMatchObject({ type: 'build1', cost: 1 });
    expect(at(SIDES, side('A-purple')).points[0]).toBe(4);
    expect(at(FLOOR_TILES, floorTile('F01')).slots[0]).toMatchObject({ type: 'points', amount: 2 });
  });

  it('[R1.1] numbers every action, and decrees after street cards', () => {
    expect(DEEDS).toHaveLength(64 + 64 + 7);
    expect(decree('D10')).toBe(41);
    expect(deedOf('S01', UPPER)).toBe(64);
  });

  it('[R1.1] says which values come from the rules and which ones are ours', () => {
    expect(reconstructedGroups(BOX)).toEqual([
      'newspaperCopies',
      'boards',
      'streetCards',
      'decrees',
      'floors',
      'danielCards',
    ]);
  });
});
