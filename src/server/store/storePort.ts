/** The store over a port to its thread: calls and answers in batches, all that comes up at once in one message. */
import type { MessagePort } from 'node:worker_threads';
import { type Reason, Refused } from '#kernel';
import { pack } from './commitWriter.ts';
import type { OpenStore } from './openStore.ts';
import { ENTRY_VALUES, type PackedCommit, type Row } from './packedCommit.ts';
import { type Method, PASSED_ON } from './passedOn.ts';
import type { Store } from './store.ts';
import { Clash, StoreGone } from './storeErrors.ts';

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

interface PendingAnswer {
  /** Whether it is a commit, which the next ones wait for. */
  readonly isCommit: boolean;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The store at the other end of a port. Closing it waits for its own calls and leaves the store open. */
export function storeOn(port: MessagePort): Store {
  const pending = new Map<number, PendingAnswer>();
  const post = inBatches<CallItem>(port);
  const commits = new Gathering<CallItem>((items) => port.postMessage(items));
  let calls = 0;
  let gone = false;
  let drained = () => {};

  const numbered = (isCommit: boolean, postCall: (call: number) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(new StoreGone());
      calls += 1;
      pending.set(calls, { isCommit, resolve, reject });
      postCall(calls);
    });
  const call = (method: Method, args: readonly unknown[]): Promise<unknown> =>
    numbered(false, (call) => post({ call, method, args }));
  // Objects cost several times as much to hand to another thread, and most commits are entries alone.
  const commit = (packed: PackedCommit): Promise<unknown> =>
    numbered(true, (call) =>
      isEntryAlone(packed)
        ? commits.add(call, ...packed.entry, packed.notices)
        : commits.add({ call, method: 'commitPacked', args: [packed] }),
    );
  port.on('message', (answers: readonly StoreAnswer[]) => {
    for (const answer of answers) {
      const call = typeof answer === 'number' ? answer : answer.call;
      const waiting = pending.get(call);
      pending.delete(call);
      if (waiting?.isCommit) commits.done();
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
    // The answer to a commit says nothing but that it is stored.
    commit: (one) => commit(pack(one)) as Promise<void>,
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
      // After a number come the values of an entry: commit above.
      const entry = batch.slice(i + 1, end) as Row;
      store.commitPacked(entryAlone(entry, String(batch[end]))).then(
        () => post(item),
        (error) => post({ call: item, failure: failureOf(error) }),
      );
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

/**
 * Under load commits leave this many milliseconds apart: one among thirty costs the store half of what it costs among eight.
 * Where only a few left the last time there is little to do, and nobody waits.
 */
const APART = 10;
const FEW = 3;

/** What is to be written gathers until all that was sent before is done, so that the store's thread is woken once for all of it. */
export class Gathering<T> {
  private readonly send: (items: readonly T[]) => void;
  private items: T[] = [];
  /** How many writes gather, and how many of those sent last are not done. */
  private gathered = 0;
  private underWay = 0;
  /** When writes were sent last, and how many. */
  private sent = 0;
  private size = 0;
  private isPlanned = false;

  constructor(send: (items: readonly T[]) => void) {
    this.send = send;
  }

  /** One write more, in so many items. */
  add(...items: readonly T[]): void {
    this.items.push(...items);
    this.gathered += 1;
    this.plan();
  }

  /** One of those that were sent is done. */
  done(): void {
    this.underWay -= 1;
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned || this.underWay > 0 || this.gathered === 0) return;
    this.isPlanned = true;
    const wait = this.size > FEW ? this.sent + APART - performance.now() : 0;
    if (wait > 0) setTimeout(this.flush, wait);
    // Together with what else is done in this turn of the event loop.
    else process.nextTick(this.flush);
  }

  private readonly flush = (): void => {
    const { items, gathered } = this;
    this.isPlanned = false;
    this.items = [];
    this.gathered = 0;
    this.underWay = gathered;
    this.size = gathered;
    this.sent = performance.now();
    this.send(items);
  };
}

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
