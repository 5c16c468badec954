/** The store over a port to its thread: calls and answers in batches, all that comes up at once in one message. */
import type { MessagePort } from 'node:worker_threads';
import { type Reason, Refused } from '#kernel';
import { pack } from './commitWriter.ts';
import type { OpenStore } from './openStore.ts';
import { ENTRY_VALUES, type PackedCommit, type Row } from './packedCommit.ts';
import type { Store } from './store.ts';
import { Clash, StoreGone } from './storeErrors.ts';

type Method = Exclude<keyof OpenStore, 'commit' | 'close'>;

interface StoreCall {
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** A call; or, laid flat, a commit that is an entry alone: the number of the call, the values of its row, then its notices. */
type CallItem = StoreCall | Row[number];

/** What went wrong, in a form that crosses threads. */
type Failure =
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'clash' }
  | { readonly kind: 'broken'; readonly message: string };

/** A bare number is a call that gave nothing, as every commit does: the cheapest to post. */
type StoreAnswer =
  | number
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly failure: Failure };

/** Everything that is passed on as it is; a method left out is a type error. */
const PASSED_ON: Record<Exclude<Method, 'commitPacked'>, true> = {
  load: true,
  entries: true,
  since: true,
  heads: true,
  entryOf: true,
  row: true,
  gathering: true,
  untouched: true,
  underWay: true,
  latest: true,
  counts: true,
  tablesOf: true,
  running: true,
  keepBox: true,
  box: true,
  addPerson: true,
  person: true,
  personByEmail: true,
  people: true,
  changePerson: true,
  forgetPerson: true,
  addSession: true,
  session: true,
  touchSession: true,
  endSession: true,
  endSessionsOf: true,
  addPasskey: true,
  passkey: true,
  passkeysOf: true,
  learning: true,
  addLearning: true,
  countPasskey: true,
  addLink: true,
  linkByHash: true,
  linksOf: true,
  revokeLink: true,
  addWatcher: true,
  isWatcher: true,
  watchedBy: true,
  addFriends: true,
  endFriends: true,
  friendsOf: true,
  addBlock: true,
  endBlock: true,
  blocksOf: true,
  apartFrom: true,
  profileOf: true,
  changeProfile: true,
  picturesOf: true,
  askFriend: true,
  requestsTo: true,
  requestsBy: true,
  declineFriend: true,
  takeRequest: true,
  addGroup: true,
  group: true,
  groupsOf: true,
  changeGroup: true,
  groupPeople: true,
  joinGroup: true,
  leaveGroup: true,
  addGroupTable: true,
  isForGroupOf: true,
  groupTables: true,
  addGroupLine: true,
  groupLines: true,
  linesBy: true,
  sessionsOf: true,
  replacePassword: true,
  talliesOf: true,
  encountersOf: true,
  resultsOf: true,
  unknownResultsOf: true,
  rankedResults: true,
  rankedCounts: true,
  hasResult: true,
  keepReview: true,
  reviewsOf: true,
  haveMet: true,
  accountsAmong: true,
  rateDue: true,
  ratingsOf: true,
  ratingStepsOf: true,
  stepsAt: true,
  isQueued: true,
  ladderTop: true,
  ladderPlace: true,
  addRecord: true,
  record: true,
  recordsOf: true,
  addWait: true,
  waits: true,
  notices: true,
  claimNotices: true,
  settleNotice: true,
  reachedBy: true,
  hastenNotices: true,
  releaseNotices: true,
  sweepNotices: true,
  addChannel: true,
  channel: true,
  channelsOf: true,
  changeChannel: true,
  removeChannel: true,
  settingsOf: true,
  keepSettings: true,
  hoursOf: true,
  keepHours: true,
  keepPlan: true,
  plansAt: true,
  plansOf: true,
  endPlan: true,
  dropPlan: true,
  silenceOf: true,
  wasAt: true,
  lastLines: true,
  addCase: true,
  case: true,
  cases: true,
  casesBy: true,
  casesAbout: true,
  sweepCases: true,
  sanction: true,
  sanctionsOf: true,
  sanctionsIn: true,
  appeals: true,
  addAppeal: true,
  moderate: true,
  audit: true,
  auditOf: true,
  keepDeals: true,
  deal: true,
  daysWithDeals: true,
  startDaily: true,
  countDaily: true,
  dailyOf: true,
  playedDaily: true,
  dailyTally: true,
  bestDaily: true,
  addTournament: true,
  tournament: true,
  tournaments: true,
  tournamentsOf: true,
  seasonsOf: true,
  pointsIn: true,
  claimTournaments: true,
  stepTournament: true,
  enterTournament: true,
  changeEntrant: true,
  secret: true,
  beat: true,
  leave: true,
  addAlarms: true,
  dueAlarms: true,
  postpone: true,
  count: true,
  addChallenge: true,
  takeChallenge: true,
  hold: true,
  letGo: true,
  backup: true,
};

