/** Plans at live tables: played once, some time after the seat is asked, and nobody but their owner is sent anything of them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, same } from '#kernel';
import { legalOf, type PlanStep, type TablePlan } from '#table';
import { TestNodes } from './testNodes.ts';
import { TestTables } from './testTables.ts';

const DAY = 86_400_000;
const SLOW: Partial<TablePlan> = { clock: { bank: 2 * DAY, increment: DAY, cap: 3 * DAY } };
const WITHOUT_CLOCK: Partial<TablePlan> = { absence: { after: 3 * DAY, timeout: 'bot', level: 'level3' } };
const { game } = await loadTitle('rowhouse');
const NONE: PlanStep[] = [{ when: [{ seat: 1 }], play: { no: 'such answer' } }];

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

/** A table at which bob is to move and ada may plan. */
async function bobToMove(plan: Partial<TablePlan> = SLOW): Promise<void> {
  await tables.openTable(plan);
  await tables.act('ada', { do: 'start' });
  for (;;) {
    const { awaited } = await tables.tableView('ada');
    if (same(awaited, [1])) return;
    await tables.play(awaited.includes(0) ? 'ada' : 'bob');
  }
}

async function asked(person: string, wish: object) {
  const { text, reason } = await tables.ask({ to: 'plan', table: 'table1', person, wish } as never);
  return text === undefined ? reason : JSON.parse(text);
}

/** Bob answers until ada is asked; gives what she would answer, and takes nothing away. */
async function bobAnswers(): Promise<void> {
  while (!(await tables.tableView('ada')).awaited.includes(0)) await tables.play('bob');
}

/** What ada may answer once bob has: from a copy of the table, which is played on by itself. */
async function adaNext(): Promise<unknown> {
  const copy = await TestTables.build();
  try {
    await copy.openTable(SLOW);
    await copy.act('ada', { do: 'start' });
    for (let isBobs = false; ; ) {
      const { awaited } = await copy.tableView('ada');
      if (isBobs && awaited.includes(0)) return at(legalOf(game, await copy.tableView('ada')), 0);
      isBobs ||= same(awaited, [1]);
      await copy.play(awaited.includes(0) ? 'ada' : 'bob');
    }
  } finally {
    await copy.end();
  }
}

const answersOf = async (person: string) =>
  (await tables.store.entries('table1', 0)).filter(
    (entry) => entry.person === person && entry.happening.did === 'played',
  );

describe('a plan', () => {
  it.each([SLOW, WITHOUT_CLOCK])(
    'is played between 2 and 20 seconds after its seat is asked, once',
    async (plan) => {
      await bobToMove(plan);
      const play = await adaNext();
      const before = (await answersOf('ada')).length;
      expect(await asked('ada', { do: 'make', steps: [{ when: [{ seat: 1 }], play }] })).toMatchObject({
        done: 0,
      });
      await bobAnswers();
      await tables.pass(1999);
      expect(await answersOf('ada')).toHaveLength(before);
      await tables.pass(18_100);
      const answers = await answersOf('ada');
      expect(answers).toHaveLength(before + 1);
      const last = answers.at(-1);
      expect(last?.happening).toMatchObject({ did: 'played', seat: 0, action: play, bot: false });
      expect(last?.commandId).toMatch(/^[\w-]{8,64}$/);
      await tables.pass(60_000);
      expect(await asked('ada', { do: 'show' })).toBeNull();
      expect(await tables.store.plansAt('table1')).toEqual([]);
      expect(tables.errors).toEqual([]);
    },
  );

  it('is played once where the server ends between storing the answer and noting it, or before', async () => {
    await bobToMove();
    const play = await adaNext();
    await asked('ada', { do: 'make', steps: [{ when: [{ seat: 1 }], play }] });
    const [kept] = await tables.store.plansAt('table1');
    const before = (await answersOf('ada')).length;
    await bobAnswers();
    tables.restart();
    await tables.router.wake();
    await tables.pass(20_100);
    expect(await answersOf('ada')).toHaveLength(before + 1);
    // As if the row had never been taken away.
    if (kept) await tables.store.keepPlan(kept);
    tables.restart();
    await tables.router.wake();
    await tables.pass(40_000);
    expect(await answersOf('ada')).toHaveLength(before + 1);
    expect(tables.errors).toEqual([]);
  });

  it('is tried again where its answer could not be stored', async () => {
    await bobToMove();
    await asked('ada', { do: 'make', steps: [{ when: [{ seat: 1 }], play: await adaNext() }] });
    await bobAnswers();
    const before = (await answersOf('ada')).length;
    tables.failCommits = 1;
    await tables.pass(45_000);
    expect(await answersOf('ada')).toHaveLength(before + 1);
    expect(tables.errors.join()).not.toContain('tile');
  });

  it('ends with its reason told to its owner, who may take it away', async () => {
    await bobToMove();
    expect(await asked('bob', { do: 'make', steps: NONE })).toEqual({ rule: 'T32', code: 'noPlanNow' });
    expect(await asked('cyd', { do: 'make', steps: NONE })).toEqual({ rule: 'T1', code: 'notSeated' });
    expect(await asked('cyd', { do: 'show' })).toEqual({ rule: 'P6', code: 'notAllowed' });
    await asked('ada', { do: 'make', steps: NONE });
    expect(await asked('bob', { do: 'show' })).toBeNull();
    await bobAnswers();
    await tables.pass(20_100);
    expect(await asked('ada', { do: 'show' })).toEqual({ seat: 0, steps: NONE, done: 0, ended: 'illegal' });
    expect((await tables.store.plansOf('ada'))[0]?.ended).toEqual({ why: 'illegal', done: 0 });
    expect(await asked('ada', { do: 'drop' })).toBeNull();
    expect(await tables.store.plansOf('ada')).toEqual([]);
  });

  it('is refused at a live table', async () => {
    await bobToMove({});
    expect(await asked('ada', { do: 'make', steps: NONE })).toEqual({ rule: 'T30', code: 'notByTurns' });
  });

  it('is no word of what anybody else is sent, and of no table or log', async () => {
    await bobToMove();
    await tables.watch('bob');
    await tables.watch('cyd');
    await tables.pass(1000);
    const before = tables.sent.length;
    const stored = JSON.stringify(await tables.store.load('table1'));
    await asked('ada', { do: 'make', steps: NONE });
    await asked('ada', { do: 'show' });
    await tables.pass(1000);
    const sent = tables.sent.slice(before).filter(({ from }) => from !== 'answer');
    expect(sent).toEqual([]);
    expect(JSON.stringify(await tables.store.load('table1'))).toBe(stored);
    await bobAnswers();
    await tables.pass(30_000);
    expect(JSON.stringify([tables.delivered(1), tables.delivered('spectator')])).not.toContain('such answer');
  });
});

