/** Plans in the making: whose answers become what, and what is kept when the rest is removed. */
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { at, start } from '#kernel';
import { branchOfView } from '../whatif/branch.ts';
import { draftSteps, type PlannedAnswer, type PlanStore, planSteps, planStore } from './planStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';

const answer = (seq: number, seat: number, forced = false): PlannedAnswer => ({
  seq,
  seat,
  action: { n: seq },
  forced,
});

async function give(store: PlanStore, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { tableView, decision } = store.snapshot();
    const seat = tableView.viewer as number;
    if (!decision) return;
    await store.command({ do: 'play', answered: at(tableView.answered, seat), action: decision.legal[0] });
  }
}

describe('steps', () => {
  it('end with an answer of one’s own, after those of the others', () => {
    const drafts = draftSteps([answer(1, 1), answer(2, 2), answer(3, 0), answer(4, 0), answer(5, 1)], 0);
    expect(drafts.map(({ others, own }) => [others.map(({ seq }) => seq), own?.seq])).toEqual([
      [[1, 2], 3],
      [[], 4],
      [[5], undefined],
    ]);
    expect(planSteps(drafts, ({ seq }) => seq === 2)).toEqual([
      { when: [{ seat: 1, action: { n: 1 } }, { seat: 2 }], play: { n: 3 } },
      { when: [], play: { n: 4 } },
    ]);
  });

  it('expect anything of a rival once, and leave out what had to be answered', () => {
    const drafts = draftSteps([answer(1, 1), answer(2, 1), answer(3, 1, true), answer(4, 0)], 0);
    expect(planSteps(drafts, () => true)).toEqual([{ when: [{ seat: 1 }], play: { n: 4 } }]);
    expect(planSteps(drafts, ({ seq }) => seq === 1)).toEqual([
      { when: [{ seat: 1, action: { n: 2 } }], play: { n: 4 } },
    ]);
    const forced = draftSteps([answer(1, 1, true), answer(2, 0)], 0);
    expect(planSteps(forced, () => true)).toEqual([{ when: [{ seat: 1 }], play: { n: 2 } }]);
  });
});

describe.each(GAME_IDS)('the table of a plan in %s', (id) => {
  it('asks one seat after the other, and goes on from what was kept', async () => {
    const title = await loadTitle(id);
    const { game } = title;
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { default: usual }]) => [name, usual]),
    ) as never;
    const { position } = start(game, options, 2, SEED);
    const view = game.view(position.state, 0);
    const branch = branchOfView(title, { view, viewer: 0, options, plays: 0 }, ['Ada', 'Bob'], SEED);
    const store = planStore(title, branch);
    await give(store, 6);
    expect(store.snapshot().curtain).toBeUndefined();
    const answers = store.answers();
    expect(answers).toHaveLength(6);
    if (id === 'rowhouse') expect(new Set(answers.map(({ seat }) => seat)).size).toBe(2);
    for (const one of answers) expect(one.action).toBeDefined();
    const again = planStore(title, branch, answers.slice(0, 4));
    const heard: unknown[] = [];
    again.subscribe(() => heard.push(...again.answers().map(({ action }) => action)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(again.answers()).toEqual(answers.slice(0, 4));
    expect(heard).not.toContain(undefined);
  });
});