interface PendingAnswer {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The store at the other end of a port. Closing it waits for its own calls and leaves the store open. */
export function storeOn(port: MessagePort): Store {
  const pending = new Map<number, PendingAnswer>();
  const post = inBatches<CallItem>(port);
  let calls = 0;
  let gone = false;
  let drained = () => {};

  const numbered = (postCall: (call: number) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(new StoreGone());
      calls += 1;
      pending.set(calls, { resolve, reject });
      postCall(calls);
    });
  const call = (method: Method, args: readonly unknown[]): Promise<unknown> =>
    numbered((call) => post({ call, method, args }));
  // Objects cost several times as much to hand to another thread, and most commits are of this kind.
  const commitEntry = ({ entry, notices }: PackedCommit): Promise<unknown> =>
    numbered((call) => post(call, ...entry, notices));
  port.on('message', (answers: readonly StoreAnswer[]) => {
    for (const answer of answers) {
      const call = typeof answer === 'number' ? answer : answer.call;
      const waiting = pending.get(call);
      pending.delete(call);
      if (typeof answer === 'number') waiting?.resolve(undefined);
      else if ('failure' in answer) waiting?.reject(errorOf(answer.failure));
      else waiting?.resolve(answer.value);
    }
    if (pending.size === 0) drained();
  });
  port.on('close', () => {
    gone = true;
    for (const { reject } of pending.values()) reject(new StoreGone());
    pending.clear();
    drained();
  });

  const passedOn = Object.keys(PASSED_ON).map((method) => [
    method,
    // Object.keys knows no more than strings.
    (...args: unknown[]) => call(method as Method, args),
  ]);
  return {
    ...Object.fromEntries(passedOn),
    async commit(commit) {
      const packed = pack(commit);
      await (isEntryAlone(packed) ? commitEntry(packed) : call('commitPacked', [packed]));
    },
    async close() {
      gone = true;
      await new Promise<void>((resolve) => {
        drained = resolve;
        if (pending.size === 0) resolve();
      });
      port.close();
    },
  };
}

/** Answers the calls that come through a port. */
export function serveStore(store: OpenStore, port: MessagePort): void {
  const post = inBatches<StoreAnswer>(port);
  const answer = async ({ call, method, args }: StoreCall): Promise<void> => {
    // The other end is ours, and its types are the store's.
    const run = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
    await run(...args).then(
      (value) => post(value === undefined ? call : { call, value }),
      (error) => post({ call, failure: failureOf(error) }),
    );
  };
  port.on('message', (batch: readonly CallItem[]) => {
    for (let i = 0; i < batch.length; i++) {
      const item = batch[i];
      if (typeof item === 'object' && item !== null) void answer(item);
      if (typeof item !== 'number') continue;
      const end = i + 1 + ENTRY_VALUES.length;
      // After a number come the values of an entry: commitEntry above.
      const entry = batch.slice(i + 1, end) as Row;
      void answer({ call: item, method: 'commitPacked', args: [entryAlone(entry, String(batch[end]))] });
      i = end;
    }
  });
}

function isEntryAlone({ snapshot, row, people, alarm, result, also }: PackedCommit): boolean {
  return !snapshot && !row && !people && !alarm && !result && !also;
}

function entryAlone(entry: Row, notices: string): PackedCommit {
  return { ...ENTRY_ALONE, table: String(entry[0]), entry, notices };
}

const ENTRY_ALONE = {
  snapshot: undefined,
  row: undefined,
  people: undefined,
  alarm: undefined,
  result: undefined,
  also: undefined,
};

/** Collects what is posted until the present work is done into one message. */
function inBatches<T>(port: MessagePort): (...items: readonly T[]) => void {
  let batch: T[] = [];
  const flush = () => {
    const full = batch;
    batch = [];
    port.postMessage(full);
  };
  return (...items) => {
    if (batch.length === 0) process.nextTick(flush);
    batch.push(...items);
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { kind: 'refused', reason: error.reason };
  if (error instanceof Clash) return { kind: 'clash' };
  return { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
}

function errorOf(failure: Failure): Error {
  if (failure.kind === 'refused') return new Refused(failure.reason);
  return failure.kind === 'clash' ? new Clash() : new Error(failure.message);
}
