/** Flatiron with other values: this file is a program of its own. */
import { expect, it } from 'vitest';
import { at, start } from '#kernel';
import { otherBoxTests } from '../../../box/testing/otherBoxTests.ts';
import { type FlatironBox, kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

const changed = structuredClone(own) as FlatironBox;
const { newspaperCopies, boards, streetCards, decrees, floors, danielCards } = changed.values;
Object.assign(newspaperCopies, {
  source: 'printed',
  value: { ...newspaperCopies.value, dollars3: 3, swap: 1 },
});
const broadway = at(boards.value, 1).columns.broadway;
broadway.upper = { action: 'build2', cost: 4 };
broadway.lower = { action: 'trade' };
for (const card of streetCards.value) card.cost += 1;
for (const { upper, lower } of streetCards.value)
  for (const half of [upper, lower]) if (half.action === 'dollars') half.amount += 2;
at(decrees.value, 3).lower = { scoring: 'fixed', amount: 7, reputation: -3 };
at(floors.value, 0).slots[1] = { bonus: 'dollars', amount: 9 };
at(floors.value, 4).starting = true;
at(floors.value, 0).starting = false;
at(danielCards.value, 8).popularity = 2;

const flatiron = await otherBoxTests(own, changed, kit, async () => (await import('../index.ts')).flatiron);

it('deals and prices by them', async () => {
  const { CARDS, DEEDS, FLOOR_TILES, printedDeed, SIDES } = await import('../components.ts');
  expect(at(CARDS, 0).cost).toBe(4);
  expect(at(SIDES, 1).price).toEqual([1, 2, 3, 4]);
  expect(at(DEEDS, printedDeed(1, 0, 0))).toMatchObject({ type: 'build2', cost: 4 });
  expect(at(DEEDS, printedDeed(1, 0, 1))).toMatchObject({ type: 'trade', cost: 2, color: 1 });
  expect(FLOOR_TILES.flatMap(({ starting, id }) => (starting ? [id] : []))).toEqual([
    'F02',
    'F03',
    'F04',
    'F05',
  ]);
  const { state } = start(flatiron, {}, 2, 'c0'.repeat(16)).position;
  const papers = [state.paper, ...state.papers];
  expect(papers.filter((paper) => paper === 0)).toHaveLength(3);
  expect(papers.filter((paper) => paper === 1)).toHaveLength(1);
});
