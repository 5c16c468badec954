import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { MOVED, moveToPostgres } from './move.ts';
import { USUAL_SETTINGS } from './noticeStore.ts';
import { openDatabase, openStore } from './openStore.ts';
import {
  boxOf,
  caseOf,
  channelOf,
  deedOf,
  linkOf,
  opening,
  personOf,
  playing,
  sanctionOf,
  stateOf,
  TOURNAMENT,
  tournamentOf,
} from './tests/sample.ts';
import { postgresPlaces } from './tests/testDatabases.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-move-'));
const postgres = await postgresPlaces();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.clear();
});

const why = 'no binaries of PostgreSQL here';
if (!postgres) console.log(`SKIPPED moving to PostgreSQL: ${why}`);
const test = postgres || process.env.REQUIRE_ALL === '1' ? it : it.skip;

async function fresh(): Promise<string> {
  if (!postgres) return expect.fail(why);
  return (await postgres.fresh()).databaseUrl ?? '';
}

const ROWS = 600;

/** Something in every table. */
async function fill(file: string): Promise<void> {
  const store = await openStore({ file });
  for (const id of ['ada', 'ben']) await store.addPerson(personOf(id, { name: 'äß€ 🏙 "quoted"' }));
  await store.addSession({ hash: 'h', person: 'ada', created: 1, used: 2 });
  const passkey = { id: 'k', person: 'ada', publicKey: 'p', counter: 3, transports: ['usb'], created: 4 };
  await store.addPasskey(passkey);
  await store.addLearning('ada', { rowhouse: { lessons: ['one'] } });
  await store.addLink(linkOf('l', { maker: 'ada' }));
  await store.addWatcher('table1', 'ben');
  await store.addFriends('ada', 'ben');
  await store.addBlock({ person: 'ada', other: 'ben', kind: 'block', created: 5 });
  await store.changeProfile('ada', { picture: [1, 2, 3] });
  await store.askFriend({ person: 'ben', other: 'ada', created: 6 });
  await store.addGroup({ id: 'g', name: 'We', host: 'ada', generation: 1, created: 7 });
  await store.addGroupTable('table1', 'g');
  await store.addGroupLine({ id: 'x', group: 'g', person: 'ada', text: 'hello', created: 8 }, 9);
  await store.addCase(caseOf('case1'));
  await store.moderate({ kind: 'sanction', sanction: sanctionOf('s1') }, deedOf('ban'));
  await store.addRecord({ id: 'r', person: 'ada', record: { seed: 1 }, created: 5 });
  await store.keepBox(boxOf(1));
  await store.keepDeals([{ day: 20_000, game: 'flatiron', seed: 's', box: 'b' }]);
  await store.startDaily({ id: 'd', day: 20_000, game: 'flatiron', person: 'ada', started: 5 });
  for (let n = 0; n < 2; n++) await store.addWait('rowhouse', 2, 1000, 6);
  await store.secret('cluster');
  await store.count('key', 1000, 1);
  await store.addChallenge({ ceremony: 'c', challenge: 'x', person: null, until: 1e12 }, 1);
  await store.addChannel(channelOf('ada'));
  await store.keepSettings('ada', USUAL_SETTINGS);
  const player = {
    seat: 0,
    person: 'ada',
    bot: null,
    place: 1,
    points: 9,
    parts: {},
    leftAt: 5,
    resigned: true,
    approach: { turn: 1, traits: { rows: ['2'] } },
  };
  const game = { table: 'table2', game: 'rowhouse', seats: 2, kind: 'people', rated: true } as const;
  const result = { ...game, finished: 8, ending: 'conceded', players: [player] } as const;
  await store.commit({ ...opening('table2', { phase: 'over' }), result });
  await store.rateDue(8);
  await store.claimRatingCheck(1, 2, 3);
  const waiting = { ...result, table: 'table3', finished: 9 };
  await store.commit({ ...opening('table3', { phase: 'over' }), result: waiting });
  await store.keepReview({ table: 'table2', person: 'ada', decisions: 9, cost: 100, good: 8, created: 3 });
  await store.addTournament(tournamentOf(), []);
  await store.enterTournament(TOURNAMENT, 'ada', 5);
  const { version = 0 } = (await store.tournament(TOURNAMENT))?.tournament ?? {};
  const round = [{ division: 0, kind: 'table', seats: [1], scores: null }] as const;
  await store.stepTournament(TOURNAMENT, version, { tournament: { phase: 'playing' }, drafts: round });
  await store.keepHours('ada', { zone: 'UTC', window: null, daysOff: [], version: 1 });
  const plan = { id: 'p', from: 3, steps: [], ended: null };
  await store.keepPlan({ table: 'table1', seat: 0, person: 'ada', created: 1, ...plan });
  const notices = [{ person: 'ada', kind: 'turn' as const }];
  await store.commit({ ...opening('table1'), notices, alarm: { bucket: 1, wake: 2 } });
  for (let seq = 2; seq <= ROWS; seq++)
    await store.commit(playing('table1', seq, { snapshot: seq % 32 ? null : stateOf('table1', seq) }));
  await store.close();
}

