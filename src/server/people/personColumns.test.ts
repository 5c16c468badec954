/** Whatever the database knows about a person goes out with their export and goes away when they are forgotten: every column is accounted for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { personOf } from '../store/tests/sample.ts';
import { exportOf } from './exportPerson.ts';

type Exported = keyof Awaited<ReturnType<typeof exportOf>>;

/** Where the export has it, or why not; and what becomes of it. */
const COLUMNS: Readonly<Record<string, { exported: Exported | string; forgotten: 'deleted' | 'kept' }>> = {
  'people.id': { exported: 'person', forgotten: 'kept' },
  // Bots take the seats and the id stays, without a name: games belong to the others too.
  'entries.person': { exported: 'tables', forgotten: 'kept' },
  'tables.host': { exported: 'tables', forgotten: 'kept' },
  'table_people.person': { exported: 'tables', forgotten: 'kept' },
  'outbox.person': { exported: 'notices', forgotten: 'deleted' },
  'channels.person': { exported: 'channels', forgotten: 'deleted' },
  'person_settings.person': { exported: 'settings', forgotten: 'deleted' },
  'sessions.person': { exported: 'sessions', forgotten: 'deleted' },
  'person_hours.person': { exported: 'hours', forgotten: 'deleted' },
  'plans.person': { exported: 'plans', forgotten: 'deleted' },
  'passkeys.person': { exported: 'passkeys', forgotten: 'deleted' },
  'learning.person': { exported: 'learning', forgotten: 'deleted' },
  'links.maker': { exported: 'tables', forgotten: 'deleted' },
  'watchers.person': { exported: 'watched', forgotten: 'deleted' },
  'friends.person': { exported: 'friends', forgotten: 'deleted' },
  'friends.friend': { exported: 'friends', forgotten: 'deleted' },
  'blocks.person': { exported: 'blocks', forgotten: 'deleted' },
  'blocks.other': { exported: 'none: nobody is told who blocks them', forgotten: 'deleted' },
  'profiles.person': { exported: 'profile', forgotten: 'deleted' },
  'friend_requests.person': { exported: 'asked', forgotten: 'deleted' },
  // Whoever has asked takes it along; to whom it was sent sees it until they answer.
  'friend_requests.other': { exported: 'asked', forgotten: 'deleted' },
  'groups.host': { exported: 'groups', forgotten: 'deleted' },
  'group_people.person': { exported: 'groups', forgotten: 'deleted' },
  'group_lines.person': { exported: 'groups', forgotten: 'deleted' },
  // The others played against somebody: their games stay, without whom.
  'result_seats.person': { exported: 'results', forgotten: 'deleted' },
  'ratings.person': { exported: 'ratings', forgotten: 'deleted' },
  'rating_steps.person': { exported: 'ratings', forgotten: 'deleted' },
  'game_reviews.person': { exported: 'reviews', forgotten: 'deleted' },
  // Without their name; the lines that were reported stay for a year.
  'cases.reporter': { exported: 'reports', forgotten: 'deleted' },
  'cases.person': { exported: 'reported', forgotten: 'deleted' },
  'sanctions.person': { exported: 'sanctions', forgotten: 'deleted' },
  // Nobody leaves the record of what moderators did; it has ids alone.
  'sanctions.moderator': { exported: 'audit', forgotten: 'kept' },
  'audit.moderator': { exported: 'audit', forgotten: 'kept' },
  'audit.person': { exported: 'audit', forgotten: 'kept' },
  'daily.person': { exported: 'daily', forgotten: 'deleted' },
  // The others keep their rivals and standings, without a name.
  'events.host': { exported: 'events', forgotten: 'deleted' },
  'event_people.person': { exported: 'events', forgotten: 'deleted' },
  'records.person': { exported: 'records', forgotten: 'deleted' },
  'challenges.person': { exported: 'none: gone after minutes', forgotten: 'deleted' },
};

