/** The worker's tasks, run without a worker. */
import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { loadTitle } from '#games';
import { at, same, start } from '#kernel';
import { type Hint, type JudgedDecision, runTask, type WorkerTask } from './tasks.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const { game } = await loadTitle('rowhouse');

async function all(work: WorkerTask): Promise<unknown[]> {
  const results: unknown[] = [];
  for await (const one of runTask(work)) results.push(one);
  return results;
}

const hintFor = async (id: string, seats: number, seat: number): Promise<Hint> => {
  const { game } = await loadTitle(id);
  const view = game.view(start(game, {}, seats, SEED).position.state, seat);
  return at((await all({ do: 'advise', task: { game: id, seat, view } })) as Hint[], 0);
};

describe('the worker', () => {
  it('chooses for bots', async () => {
    const { state } = start(game, {}, 2, SEED).position;
    const legal = game.legalActions(state, 0);
    const task = {
      game: 'rowhouse',
      level: 'level2',
      seat: 0,
      view: game.view(state, 0),
      legal,
      seed: SEED,
    } as const;
    const [action] = await all({ do: 'choose', task });
    expect(legal).toContainEqual(action);
  });

  it('gives at most the three best answers, with a lead if there are rivals', async () => {
    const { measure, answers } = await hintFor('rowhouse', 2, 1);
    expect(measure).toBe('lead');
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.length).toBeLessThanOrEqual(3);
    const { state } = start(game, {}, 2, SEED).position;
    for (const { action } of answers) expect(game.legalActions(state, 1)).toContainEqual(action);
    expect(at(answers, 0).confidence).toBeGreaterThanOrEqual(at(answers, 1).confidence);
  });

  it('measures a seat’s own points in a solo game', async () => {
    expect((await hintFor('tangramcity', 1, 0)).measure).toBe('own');
  });

  it('measures the lead over Daniel, who has no seat', async () => {
    const { measure, answers } = await hintFor('flatiron', 1, 0);
    expect(measure).toBe('lead');
    // At the start nobody is far ahead.
    expect(Math.abs(at(answers, 0).points)).toBeLessThan(40);
  });

  it('reviews the decisions of one seat, each with what the seat knew', async () => {
    const { record } = playMatch(game, [random(), random()], { rounds: 3, hand: 3 }, SEED);
    const judged = (await all({ do: 'review', task: { record, seat: 1 } })) as JudgedDecision[];
    expect(judged.length).toBeGreaterThan(3);
    for (const { seat, play, played, view, best, cost } of judged) {
      expect(seat).toBe(1);
      expect(at(record.plays, play)).toEqual({ seat: 1, action: played });
      expect(view).toMatchObject({ viewer: 1 });
      if (same(best, played)) expect(cost).toBe(0);
    }
    expect(judged.some(({ cost }) => cost > 0)).toBe(true);
  });

  it('says what is expected of one answer', async () => {
    const { state } = start(game, {}, 2, SEED).position;
    const [action] = game.legalActions(state, 0);
    const task = { game: 'rowhouse', seat: 0, view: game.view(state, 0), action };
    const [expected] = await all({ do: 'expect', task });
    expect(expected).toEqual({ measure: 'lead', points: expect.any(Number) });
  });

  it('refuses an unknown game', async () => {
    const task = { game: 'chess', seat: 0, view: {} };
    await expect(all({ do: 'advise', task })).rejects.toThrow();
  });
});
