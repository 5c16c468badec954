/** Who is told, when, how often and through what. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TOLD_AFTER } from '../../store/commitWriter.ts';
import {
  type Channel,
  openStore,
  type PersonSettings,
  type Store,
  USUAL_SETTINGS,
} from '../../store/index.ts';
import { channelOf, human, opening, personOf, playing, rowOf, stateOf } from '../../store/tests/sample.ts';
import { Delivery } from '../delivery.ts';
import { linkTokens } from '../linkTokens.ts';
import type { Message } from '../message.ts';
import type { SendResult } from '../sender.ts';

const A_MINUTE = 60_000;
const SENT: SendResult = { was: 'sent', answer: '200' };
const TURN = [{ person: 'ben', kind: 'turn' as const }];
let folder: string;
let store: Store;
let now: number;
let present: boolean;
let sent: { channel: string; message: Message }[];
let answers: Partial<Record<Channel['kind'], SendResult>>;
let delivery: Delivery;

function deliveryOn(store: Store): Delivery {
  const send = async (channel: Channel, message: Message) => {
    sent.push({ channel: channel.id, message });
    return answers[channel.kind] ?? SENT;
  };
  return new Delivery({
    store,
    senders: { push: send, mail: send, hook: send },
    tokens: linkTokens('secret'),
    isPresent: async () => present,
    now: () => now,
    random: () => 0.5,
    logError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-notices-'));
  store = await openStore({ file: join(folder, 'skyline.db') });
  [now, present, sent, answers] = [1002 + TOLD_AFTER, false, [], {}];
  delivery = deliveryOn(store);
  await store.addPerson(personOf('ben'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const add = (kind: Channel['kind']) => store.addChannel(channelOf('ben', { id: kind, kind }));
const keep = (settings: Partial<PersonSettings>) =>
  store.keepSettings('ben', { ...USUAL_SETTINGS, ...settings });
/** It is Ben's turn at a table. */
async function turn(id = 'table1'): Promise<void> {
  const seats = [human('ada'), human('ben')];
  await store.commit(opening(id, { phase: 'playing', seats, awaited: [0] }));
  const row = rowOf(stateOf(id, 2, { phase: 'playing', seats, awaited: [1], plays: 1 }));
  await store.commit(playing(id, 2, { row, notices: TURN }));
}
const outcome = async () => (await store.notices('ben')).map(({ outcome, tries }) => ({ outcome, tries }));
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await delivery.run();
}

it('tells of a turn once, after a few seconds', async () => {
  await add('hook');
  await turn();
  await pass(-1);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent.map(({ message }) => message)).toMatchObject([
    { kind: 'turn', table: 'table1', title: 'Your turn in Rowhouse', open: '/table/table1' },
  ]);
  expect(sent[0]?.message.stop).toMatch(/^\/stop\/hook-1-/);
  await pass(20 * A_MINUTE);
  expect(sent).toHaveLength(1);
  expect(await outcome()).toEqual([{ outcome: 'sent', tries: 0 }]);
  expect((await store.channel('hook'))?.answer).toBe('200');
});

it('is done once by two nodes', async () => {
  await add('hook');
  for (const id of ['table1', 'table2', 'table3']) await turn(id);
  await Promise.all([delivery.run(), deliveryOn(store).run()]);
  expect(sent).toHaveLength(3);
});

