import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, Rng } from '#kernel';
import { type Command, legalOf, stateAt, tableViewOf, viewerOf } from '#table';
import { Crowd } from './crowd.ts';
import { TestTables } from './testTables.ts';

const PEOPLE = ['ada', 'bob', 'cyd', 'dan'];
const OPEN = { kind: 'open' } as const;
const STEPS = 250;

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
  await tables.store.addPerson({
    id: 'dan',
    name: 'Dan',
    created: 0,
    email: null,
    passwordHash: null,
    gone: false,
  });
});
afterEach(() => tables.end());

/** Anything anybody may command, sensible or not; before the deal mostly what leads to one. */
async function anyCommand(rng: Rng, person: string): Promise<Command> {
  const stored = await tables.store.load('table1');
  const { game } = await loadTitle('rowhouse');
  const title = await loadTitle('rowhouse');
  if (stored && rng.below(3) > 0) {
    const state = stateAt(stored.snapshot, stored.entries);
    const viewer = viewerOf(state, person);
    const tableView = tableViewOf({ title, state }, viewer);
    const legal = state.phase === 'playing' ? legalOf(game, tableView) : [];
    if (legal.length > 0)
      return { do: 'play', answered: state.answered[viewer as number] ?? 0, action: rng.pick(legal) };
    if (state.phase === 'gathering' && viewer === 'spectator') return { do: 'sit', seat: rng.below(3) };
    if (state.phase === 'gathering' && rng.below(4) === 0) return { do: 'start' };
  }
  return rng.pick<Command>([
    { do: 'sit', seat: rng.below(3) },
    { do: 'stand' },
    { do: 'seatBot', seat: rng.below(3), level: 'level1' },
    { do: 'clearSeat', seat: rng.below(3) },
    { do: 'takeBack' },
    { do: 'propose', request: { kind: 'back', to: 1 + rng.below(40) } },
    { do: 'propose', request: { kind: 'pause' } },
    { do: 'agree' },
    { do: 'agree' },
    { do: 'decline' },
    { do: 'resume' },
    { do: 'resume' },
    { do: 'leave' },
    { do: 'return' },
    { do: 'say', text: `line ${rng.below(1000)}` },
  ]);
}

describe('whatever people command, and whoever comes and goes meanwhile', () => {
  it.each([1, 2, 3, 4])('everybody gets what they may know, and nothing else (%i)', async (seed) => {
    const rng = Rng.fromSeed(String(seed).padStart(32, '0'));
    await tables.openTable({ seats: [OPEN, OPEN, OPEN] });
    const crowd = new Crowd(tables, [...PEOPLE, ...PEOPLE, 'ada']);
    const under: Promise<unknown>[] = [];
    let commands = 0;
    for (let step = 0; step < STEPS; step++) {
      const dice = rng.below(20);
      if (dice < 12) {
        const person = rng.pick(PEOPLE);
        under.push(tables.act(person, await anyCommand(rng, person)));
        commands += 1;
      } else if (dice < 16) {
        crowd.turn(rng.pick(crowd.sockets), rng.below(3) === 0);
      } else if (dice === 16) {
        tables.failCommits = rng.below(2);
      } else if (dice === 17) {
        tables.router.receive([{ to: 'named', person: rng.pick(PEOPLE), name: `name ${step}` }]);
      } else await tables.pass(rng.below(500));
    }
    tables.failCommits = 0;
    await Promise.all(under);
    await tables.pass(20_000);
    const title = await loadTitle('rowhouse');
    expect(await crowd.check(title)).toBeGreaterThan(commands);
    const fresh = new Map<string, unknown>();
    for (const person of PEOPLE) fresh.set(person, await tables.tableView(person));
    const following = crowd.sockets.filter(({ isFollowing }) => isFollowing);
    expect(following.length).toBeGreaterThan(0);
    for (const { person, tableView } of following) expect(tableView).toEqual(fresh.get(person));
    expect(at(following, 0).seq).toBe((await tables.store.row('table1'))?.seq);
  });
});
