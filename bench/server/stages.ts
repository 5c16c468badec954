/** Where a play's time and memory go: the stages of its life, told from the stacks of a profile. */
import type { Frame, Sample, ThreadProfile } from './profiles.ts';

export const STAGES = [
  'door',
  'hand-over',
  'table',
  'legality',
  'rules',
  'views',
  'differences',
  'JSON',
  'packing',
  'store',
  'sockets',
  'collector',
  'rest',
] as const;

export type Stage = (typeof STAGES)[number];

/** What each stage is, for the page. */
export const STAGE_NOTES: Readonly<Record<Stage, string>> = {
  door: 'shape, ranges and limits of what comes in',
  'hand-over': 'calls and answers between sockets, tables and store, and between threads',
  table: 'turns, caches, clocks, and what follows by itself',
  legality: 'whether the answer is legal',
  rules: 'copying the state and playing on it',
  views: 'what each kind of viewer may know',
  differences: 'from one state or view to the next, written as text',
  JSON: 'messages put together',
  packing: 'the rows of a commit',
  store: 'the database driver, writing and syncing',
  sockets: 'frames in and out',
  collector: 'collecting garbage; allocations have no such stage',
  rest: 'event loop, metrics, and threads of V8 and libuv',
};

interface Mark {
  readonly file: RegExp;
  readonly name?: RegExp;
  readonly stage: Stage;
}

/** The innermost function that matches says the stage; kernel and games, without a mark of their own, work for whoever called them. */
const MARKS: readonly Mark[] = [
  { file: /^$/, name: /^\(garbage collector\)$/, stage: 'collector' },
  { file: /^$/, name: /^\(program\)$/, stage: 'rest' },
  { file: /^$/, name: /^postMessage$|^drain$/, stage: 'hand-over' },
  { file: /^node:internal\/(worker|per_context\/messageport)/, stage: 'hand-over' },
  { file: /^(libsql|kysely|pg|pg-protocol|pg-pool|@neon-rs\/.*)$/, stage: 'store' },
  { file: /^(ws|@fastify\/websocket)$/, stage: 'sockets' },
  { file: /^valibot$/, stage: 'door' },
  { file: /^prom-client$/, stage: 'rest' },
  { file: /^src\/kernel\/position/, name: /^(ownCopy|legalAnswer)/, stage: 'legality' },
  { file: /^src\/kernel\/agenda/, name: /^(legalActions|findLegal)$/, stage: 'legality' },
  { file: /^src\/kernel\/position/, stage: 'rules' },
  { file: /^src\/table\/patch/, stage: 'differences' },
  { file: /^src\/table\/tableView/, stage: 'views' },
  { file: /^src\/server\/tables\/audience/, name: /^(deliver|deliverEntry|isAlike)$/, stage: 'JSON' },
  { file: /^src\/server\/tables\/audience/, stage: 'views' },
  {
    file: /^src\/server\/store\/(commitWriter|packedCommit|rowInserters|commitRows)/,
    name: /^(pack|tableRow|peopleRows)/,
    stage: 'packing',
  },
  { file: /^src\/server\/store\/storePort/, stage: 'hand-over' },
  { file: /^src\/server\/store\//, stage: 'store' },
  { file: /^src\/server\/tables\/rooms/, stage: 'sockets' },
  { file: /^src\/server\/socket\/connection/, name: /^send/, stage: 'sockets' },
  { file: /^src\/(protocol|server\/socket)\//, stage: 'door' },
  {
    file: /^src\/server\/tables\/(tableCalls|tables|tablesMessages|tablesThread|tablesWorker|timeLimit)\./,
    stage: 'hand-over',
  },
  { file: /^src\/(table|server\/tables)\//, stage: 'table' },
  { file: /^node:(net|internal\/stream_base_commons)$/, stage: 'sockets' },
];

export type ByStage = Readonly<Record<Stage, number>>;

/** What each stage takes for a play; `whole` is all that the process used, where the system knows it. */
export function byStage(profiles: readonly ThreadProfile[], plays: number, whole?: number): ByStage {
  const sums = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  for (const { thread, samples } of profiles)
    for (const sample of samples) sums[stageOf(sample, thread)] += sample.value / plays;
  const seen = STAGES.reduce((sum, stage) => sum + sums[stage], 0);
  // What no thread of ours did: those of V8 and libuv.
  if (whole !== undefined) sums.rest += Math.max(0, whole - seen);
  return sums;
}

function stageOf({ stack }: Sample, thread: string): Stage {
  for (let i = stack.length - 1; i >= 0; i--) {
    const stage = markOf(stack[i]);
    if (stage) return stage;
  }
  return thread === 'store' ? 'store' : 'rest';
}

function markOf(frame: Frame | undefined): Stage | undefined {
  if (!frame) return undefined;
  return MARKS.find(({ file, name }) => file.test(frame.file) && (name?.test(frame.name) ?? true))?.stage;
}
