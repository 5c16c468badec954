/** The record of a whole game of one person at a server's table, always the first answer. */
import { loadTitle } from '#games';
import type { GameRecord } from '#kernel';
import { act, legalOf, openTable, recordOf, tableViewOf } from '#table';

export async function finishedRecord(game: string): Promise<GameRecord> {
  const title = await loadTitle(game);
  const plan = { game, options: {}, access: 'link', clock: null } as const;
  const seats = [{ kind: 'human', person: 'ada', standIn: null } as const];
  const opening = { id: 'tabletable', host: 'ada', plan: { ...plan, seats }, now: 0, secret: '5'.repeat(32) };
  const { table, entry } = openTable(title, opening);
  const ada = { person: 'ada', commandId: null };
  let acted = act(table, ada, { do: 'start', salt: '6'.repeat(16) }, { now: 0 });
  const entries = [entry, acted.entry];
  while (acted.table.state.phase === 'playing') {
    const [action] = legalOf(title.game, tableViewOf(acted.table, 0));
    const answered = acted.table.state.answered[0] ?? 0;
    acted = act(acted.table, ada, { do: 'play', answered, action }, { now: 0 });
    entries.push(acted.entry);
  }
  return recordOf(acted.table.state, entries);
}