describe('the same table with and without a plan', () => {
  it('sends the others the same, byte by byte, but for when the answer came', async () => {
    const heard: string[] = [];
    const play = await adaNext();
    for (const isPlanned of [true, false]) {
      const other = await TestTables.build();
      const mine = tables;
      tables = other;
      try {
        await bobToMove();
        await tables.watch('bob');
        await tables.watch('cyd');
        await tables.pass(500);
        if (isPlanned) await asked('ada', { do: 'make', steps: [{ when: [{ seat: 1 }], play }] });
        await bobAnswers();
        const answered = (await tables.tableView('bob')).answered[0] ?? 0;
        if (isPlanned) await tables.pass(20_100);
        else {
          await tables.pass(5000);
          await tables.act('ada', { do: 'play', answered, action: play });
        }
        await tables.pass(60_000);
        const all = [tables.delivered(1), tables.delivered('spectator')];
        const text = JSON.stringify(all, (_key, value) =>
          typeof value === 'number' && value > 900_000 ? 0 : value,
        );
        heard.push(text);
      } finally {
        await tables.end();
        tables = mine;
      }
    }
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0]).toContain('"did":"played"');
  });
});

describe('a plan at several nodes', () => {
  it('is played once, though each believes itself at home', async () => {
    const nodes = await TestNodes.build(3, 0, false, { planned: [5, 30] });
    try {
      await nodes.openTable('table1', SLOW);
      await nodes.node(0).act('table1', 'ada', 's', { do: 'start' });
      const play = await adaNext();
      let made = false;
      let ids = 0;
      const before = async (person: string) =>
        (await nodes.store.entries('table1', 0)).filter(
          (one) => one.person === person && one.happening.did === 'played',
        ).length;
      for (;;) {
        const { tableView } = await nodes.node(1).watch('table1', 'ada', 0);
        if (made && tableView.awaited.includes(0)) break;
        if (!made && same(tableView.awaited, [1])) {
          const wish = { do: 'make', steps: [{ when: [{ seat: 1 }], play }] } as const;
          expect(
            (await nodes.node(2).ask({ to: 'plan', table: 'table1', person: 'ada', wish })).reason,
          ).toBeUndefined();
          made = true;
        }
        const person = tableView.awaited.includes(0) ? 'ada' : 'bob';
        const own = (await nodes.node(1).watch('table1', person, 0)).tableView;
        const action = at(legalOf(game, own), 0);
        const answered = own.answered[own.viewer as number] ?? 0;
        await nodes.node(1).act('table1', person, `c${ids++}`, { do: 'play', answered, action });
      }
      for (const n of [0, 1, 2]) await nodes.node(n).watch('table1', 'bob', 0);
      const count = await before('ada');
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect((await before('ada')) - count).toBeLessThanOrEqual(1);
      const plays = (await nodes.store.entries('table1', 0)).filter(
        (one) => one.happening.did === 'played' && same(one.happening.action, play) && one.person === 'ada',
      );
      expect(plays.length).toBeGreaterThan(0);
      expect(await nodes.store.plansAt('table1')).toEqual([]);
      expect(nodes.nodes.flatMap(({ errors }) => errors)).toEqual([]);
    } finally {
      await nodes.end();
    }
  });
});
