/** Silly habits that bots have had, in the games in which they had them. */
import { expect, it } from 'vitest';
import { botNamed, playMatch, seedNumber } from '#bots';
import { replay } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { newyork1901 } from '../index.ts';
import { estateOf, type NewYork1901 } from '../state.ts';

/** Deals in which level 3 once put off a turn that could only cost something by spending Market Shift. */
const DEALS = [9011, 9012, 9017, 9037];

it.each(DEALS)('[R8.4] deal %i: nobody spends Market Shift without a worker to take a lot', (deal) => {
  const level3 = botNamed('level3', newyork1901, heuristics);
  const { record } = playMatch<NewYork1901>(newyork1901, [level3, level3], {}, seedNumber(deal));
  const shifts = record.plays.flatMap(({ seat, action }, play) =>
    'card' in action && action.card === 'marketShift' ? [{ seat, play }] : [],
  );
  for (const { seat, play } of shifts) {
    const { state } = replay(newyork1901, record, play).position;
    expect(estateOf(state, seat).workers).toBeGreaterThan(0);
    expect(record.plays[play + 1]?.action).toHaveProperty('lot');
  }
});