test('everything is there afterwards, also when the move was broken off and begun again', async () => {
  const file = join(folder, 'one.db');
  await fill(file);
  const databaseUrl = await fresh();
  const lines: string[] = [];
  let batches = 0;
  const broken = moveToPostgres({
    file,
    databaseUrl,
    say: (line) => lines.push(line),
    onBatch() {
      batches += 1;
      if (batches === 11) throw new Error('pulled the plug');
    },
  });
  await expect(broken).rejects.toThrow('pulled the plug');
  expect(lines).toEqual([]);
  const rows = await moveToPostgres({ file, databaseUrl, say: (line) => lines.push(line) });
  expect(rows).toBeGreaterThan(ROWS);
  expect(lines.map((line) => line.split(':')[0])).toEqual(MOVED);
  expect(lines.filter((line) => / 0 rows/.test(line))).toEqual([]);

  const [old, moved] = await Promise.all([openStore({ file }), openStore({ file: '', databaseUrl })]);
  expect(await moved.load('table1')).toEqual(await old.load('table1'));
  expect(await moved.person('ada')).toEqual(await old.person('ada'));
  expect(await moved.notices('ada')).toEqual(await old.notices('ada'));
  // Numbers of notices go on where they were.
  const notices = [{ person: 'ada', kind: 'over' as const }];
  await moved.commit(playing('table1', ROWS + 1, { notices }));
  expect(await moved.notices('ada')).toHaveLength(2);
  await Promise.all([old.close(), moved.close()]);
});

test('nothing is mixed with what is there, and a difference is found', async () => {
  const file = join(folder, 'two.db');
  await fill(file);
  const databaseUrl = await fresh();
  const other = await openStore({ file: '', databaseUrl });
  await other.addPerson(personOf('somebody'));
  await other.close();
  const say = () => {};
  await expect(moveToPostgres({ file, databaseUrl, say })).rejects.toThrow('is not empty');

  const second = await fresh();
  let isChanged = false;
  const onBatch = () => {
    if (isChanged) return;
    isChanged = true;
    const { db } = openDatabase({ file });
    return sql`update people set name = 'changed' where id = 'ada'`.execute(db).then(() => db.destroy());
  };
  await expect(
    moveToPostgres({ file, databaseUrl: second, say, onBatch: () => void onBatch() }),
  ).rejects.toThrow('people: the rows differ');
  await expect(moveToPostgres({ file: join(folder, 'none.db'), databaseUrl, say })).rejects.toThrow(
    'there is no database',
  );
});

test('every table is moved, but for what belongs to running nodes', async () => {
  const { db } = openDatabase({ file: join(folder, 'one.db') });
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    db,
  );
  await db.destroy();
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  expect(names.sort()).toEqual([...MOVED, 'migrations', 'nodes'].sort());
});
