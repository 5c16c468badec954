/** Silly habits that bots have had, in the games in which they had them. */
import { describe, expect, it } from 'vitest';
import { botNamed, playMatch, seedNumber } from '#bots';
import { apply, at, BOT_NAMES, type BotName, Rng, replay, start } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { newyork1901 } from '../index.ts';
import { type Action, estateOf, type NewYork1901 } from '../state.ts';
import positions from './blunders.json' with { type: 'json' };

/** Deals in which level 3 once put off a turn that could only cost something by spending Market Shift. */
const DEALS = [9011, 9012, 9017, 9037];

it.each(DEALS)('[R8.4] deal %i: nobody spends Market Shift without a worker to take a lot', (deal) => {
  const { record } = playLevel3(deal);
  const shifts = record.plays.flatMap(({ seat, action }, play) =>
    'card' in action && action.card === 'marketShift' ? [{ seat, play }] : [],
  );
  for (const { seat, play } of shifts) {
    const { state } = replay(newyork1901, record, play).position;
    expect(estateOf(state, seat).workers).toBeGreaterThan(0);
    expect(record.plays[play + 1]?.action).toHaveProperty('lot');
  }
});

/** Deals in which level 3 once ended its last turn without a building that its land allowed. */
it.each([9103, 9104])('[R9.4] deal %i: nobody leaves out a building in the last turn', (deal) => {
  const { record } = playLevel3(deal);
  let lastTurns = 0;
  for (const [play, { seat, action }] of record.plays.entries()) {
    const { state } = replay(newyork1901, record, play).position;
    if (state.closer === null || state.closer === seat) continue;
    lastTurns += 1;
    const step = at(state.agenda, state.agenda.length - 1);
    if (!('stop' in action) || step.step !== 'goOn' || step.built) continue;
    expect(newyork1901.legalActions(state, seat).filter((answer) => 'tile' in answer)).toEqual([]);
  }
  expect(lastTurns).toBeGreaterThan(0);
});

/** Answers that cost points by a longer search: what they cost, and the lowest level that should know better. */
describe.each(positions)('deal $deal: no bot $habit', ({ deal, plays, never, from }) => {
  const levels = BOT_NAMES.slice(BOT_NAMES.indexOf(from as BotName), BOT_NAMES.indexOf('level6'));

  it.each(levels)('%s', (level) => {
    let { position } = start(newyork1901, {}, 2, seedNumber(deal));
    for (const action of plays)
      ({ position } = apply(newyork1901, position, toMove(position.state), action as Action));
    const { state } = position;
    const seat = toMove(state);
    const legal = newyork1901.legalActions(state, seat);
    expect(legal).toContainEqual(never);
    const chosen = botNamed(level, newyork1901, heuristics).choose(
      seat,
      newyork1901.view(state, seat),
      legal,
      Rng.fromSeed(seedNumber(deal), 'blunder'),
    );
    expect(chosen).not.toEqual(never);
  });
});

function playLevel3(deal: number) {
  const level3 = botNamed('level3', newyork1901, heuristics);
  return playMatch<NewYork1901>(newyork1901, [level3, level3], {}, seedNumber(deal));
}

function toMove(state: NewYork1901['state']): number {
  return at(newyork1901.decisions(state), 0).seat;
}