/** Columns that hold no person, by name: a new one must be put here or above. */
const NOBODY = new Set(
  `table_id seq at command kind body patch awaited plays link id game phase access seats created clocked botted pace seat key due
  tries claimed reached outcome name email password_hash gone hash used public_key counter transports revoked wait fingerprint
  value beat bucket wake count until ceremony challenge breaks address keys language generation state failures answer zone
  quiet_from quiet_to away_until rated finished ending bot place points parts left_at resigned approach decisions cost good
  device picture visible declined group_id text window_from window_to version reason words excerpt closed outcome case_id lifted appeal appealed verdict verdict_words did
  prev muted_until banned_until ladder mu sigma shown games updated checked differing
  day seed box started scores

  starts description changed round rounds progress claimed seed league season event_id number missed division draw rank holders came scores opened`.split(
    /\s+/,
  ),
);

let folder: string;
let store: Store;
let db: Database.Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-columns-'));
  const file = join(folder, 'skyline.db');
  store = await openStore({ file });
  db = new Database(file);
});
afterAll(async () => {
  db.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
}

function columnsOf(table: string): Column[] {
  return db.prepare(`pragma table_info("${table}")`).all([]) as Column[];
}

const tables = () =>
  (
    db
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all([]) as {
      name: string;
    }[]
  ).map(({ name }) => name);

it('every column holds a person as said here, or none', () => {
  const holding = tables().flatMap((table) =>
    columnsOf(table)
      .map(({ name }) => `${table}.${name}`)
      .filter((column) => column in COLUMNS || !NOBODY.has(column.split('.')[1] ?? '')),
  );
  expect(holding.sort()).toEqual(Object.keys(COLUMNS).sort());
});

it('what is exported is in the export, and what is deleted is gone', async () => {
  for (const id of ['ada', 'ben']) await store.addPerson(personOf(id));
  for (const column of Object.keys(COLUMNS)) {
    const [table = '', name = ''] = column.split('.');
    if (COLUMNS[column]?.forgotten !== 'deleted') continue;
    const filled = columnsOf(table).filter(
      (one) => one.notnull === 1 || one.name === name || /key|id|hash|ceremony/.test(one.name),
    );
    const values = filled.map((one) => {
      if (one.name === name) return 'ada';
      if (/person|friend|maker|other/.test(one.name)) return 'ben';
      if (one.name === 'kind') return 'hook';
      if (one.name === 'excerpt') return '[]';
      if (/body|transports|keys|parts/.test(one.name)) return '{}';
      return /text/i.test(one.type) ? column : 1;
    });
    db.prepare(
      `insert into "${table}" (${filled.map((one) => `"${one.name}"`)}) values (${filled.map(() => '?')})`,
    ).run(values);
  }
  // The game that the seat belongs to.
  db.prepare(
    "insert into results (table_id, game, seats, kind, rated, finished, ending) values ('result_seats.person', 'rowhouse', 2, 'people', 1, 1, 'played')",
  ).run([]);
  const ada = (await store.person('ada')) ?? expect.fail();
  const all = await exportOf(store, ada);
  for (const { exported } of Object.values(COLUMNS))
    if (!exported.startsWith('none')) expect(Object.keys(all)).toContain(exported);
  expect(all.results).toMatchObject([{ table: 'result_seats.person', players: [{ person: 'ada' }] }]);
  expect(all.ratings).toMatchObject({
    now: [{ ladder: 'ratings.person' }],
    steps: [{ ladder: 'rating_steps.person', table: 'rating_steps.person' }],
  });
  expect(all.reviews).toMatchObject([{ table: 'game_reviews.person' }]);
  expect(all.daily).toMatchObject([{ game: 'daily.person' }]);
  expect(all.records).toMatchObject([{ id: 'records.person' }]);
  await store.forgetPerson('ada');
  for (const [column, { forgotten }] of Object.entries(COLUMNS)) {
    const [table, name] = column.split('.');
    const found = db.prepare(`select 1 from "${table}" where "${name}" = 'ada'`).all([]);
    if (forgotten === 'deleted') expect(found, column).toEqual([]);
  }
});
