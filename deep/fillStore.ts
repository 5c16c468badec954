/** Puts people and tables into an empty store, as if they had played there. */
import { loadTitle } from '#games';
import { at } from '#kernel';
import { diffSharing, openTable, type TableState } from '#table';
import { hashOfToken } from '../src/server/people/token.ts';
import type { Store } from '../src/server/store/index.ts';
import { commitOf, firstCommit } from '../src/server/tables/tableCommand.ts';
import type { Pair } from './pairs.ts';
import type { Guest } from './serverProcess.ts';

/** The most seats of any game, and one who watches. */
export const PEOPLE: readonly Guest[] = Array.from({ length: 9 }, (_, n) => ({
  person: `person${n}`,
  token: `${n}`.repeat(43),
}));

/** One of the two stores: the same people and tables, with one of each pair's positions. */
export async function fillStore(store: Store, pairs: readonly Pair[], n: number): Promise<void> {
  for (const { person, token } of PEOPLE) {
    await store.addPerson({
      id: person,
      name: person,
      created: 1,
      email: null,
      passwordHash: null,
      gone: false,
    });
    const now = Date.now();
    await store.addSession({ hash: hashOfToken(token), person, created: now, used: now });
  }
  for (const pair of pairs) await fillTable(store, pair, n);
}

/** A table opened and dealt, as if that had led straight to the position. */
async function fillTable(
  store: Store,
  { id, game, seats, options, positions, viewer }: Pair,
  n: number,
): Promise<void> {
  const title = await loadTitle(game.id);
  const people = PEOPLE.slice(0, seats).map(({ person }) => person);
  const host = at(people, 0);
  const { table, entry } = openTable(title, {
    id,
    host,
    now: 1,
    plan: {
      game: game.id,
      options: options as TableState['plan']['options'],
      access: 'public',
      clock: null,
      // By turns, so that there may be plans.
      absence: { after: 3 * 86_400_000, timeout: 'bot', level: 'level3' },
      seats: people.map((person) => ({ kind: 'human', person, standIn: null })),
    },
  });
  const position = at(positions, n);
  const dealt: TableState = {
    ...table.state,
    seq: 2,
    phase: 'playing',
    seed: `${n + 1}`.repeat(32),
    position,
    awaited: game.decisions(position.state).map(({ seat }) => seat),
    open: { from: 2, plays: [] },
  };
  const first = firstCommit({ table, entry });
  await store.commit(first);
  const deal = {
    seq: 2,
    at: 2,
    person: host,
    commandId: 'start',
    happening: { did: 'dealt', events: [] } as const,
    patch: diffSharing({ ...table.state, seq: 2 }, dealt) ?? null,
  };
  const after = { table: { ...table, state: dealt }, entry: deal };
  await store.commit(commitOf(table.state, after, 1, { newSecret: () => '', box: undefined }, first.link));
  // On one server everybody but the viewer has a plan.
  for (const [seat, person] of people.entries())
    if (n === 1 && seat !== viewer) {
      const steps = [{ when: [], play: { planned: 'by nobody else known' } }];
      await store.keepPlan({
        table: id,
        seat,
        person,
        created: 1,
        id: `plan${seat}`,
        from: 2,
        steps,
        ended: null,
      });
    }
}
