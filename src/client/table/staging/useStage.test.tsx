// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, type Reason } from '#kernel';
import type { TableStore } from '../store/tableStore.ts';
import { show, tableOf, useScreen } from '../testing/screen.tsx';
import { stageOf } from './stage.ts';
import { type Staging, useStage } from './useStage.ts';

const title = await loadTitle('newyork1901');
useScreen();

let tables = 0;

/** A table whose staging the test holds in its hands. */
async function stagingOf() {
  const { store } = await tableOf(title, `staging${++tables}`, 'human', 'level3');
  const refusals: (Reason | undefined)[] = [];
  const sent: unknown[] = [];
  let staging: Staging | undefined;
  function Probe() {
    staging = useStage(title.game, store.snapshot(), {
      play: async (_answered, action) => void sent.push(action),
      refuse: (reason) => refusals.push(reason),
    });
    return null;
  }
  await show(<Probe />);
  const now = () => {
    if (!staging) throw new Error('the hook has not run');
    return staging;
  };
  return {
    store,
    now,
    sent,
    refused: () => refusals.at(-1)?.code,
    actions: () => now().stage?.staged.map(({ action }) => action) ?? [],
    does: (change: (staging: Staging) => void) => act(async () => change(now())),
  };
}

/** An answer after which the seat goes on, and two answers to what is asked then. */
function turnOf(store: TableStore) {
  const { tableView, decision } = store.snapshot();
  for (const first of decision?.legal ?? []) {
    const { next } = stageOf(title.game, tableView, [first]);
    if (next && next.legal.length > 1) return { first, second: at(next.legal, 0), other: at(next.legal, 1) };
  }
  throw new Error('no turn of two answers');
}

const NONSENSE = { tile: -1 };

describe('several answers at once', () => {
  it('are all staged, and taken back together', async () => {
    const { store, does, actions } = await stagingOf();
    const { first, second } = turnOf(store);
    await does(({ choose }) => choose(first, second));
    expect(actions().slice(0, 2)).toEqual([first, second]);
    await does(({ back }) => back());
    expect(actions()).toEqual([]);
  });

  it('are refused together: what was staged before stays', async () => {
    const { store, does, actions, refused } = await stagingOf();
    const { first, second } = turnOf(store);
    await does(({ choose }) => choose(first, NONSENSE));
    expect(actions()).toEqual([]);
    expect(refused()).toBeDefined();
    await does(({ choose }) => choose(first));
    expect(refused()).toBeUndefined();
    await does(({ choose }) => choose(second, NONSENSE));
    expect(actions()).toEqual([first]);
  });
});

describe('a change of the staged turn', () => {
  it('keeps the first answers and replaces the rest, and can be taken back', async () => {
    const { store, does, actions } = await stagingOf();
    const { first, second, other } = turnOf(store);
    await does(({ choose }) => choose(first, second));
    const before = actions();
    await does(({ change }) => change(1, other));
    expect(actions().slice(0, 2)).toEqual([first, other]);
    await does(({ back }) => back());
    expect(actions()).toEqual(before);
  });

  it('leaves the turn as it is where an answer is refused', async () => {
    const { store, does, actions, refused } = await stagingOf();
    const { first, second } = turnOf(store);
    await does(({ choose }) => choose(first, second));
    const before = actions();
    await does(({ change }) => change(1, NONSENSE));
    expect(actions()).toEqual(before);
    expect(refused()).toBeDefined();
  });
});

describe('an answer that is sent at once', () => {
  it('goes with what is staged, and in place of the last choice of a complete turn', async () => {
    const { store, does, now, sent } = await stagingOf();
    const { tableView, decision } = store.snapshot();
    const last = (decision?.legal ?? []).filter((one) => !stageOf(title.game, tableView, [one]).next);
    await does(({ choose }) => choose(last[0]));
    expect(now().stage?.next).toBeUndefined();
    await does(({ finish }) => finish(last[1]));
    expect(sent).toEqual(stageOf(title.game, tableView, [last[1]]).staged.map(({ action }) => action));
  });
});
