import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { apply, at, type Position, Refused, Rng, type Seat } from '#kernel';
import { act, legalOf, type Table, type TableView, tableViewOf } from '#table';
import { defaultPlan, seatsFor } from '../store/localPlan.ts';
import { dealTable } from '../store/localTable.ts';
import { hasSameQuestions, type Stage, stageOf } from './stage.ts';

const titles = await Promise.all(GAME_IDS.map(loadTitle));
const rowhouse = await loadTitle('rowhouse');

/** A table of up to three humans. */
function tableOf(title: Title, seed: string): Table {
  const { options } = defaultPlan(title.game);
  const seats = seatsFor([], Math.min(3, title.game.seats.max)).map((seat) => ({
    ...seat,
    player: 'human' as const,
  }));
  return dealTable(title, { id: 'a', plan: { options, seats }, seed, now: 0 }).local.table;
}

function answer(table: Table, seat: Seat, action: unknown): Table {
  const command = { do: 'play', answered: at(table.state.answered, seat), action } as const;
  return act(table, { person: `local-${seat}`, commandId: null }, command, { now: 0 }).table;
}

/** Stages random answers until nothing more can be staged. */
function randomStage(title: Title, tableView: TableView, rng: Rng): Stage {
  let stage = stageOf(title.game, tableView, [rng.pick(legalOf(title.game, tableView))]);
  while (stage.next) {
    const staged = stage.staged.map(({ action }) => action);
    stage = stageOf(title.game, tableView, [...staged, rng.pick(stage.next.legal)]);
  }
  return stage;
}

function refusalOf(tableView: TableView, ...actions: unknown[]) {
  try {
    stageOf(rowhouse.game, tableView, actions);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** What the screen shows of the table while a turn is staged. */
function visible(tableView: TableView) {
  const { view, awaited, prompt, plays, answered: counts, scores } = tableView;
  return { view, awaited, prompt, plays, counts, scores };
}

describe.each(titles.map((title) => [title.game.id, title] as const))('a turn of %s', (_id, title) => {
  it('has exactly the previewed effect, as far as nothing is revealed', () => {
    const rng = Rng.fromSeed('5'.repeat(32), title.game.id);
    let table = tableOf(title, '7'.repeat(32));
    let turns = 0;
    let exact = 0;
    let shownToOthers = 0;
    while (table.state.phase === 'playing' && turns < 60) {
      const seat = rng.pick(table.state.awaited);
      const stage = randomStage(title, tableViewOf(table, seat), rng);
      if (stage.staged.length > 1 || stage.continuation !== 'revealed') exact++;
      for (const [i, { action, question, view }] of stage.staged.entries()) {
        const before = tableViewOf(table, seat);
        expect(before.view).toEqual(view);
        expect(before.prompt).toEqual(question.prompt);
        expect(legalOf(title.game, before)).toEqual(question.legal);
        const isLast = i === stage.staged.length - 1;
        if (isLast && stage.continuation === 'revealed')
          expect(visible(before)).toEqual(visible(stage.tableView));
        const { revealed } = apply(title.game, table.state.position as Position, seat, action);
        if (revealed === 'others') shownToOthers++;
        expect(revealed === 'all').toBe(isLast && stage.continuation === 'revealed');
        table = answer(table, seat, action);
      }
      const after = tableViewOf(table, seat);
      if (stage.continuation !== 'revealed')
        expect(after.phase === 'over').toBe(stage.continuation === 'over');
      if (stage.continuation === 'passed') expect(visible(after)).toEqual(visible(stage.tableView));
      if (stage.continuation === 'over') expect(after.view).toEqual(stage.tableView.view);
      turns++;
    }
    expect(turns).toBeGreaterThan(5);
    expect(exact).toBeGreaterThan(5);
    // Newspapers that are kept or spent are new to the rival, not to the seat.
    expect(shownToOthers > 0).toBe(title.game.id === 'flatiron');
  });
});

describe('a stage', () => {
  const start = tableOf(rowhouse, '1'.repeat(32));
  const tableView = tableViewOf(start, 0);
  const first = at(legalOf(rowhouse.game, tableView), 0);

  it('ends when the turn passes', () => {
    expect(stageOf(rowhouse.game, tableView, [first])).toMatchObject({
      continuation: 'passed',
      next: undefined,
      tableView: { plays: 1, prompt: null },
    });
  });

  it('is refused for the same reasons as at the table', () => {
    expect(refusalOf(tableView, { tile: 99 })).toEqual({ rule: 'R3.1', code: 'notInHand' });
    expect(refusalOf(tableView, first, first)?.code).toBe('noDecision');
    expect(refusalOf(tableViewOf(start, 'spectator'), first)?.code).toBe('noDecision');
  });

  it('shows nothing imagined: an answer that reveals something leaves the view unchanged', () => {
    let table = start;
    for (const seat of [1, 2])
      table = answer(table, seat, at(legalOf(rowhouse.game, tableViewOf(table, seat)), 0));
    const now = tableViewOf(table, 0);
    expect(stageOf(rowhouse.game, now, [first])).toMatchObject({ continuation: 'revealed', tableView: now });
  });

  it('can be recomputed as long as the questions are the same', () => {
    const one = stageOf(rowhouse.game, tableView, [first]);
    const other = answer(start, 1, at(legalOf(rowhouse.game, tableViewOf(start, 1)), 0));
    expect(hasSameQuestions(one, stageOf(rowhouse.game, tableViewOf(other, 0), [first]))).toBe(true);
    const elsewhere = { ...at(one.staged, 0), question: { prompt: { step: 'other' }, legal: [] } };
    expect(hasSameQuestions(one, { ...one, staged: [elsewhere] })).toBe(false);
    expect(hasSameQuestions({ ...one, staged: [] }, one)).toBe(false);
    const { prompt } = at(one.staged, 0).question;
    const forced = { ...at(one.staged, 0), question: { prompt, legal: [first] } };
    expect(hasSameQuestions(one, { ...one, staged: [forced] })).toBe(false);
  });
});