it('tells nobody who is there, and soon whoever leaves', async () => {
  await add('hook');
  await turn();
  present = true;
  await pass(0);
  await pass(A_MINUTE);
  expect(sent).toEqual([]);
  present = false;
  delivery.left('ben');
  await pass(4999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toHaveLength(1);
});

it('tells nobody who is no longer awaited, or wants no such notices', async () => {
  await add('hook');
  await turn('table1');
  await turn('table2');
  await store.commit(
    playing('table1', 3, { row: rowOf(stateOf('table1', 3, { phase: 'playing', plays: 2 })) }),
  );
  await keep({ tell: { push: [], mail: [], hook: ['over'] } });
  await pass(0);
  expect(sent).toEqual([]);
  expect(await store.notices('ben')).toEqual([]);
});

it('waits for the end of quiet hours', async () => {
  await add('hook');
  // Noon in summer; 13:00 in London.
  now = Date.UTC(2026, 6, 1, 12);
  await keep({ zone: 'Europe/London', quiet: { from: 12 * 60, to: 13 * 60 + 30 } });
  await turn();
  await pass(0);
  expect(sent).toEqual([]);
  await pass(29 * A_MINUTE);
  expect(sent).toEqual([]);
  await pass(A_MINUTE);
  expect(sent).toHaveLength(1);
});

it('tries again later and later, as long as the other end asks for, and gives up', async () => {
  await add('hook');
  await turn();
  answers.hook = { was: 'later', answer: '503' };
  await pass(0);
  await pass(9999);
  expect(sent).toHaveLength(1);
  answers.hook = { was: 'later', answer: '429', wait: 5 * A_MINUTE };
  await pass(1);
  expect(sent).toHaveLength(2);
  await pass(4 * A_MINUTE);
  expect(sent).toHaveLength(2);
  for (const hours of [1, 1, 3, 7, 7]) await pass(hours * 60 * A_MINUTE);
  expect(await outcome()).toEqual([{ outcome: 'dead', tries: 6 }]);
  expect(sent).toHaveLength(7);
});

it('writes a mail where nobody has answered the push, and at once where it bounced', async () => {
  await add('push');
  await add('mail');
  await turn('table1');
  await pass(0);
  expect(sent.map(({ channel }) => channel)).toEqual(['push']);
  await pass(10 * A_MINUTE);
  expect(sent.map(({ channel }) => channel)).toEqual(['push', 'mail']);
  answers.push = { was: 'gone', answer: '410' };
  await turn('table2');
  await pass(20 * A_MINUTE);
  expect(sent.map(({ channel }) => channel)).toEqual(['push', 'mail', 'push', 'mail']);
  expect(await store.channel('push')).toBeUndefined();
});

it('pushes where mail has bounced, and switches a channel off that is refused three times', async () => {
  for (const kind of ['mail', 'hook'] as const) await add(kind);
  answers = { hook: { was: 'refused', answer: '404' }, mail: { was: 'gone', answer: '550' } };
  await turn('table1');
  await pass(0);
  expect(sent.map(({ channel }) => channel)).toEqual(['hook', 'mail']);
  expect(await outcome()).toEqual([{ outcome: 'dead', tries: 0 }]);
  expect((await store.channel('mail'))?.state).toBe('failed');
  for (const id of ['table2', 'table3', 'table4']) {
    await turn(id);
    await pass(0);
  }
  expect(sent).toHaveLength(4);
  expect((await store.channel('hook'))?.state).toBe('failed');
});

it('tells of several tables in one mail, and writes at most one in ten minutes', async () => {
  await add('mail');
  for (const id of ['table1', 'table2']) await turn(id);
  await pass(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.message.title).toBe('2 tables wait for you');
  expect(sent[0]?.message.others.map(({ open }) => open).sort()).toEqual(['/table/table1', '/table/table2']);
  await turn('table3');
  await pass(A_MINUTE);
  expect(sent).toHaveLength(1);
  await pass(20 * A_MINUTE);
  expect(sent).toHaveLength(2);
  expect(await outcome()).toEqual(Array(3).fill({ outcome: 'sent', tries: 0 }));
});

it('tells nobody twice of a turn that comes again when answers are taken back', async () => {
  await add('hook');
  await turn();
  await pass(0);
  const row = (seq: number) => rowOf(stateOf('table1', seq, { phase: 'playing', awaited: [1], plays: 1 }));
  await store.commit(playing('table1', 3, { row: { ...row(3), awaited: [0], plays: 2 } }));
  await store.commit(playing('table1', 4, { row: row(4), notices: TURN }));
  await pass(A_MINUTE);
  expect(sent).toHaveLength(1);
});
