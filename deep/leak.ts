/**
 * Leak proof over the wire: two servers whose tables differ only in what one viewer may not know: the hidden parts of the game, and the others' plans. The same is sent to
 * both; all that the viewer, and somebody without a session, receives must be equal byte by byte. Then the same with two nodes in
 * place of each server: the viewer is at one, everybody else at the other, and nothing can be read of what they tell each other.
 *   npm run deep:leak -- [pairs a game]      150 by default; ends with 1 when anything differs
 */
import { GAME_IDS, type GameId } from '#games';
import { at, type Viewer } from '#kernel';
import type { Subject } from '#kernel/testing';
import { subject as flatiron } from '../src/games/flatiron/tests/subject.ts';
import { subject as newyork1901 } from '../src/games/newyork1901/tests/subject.ts';
import { subject as newyorkcity } from '../src/games/newyorkcity/tests/subject.ts';
import { subject as rowhouse } from '../src/games/rowhouse/tests/subject.ts';
import { subject as tangramcity } from '../src/games/tangramcity/tests/subject.ts';
import { NATS_CURE } from '../tools/nats.mjs';
import { knock } from './attacker.ts';
import { bundleServer } from './bundle.ts';
import { PEOPLE } from './fillStore.ts';
import { ask } from './listener.ts';
import { type Pair, pairsOf } from './pairs.ts';
import type { ServerProcess } from './serverProcess.ts';
import { countsText } from './until.ts';
import { openNodes, openServer, type World } from './world.ts';

/** Each game's rules and secrets; the games' own types end here. */
const SUBJECTS = { flatiron, newyork1901, newyorkcity, rowhouse, tangramcity } as unknown as Record<
  GameId,
  Subject
>;

/** The last of the people sits nowhere. */
const WATCHER = PEOPLE.length - 1;

export interface LeakReport {
  pairs: number;
  /** Messages and answers that were compared. */
  compared: number;
  /** Of them, refusals and entries. */
  refusals: number;
  entries: number;
  /** Messages between nodes that were listened to. */
  overheard: number;
  readonly faults: string[];
}

/** So many pairs of every game. */
export function allPairs(pairsEach: number, seed: string): Pair[] {
  return GAME_IDS.flatMap((id) => pairsOf(SUBJECTS[id], pairsEach, seed));
}

/** With `onNodes` each of the two servers is two nodes; null where there is no PostgreSQL or NATS for them. */
export async function proveNoLeaks(pairs: readonly Pair[], onNodes = false): Promise<LeakReport | null> {
  const bundle = await bundleServer();
  const open = onNodes ? openNodes : openServer;
  const worlds = (await Promise.all([0, 1].map((n) => open(pairs, n, bundle)))).filter(
    (world) => world !== null,
  );
  const report: LeakReport = { pairs: 0, compared: 0, refusals: 0, entries: 0, overheard: 0, faults: [] };
  try {
    if (worlds.length < 2) return null;
    for (const pair of pairs) {
      const [one, two] = await Promise.all(worlds.map((world) => converse(world, pair)));
      if (one && two) compare(pair, one, two, report);
    }
    for (const { overhearing } of worlds) {
      report.overheard += overhearing?.messages.length ?? 0;
      for (const text of overhearing?.readable(pairs.map(({ id }) => id)) ?? [])
        report.faults.push(`NATS carries "${text}"`);
    }
    return report;
  } finally {
    await Promise.all(worlds.map((world) => world.close()));
  }
}

function compare(pair: Pair, one: readonly string[], two: readonly string[], report: LeakReport): void {
  report.pairs += 1;
  report.compared += one.length;
  report.refusals += one.filter((text) => text.includes('"tell":"refused"')).length;
  report.entries += one.filter((text) => text.includes('"tell":"entry"')).length;
  const differing = one.findIndex((text, n) => text !== two[n]);
  if (differing < 0 && one.length === two.length) return;
  const place = `${pair.id}, seen by ${pair.viewer} of ${pair.seats}`;
  report.faults.push(
    `${place}: ${excerpt(one[differing], two[differing])} | ${excerpt(two[differing], one[differing])}`,
  );
}

