/**
 * The rules alone, in a loop: every play of some games is applied again to the position it was made in, and looked at by
 * every kind of viewer. Says what that takes, and what the state of a table takes in memory.
 *   rulesAlone.ts <seconds for each game>
 */
import { loadTitle, type Title } from '#games';
import {
  apply,
  at,
  clone,
  freezePositions,
  type Position,
  Rng,
  type Seat,
  start,
  type Viewer,
} from '#kernel';
import { act, openTable } from '#table';
import type { RulesCost } from './bound.ts';
import { SEATS } from './skyline.ts';
import { TITLES } from './tableLoad.ts';

const GAMES = 4;

/** States held at once when their memory is measured. */
const HELD = 2000;

const VIEWERS: readonly Viewer[] = [...Array(SEATS).keys(), 'spectator'];

interface Recorded {
  readonly position: Position;
  readonly seat: Seat;
  readonly action: unknown;
}

freezePositions(false);
const seconds = Number(process.argv[2]);
const costs: RulesCost[] = [];
for (const id of TITLES) {
  const title = await loadTitle(id);
  const plays = Array.from({ length: GAMES }, (_, n) => playsOf(title, n)).flat();
  run(title, plays, Math.max(1, seconds / 3));
  costs.push({ game: id, cpu: run(title, plays, seconds), stateBytes: stateBytes(title) });
}
console.log(JSON.stringify(costs));

function playsOf({ game, heuristics }: Title, n: number): Recorded[] {
  const rng = Rng.fromSeed(n.toString(16).padStart(32, '0'));
  let { position } = start(game, {}, SEATS, (n + 1).toString(16).padStart(32, '0'));
  const plays: Recorded[] = [];
  for (let seat = game.turn(position.state); seat !== undefined; seat = game.turn(position.state)) {
    const action = heuristics.sample(position.state, seat, rng);
    plays.push({ position, seat, action });
    position = apply(game, position, seat, action).position;
  }
  return plays;
}

/** Microseconds of CPU for a play. */
function run({ game }: Title, plays: readonly Recorded[], time: number): number {
  const before = process.cpuUsage();
  let count = 0;
  for (const end = performance.now() + 1000 * time; performance.now() < end; )
    for (const { position, seat, action } of plays) {
      const { state } = apply(game, position, seat, clone(action)).position;
      for (const viewer of VIEWERS) game.view(state, viewer);
      count += 1;
    }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

/** What a table that was just dealt takes in memory. */
function stateBytes(title: Title): number {
  const host = 'host';
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    kind: 'human' as const,
    person: seat === 0 ? host : 'guest',
    standIn: null,
  }));
  const plan = { game: title.game.id, options: {}, access: 'public', clock: null, seats } as const;
  const opened = openTable(title, { id: 'table', host, now: 0, plan }).table;
  const by = { person: host, commandId: null };
  const text = JSON.stringify(act(opened, by, { do: 'start' }, { now: 0, seed: '1'.repeat(32) }).table.state);
  const before = heapAfterCollection();
  const held = Array.from({ length: HELD }, () => JSON.parse(text));
  const after = heapAfterCollection();
  return (after - before) / at([held.length], 0);
}

function heapAfterCollection(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
