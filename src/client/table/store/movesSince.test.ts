import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at } from '#kernel';
import { act, legalOf, seenEntry, tableViewOf } from '#table';
import { dealt } from './localTable.ts';
import { isFilmed, movesSince, shownAfter } from './movesSince.ts';
import { eventsOf, type Shown } from './tableStore.ts';

const title = await loadTitle('rowhouse');
const names = ['Ada', 'Bruno', 'Chiyo'];
const proposal = {
  options: { rounds: 3, hand: 3 },
  seats: names.map((name) => ({ name, player: 'human' as const })),
};

/** The table after the first answers of these seats, as seat 0 sees it, with all it saw since its own. */
function seenBy0(...seats: number[]): Shown {
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: '2'.repeat(32), now: 0 });
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
  const seen = all.map((entry) => seenEntry(title.game, entry, 0, false));
  return {
    tableView,
    decision:
      tableView.prompt === null
        ? undefined
        : { prompt: tableView.prompt, legal: legalOf(title.game, tableView) },
    entries: seen,
    events: eventsOf(seen),
    names: {},
    link: 'live',
    ahead: 0,
    kept: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
    trail: states.map((state) => ({ seq: state.seq, tableView: tableViewOf({ title, state }, 0) })),
  };
}

describe('what happened since the last turn', () => {
  it('is nothing while somebody else is asked, and for those who watch', () => {
    expect(movesSince(seenBy0(0, 1))).toEqual([]);
    const shown = seenBy0(1);
    expect(movesSince({ ...shown, tableView: { ...shown.tableView, viewer: 'spectator' } })).toEqual([]);
  });

  it('is what the others answered since, from the deal on where the seat has not answered yet', () => {
    expect(movesSince(seenBy0(1, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(movesSince(seenBy0(0, 1, 2)).map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('goes back to before an answer that was forced', () => {
    const shown = seenBy0(1, 2);
    const happening = {
      did: 'played',
      seat: 0,
      action: null,
      events: ['done'],
      bot: false,
      forced: true,
    } as const;
    const entries = [...shown.entries, { seq: 5, at: 0, happening }];
    expect(movesSince({ ...shown, entries }).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('comes with the table as it was after each move, where that was seen', () => {
    const shown = seenBy0(1, 2);
    const moves = movesSince(shown);
    expect(isFilmed(moves)).toBe(true);
    expect(moves[0]?.tableView).toMatchObject({ plays: 1, viewer: 0 });
    expect(isFilmed(movesSince({ ...shown, trail: [] }))).toBe(false);
    expect(isFilmed([])).toBe(false);
  });

  it('is shown without a question, and with the log as it was', () => {
    const shown = seenBy0(1, 2);
    const then = shownAfter(shown, at(movesSince(shown), 0));
    expect(then).toMatchObject({ decision: undefined, tableView: { plays: 1, prompt: null } });
    expect(then.events.every(({ seq }) => seq <= 3)).toBe(true);
  });
});