/** The part of a text where it begins to differ from another. */
function excerpt(text = 'nothing', other = ''): string {
  let from = 0;
  while (from < text.length && text[from] === other[from]) from++;
  return `…${text.slice(Math.max(0, from - 160), from + 120)}…`;
}

/** All that the viewer, and somebody without a session, receives in the course of the script. */
async function converse({ near, atNear, atFar }: World, { id, viewer, script }: Pair): Promise<string[]> {
  const listener = at(atNear, placeOf(viewer));
  listener.heard.length = 0;
  const received: string[] = [];
  await ask(listener, { ask: 'watch', table: id, since: 0 }, ({ tell }) => tell === 'table');
  await ask(listener, { ask: 'legal', table: id }, ({ tell }) => tell === 'legal');
  received.push(...(await overHttp(near, id, viewer)));
  for (const [n, { by, command }] of script.entries()) {
    const commandId = `c${n}`;
    const sender = at(by === viewer ? atNear : atFar, placeOf(by));
    const answer = await ask(
      sender,
      { ask: 'command', table: id, id: commandId, command },
      (heard) => heard.id === commandId || heard.commandId === commandId,
    );
    if (by !== viewer && answer.seq !== undefined)
      await listener.until((heard) => heard.tell === 'entry' && heard.seq === answer.seq);
  }
  await ask(listener, { ask: 'legal', table: id }, ({ tell }) => tell === 'legal');
  received.push(...(await overHttp(near, id, viewer)));
  const { code, heard } = await knock(near.socket, {}, [
    JSON.stringify({ ask: 'watch', table: id, since: 0 }),
  ]);
  received.push(`the door: ${code}`, ...heard);
  listener.socket.send(JSON.stringify({ ask: 'unwatch', table: id }));
  // Who is around comes some time later, and says nothing else.
  received.push(...listener.heard.filter((text) => !/^{"tell":"(around|waiting|welcome|pong)"/.test(text)));
  return received.map(withoutTime);
}

/** The same addresses for the viewer and for nobody. */
async function overHttp(server: ServerProcess, id: string, viewer: Viewer): Promise<string[]> {
  const table = `/api/tables/${id}`;
  const other = viewer === 0 ? 1 : 0;
  const paths = [
    '',
    '/tableView',
    '/legal',
    '/at/1',
    '/at/2',
    `/at/2?as=${other}`,
    '/replay',
    `/replay?as=${other}`,
    '/record',
    '/plan',
  ];
  const answers = [PEOPLE[placeOf(viewer)], undefined].flatMap((guest) =>
    paths.map(
      async (path) => `${path} ${guest ? 'viewer' : 'nobody'}: ${await server.get(table + path, guest)}`,
    ),
  );
  return Promise.all(answers);
}

function placeOf(viewer: Viewer): number {
  return viewer === 'spectator' ? WATCHER : viewer;
}

/** Times differ between two servers, whatever is on their tables. */
function withoutTime(text: string): string {
  return text
    .replace(/"(now|at|asked|created|updated)":\d+/g, '"$1":0')
    .replace(/"asked":\[\d+\],|,?"asked":\[\d+\]/g, '') // patches leave it out within the same millisecond
    .replace(/"gone":\{[^}]*\}/g, (gone) => gone.replace(/:\d+/g, ':0'));
}

if (process.argv[1] === import.meta.filename) {
  const pairs = allPairs(Number(process.argv[2] ?? 150), Date.now().toString(16).padStart(32, '0'));
  let isProven = true;
  for (const onNodes of [false, true]) {
    const report = await proveNoLeaks(pairs, onNodes);
    if (!report) {
      console.log(`SKIPPED two nodes: PostgreSQL or NATS is missing; cure: ${NATS_CURE}`);
      isProven = false;
      continue;
    }
    const { faults, ...counts } = report;
    console.log(`${onNodes ? 'two nodes' : 'one server'}: ${countsText(counts)}`);
    for (const fault of faults.slice(0, 10)) console.log(`LEAK ${fault}`);
    isProven &&= faults.length === 0;
  }
  console.log(isProven ? 'nothing hidden goes over the wire' : 'NOT PROVEN');
  process.exit(isProven ? 0 : 1);
}
