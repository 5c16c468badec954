/** What people report: checked against the table's own log, which is copied by the server and by nobody else. */
import { LINES_IN_REPORT, type ReportReason, refusedAtDoor } from '#protocol';
import { type PersonId, visibleText } from '#table';
import { newCaseId } from '../people/token.ts';
import type { Case, SaidLine, Store, StoredLine, TableRow } from '../store/index.ts';
import { seatIn } from '../tableRows.ts';

/** Lines that are read to find those that the reporter could see. */
const LINES_READ = 4 * LINES_IN_REPORT;

export interface Report {
  readonly table: string;
  readonly person: PersonId;
  readonly reason: ReportReason;
  readonly words: string;
}

interface Desk {
  readonly store: Store;
  /** Whether somebody watches a table now. */
  readonly isPresent: (person: PersonId, table: string) => Promise<boolean>;
  /** Counts one more report of this person, or refuses it. */
  readonly count: () => Promise<void>;
}

/** P53, P54, P56 A new case, with the last lines of the table. */
export async function takeReport(desk: Desk, reporter: PersonId, report: Report): Promise<Case> {
  const { store, isPresent, count } = desk;
  const { table, person, reason } = report;
  const row = await store.row(table);
  if (row === undefined) throw refusedAtDoor('noSuchTable');
  if (person === reporter) throw refusedAtDoor('ownCase');
  const reported = await store.person(person);
  if (reported === undefined || reported.gone) throw refusedAtDoor('noSuchPerson');
  if (!(await store.wasAt(table, reporter)) && !(await isPresent(reporter, table)))
    throw refusedAtDoor('notThere');
  if (!(await store.wasAt(table, person))) throw refusedAtDoor('notThere');
  const earlier = await store.casesBy(reporter);
  if (earlier.some((one) => one.state === 'open' && one.person === person && one.table === table))
    throw refusedAtDoor('doneAlready');
  await count();
  const made: Case = {
    id: newCaseId(),
    reporter,
    person,
    name: reported.name,
    table,
    reason,
    words: visibleText(report.words),
    excerpt: excerptOf(await store.lastLines(table, LINES_READ), row, reporter),
    state: 'open',
    created: Date.now(),
    closed: null,
    outcome: null,
    answer: '',
  };
  await store.addCase(made);
  return made;
}

/** The last lines that the reporter could read too: spectators speak among themselves until the game is over. */
function excerptOf(lines: readonly StoredLine[], row: TableRow, reporter: PersonId): readonly SaidLine[] {
  const hearsAll = row.phase === 'over' || seatIn(row, reporter) < 0;
  return lines
    .filter(({ aside }) => hearsAll || !aside)
    .slice(-LINES_IN_REPORT)
    .map(({ aside: _, ...line }) => line);
}
