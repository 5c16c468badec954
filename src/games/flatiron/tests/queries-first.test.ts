/** What somebody is told who chooses a board for the first time. */
import { expect, it } from 'vitest';
import { SIDES } from '../components.ts';
import { flatiron } from '../index.ts';
import { goodFirstSide, pointsToWin, sideSummary } from '../queries.ts';
import { BLUE, BROADWAY, level, side, table } from './layout.ts';

const all = SIDES.map((_, number) => number);

it('[R1.5] names the pillar that scores most on a side', () => {
  const { best } = sideSummary(flatiron.view(table(), 0), side('A-purple'));
  expect(best).toEqual({ color: BLUE, points: 5, cost: 4 });
});

it('[R7.3] says where going pays and the side builds', () => {
  const pays = flatiron.view(table({ levels: [level('F01')] }), 0);
  const paysNot = flatiron.view(table({ levels: [level('F05')] }), 0);
  expect(sideSummary(pays, side('A-purple')).pays).toBe(BROADWAY);
  expect(sideSummary(paysNot, side('A-purple')).pays).toBeUndefined();
  const builders = all.filter((one) => SIDES[one]?.purple && sideSummary(pays, one).pays !== undefined);
  expect(builders).toContain(goodFirstSide(pays, all));
});

it('[R2.5] proposes a purple side, if one is dealt', () => {
  const view = flatiron.view(table(), 0);
  const others = all.filter((one) => !SIDES[one]?.purple);
  expect(SIDES[goodFirstSide(view, all) ?? -1]?.purple).toBe(true);
  expect(goodFirstSide(view, others)).toBeUndefined();
});

it('[R5.6] knows what pillars and floors score', () => {
  const { pillar, floor } = pointsToWin();
  expect(pillar[0]).toBeLessThan(pillar[1]);
  expect(floor).toBe(6);
});
