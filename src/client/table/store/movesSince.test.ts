import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at } from '#kernel';
import { act, legalOf, seenEntry, tableViewOf } from '#table';
import { dealTable } from './localTable.ts';
import { haveViews, movesSince, snapshotAfter } from './movesSince.ts';
import { eventsOf, type TableSnapshot } from './tableStore.ts';

const title = await loadTitle('rowhouse');
const names = ['Ada', 'Bruno', 'Chiyo'];
const plan = {
  options: { rounds: 3, hand: 3 },
  seats: names.map((name) => ({ name, player: 'human' as const })),
};

/** Seat 0's snapshot after the first answers of these seats, with all recent moments. */
function snapshotAfterAnswers(...seats: number[]): TableSnapshot {
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: '2'.repeat(32), now: 0 });
  let { table } = local;
  const all = [...entries];
  const states = [table.state];
  for (const seat of seats) {
    const action = at(legalOf(title.game, tableViewOf(table, seat)), 0);
    const command = { do: 'play', answered: at(table.state.answered, seat), action } as const;
    const acted = act(table, { person: `local-${seat}`, commandId: null }, command, { now: 0 });
    table = acted.table;
    all.push(acted.entry);
    states.push(table.state);
  }
  const tableView = tableViewOf(table, 0);
  const visible = all.map((entry) => seenEntry(title.game, entry, 0, false));
  return {
    tableView,
    decision:
      tableView.prompt === null
        ? undefined
        : { prompt: tableView.prompt, legal: legalOf(title.game, tableView) },
    entries: visible,
    events: eventsOf(visible),
    names: {},
    link: 'live',
    clockOffset: 0,
    persistent: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
    recentMoments: states.map((state) => ({ seq: state.seq, tableView: tableViewOf({ title, state }, 0) })),
  };
}

describe('the moves since the last turn', () => {
  it('are empty while somebody else decides, and for spectators', () => {
    expect(movesSince(snapshotAfterAnswers(0, 1))).toEqual([]);
    const snapshot = snapshotAfterAnswers(1);
    expect(movesSince({ ...snapshot, tableView: { ...snapshot.tableView, viewer: 'spectator' } })).toEqual(
      [],
    );
  });

  it('are the others’ answers since the seat’s last one, or since the deal', () => {
    expect(movesSince(snapshotAfterAnswers(1, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(movesSince(snapshotAfterAnswers(0, 1, 2)).map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('ignore the seat’s own forced answers', () => {
    const snapshot = snapshotAfterAnswers(1, 2);
    const happening = {
      did: 'played',
      seat: 0,
      action: null,
      events: ['done'],
      bot: false,
      forced: true,
    } as const;
    const entries = [...snapshot.entries, { seq: 5, at: 0, happening }];
    expect(movesSince({ ...snapshot, entries }).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('have the table view after each move, if it was received', () => {
    const snapshot = snapshotAfterAnswers(1, 2);
    const moves = movesSince(snapshot);
    expect(haveViews(moves)).toBe(true);
    expect(moves[0]?.tableView).toMatchObject({ plays: 1, viewer: 0 });
    expect(haveViews(movesSince({ ...snapshot, recentMoments: [] }))).toBe(false);
    expect(haveViews([])).toBe(false);
  });

  it('are shown without a question, and with the log of that time', () => {
    const snapshot = snapshotAfterAnswers(1, 2);
    const { seq, tableView = snapshot.tableView } = at(movesSince(snapshot), 0);
    const then = snapshotAfter(snapshot, { seq, tableView });
    expect(then).toMatchObject({ decision: undefined, tableView: { plays: 1, prompt: null } });
    expect(then.events.every(({ seq }) => seq <= 3)).toBe(true);
  });
});
