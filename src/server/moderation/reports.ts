/** What people report: checked against what was said at the table or in the group, which is copied by the server and by nobody else. */
import { LINES_IN_REPORT, type ReportReason, refusedAtDoor, type WhereSaid } from '#protocol';
import { type PersonId, visibleText } from '#table';
import { newCaseId } from '../people/token.ts';
import type { Case, SaidLine, Store, StoredLine, TableRow } from '../store/index.ts';
import { seatIn } from '../tableRows.ts';

/** Lines that are read to find those that the reporter could see. */
const LINES_READ = 4 * LINES_IN_REPORT;

export interface Report {
  readonly place: WhereSaid;
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

/** P53, P54, P56 A new case, with the last lines said there. */
export async function takeReport(desk: Desk, reporter: PersonId, report: Report): Promise<Case> {
  const { store, count } = desk;
  const { place, person, reason } = report;
  const linesThere = 'table' in place ? await atTable(desk, place.table) : await inGroup(desk, place.group);
  if (person === reporter) throw refusedAtDoor('ownCase');
  const reported = await store.person(person);
  if (reported === undefined || reported.gone) throw refusedAtDoor('noSuchPerson');
  const excerpt = await linesThere(reporter, person);
  const table = 'table' in place ? place.table : place.group;
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
    excerpt,
    state: 'open',
    created: Date.now(),
    closed: null,
    outcome: null,
    answer: '',
  };
  await store.addCase(made);
  return made;
}

/** The last lines of a place, for who reports and who is reported; refused where they have not met there. */
type LinesThere = (reporter: PersonId, person: PersonId) => Promise<readonly SaidLine[]>;

async function atTable({ store, isPresent }: Desk, table: string): Promise<LinesThere> {
  const row = await store.row(table);
  if (row === undefined) throw refusedAtDoor('noSuchTable');
  return async (reporter, person) => {
    if (!(await store.wasAt(table, reporter)) && !(await isPresent(reporter, table)))
      throw refusedAtDoor('notThere');
    if (!(await store.wasAt(table, person))) throw refusedAtDoor('notThere');
    return excerptOf(await store.lastLines(table, LINES_READ), row, reporter);
  };
}

async function inGroup({ store }: Desk, group: string): Promise<LinesThere> {
  const people = await store.groupPeople(group);
  return async (reporter, person) => {
    if (!people.includes(reporter)) throw refusedAtDoor('noSuchGroup');
    const said = await store.groupLines(group);
    // Who has left has not taken their lines along.
    const met = [...people, ...said.map((line) => line.person)];
    if (!met.includes(person)) throw refusedAtDoor('notThere');
    return said
      .slice(-LINES_IN_REPORT)
      .map(({ person, text, created }, seq) => ({ seq, at: created, person, seat: null, text }));
  };
}

/** The last lines that the reporter could read too: spectators speak among themselves until the game is over. */
function excerptOf(lines: readonly StoredLine[], row: TableRow, reporter: PersonId): readonly SaidLine[] {
  const hearsAll = row.phase === 'over' || seatIn(row, reporter) < 0;
  return lines
    .filter(({ aside }) => hearsAll || !aside)
    .slice(-LINES_IN_REPORT)
    .map(({ aside: _, ...line }) => line);
}
