/** Games on this device that have been played for a while: the middle and the end of a game without the way there. */
import type { Page } from '@playwright/test';
import { random } from '#bots';
import { loadTitle, type Title } from '#games';
import { at, boxOfRecord, type Position, Rng } from '#kernel';
import { dueBot, type Entry, tableViewOf } from '#table';
import { defaultPlan } from '../src/client/table/store/localPlan.ts';
import type { StoredGame } from '../src/client/table/store/localRepository.ts';
import { carryOut, dealTable, type LocalTable, playAsBot } from '../src/client/table/store/localTable.ts';
import { SEED } from './steps.ts';

const PERSON = 0;

/** How much of a game is left: a number of choices of the person, or half of them. */
export type Left = number | 'half';

/** Stores a game of random answers on the page's device and opens it where the person decides. */
export async function openStoredGame(page: Page, id: string, left: Left): Promise<void> {
  const stored = storedGame(await loadTitle(id), left);
  await page.evaluate(store, stored);
  await page.goto(`/local/${stored.game.id}`);
  await page.locator('.table [data-choose]').first().waitFor();
}

/** Stores a game in a position laid out by hand, in which the person decides, and opens it. */
export async function openPosition(page: Page, id: string, position: Position): Promise<void> {
  const title = await loadTitle(id);
  const plan = defaultPlan(title.game);
  const { local, entries } = dealTable(title, { id: 'position', plan, seed: SEED, now: 0 });
  const { state } = local.table;
  const stored: StoredGame = {
    game: { ...gameOf(title, 'position'), proposal: plan },
    entries,
    snapshots: [{ ...state, position, awaited: [PERSON] }],
  };
  await page.evaluate(store, stored);
  await page.goto('/local/position');
  await page.locator('.table [data-choose]').first().waitFor();
}

function gameOf({ game }: Title, id: string): Omit<StoredGame['game'], 'proposal'> {
  return { id, game: game.id, created: 0, updated: 0, over: false, box: boxOfRecord(game) };
}

/** A game of random answers that ends where so much of it is left. */
export function storedGame(
  title: Title,
  left: Left,
  { id = `stored-${left}`, plan = defaultPlan(title.game), seed = SEED } = {},
): StoredGame {
  const dealt = dealTable(title, { id, plan, seed, now: 0 });
  const moments: { local: LocalTable; entries: readonly Entry[] }[] = [dealt];
  const choices: number[] = [];
  const rng = Rng.fromSeed(SEED);
  for (let now = dealt; now.local.table.state.phase === 'playing'; now = at(moments, moments.length - 1)) {
    const { table } = now.local;
    const position = table.state.position?.state;
    const seat = dueBot(table.state) ?? PERSON;
    const legal = title.game.legalActions(position, seat);
    if (seat === PERSON && legal.length > 1) choices.push(moments.length - 1);
    const action = random().choose(seat, title.game.view(position, seat), legal, rng);
    const answered = at(tableViewOf(table, seat).answered, seat);
    const { local, entry } =
      seat === PERSON
        ? carryOut(now.local, { do: 'play', answered, action }, 0)
        : playAsBot(now.local, seat, action, 0);
    moments.push({ local, entries: [...now.entries, entry] });
  }
  const chosen = left === 'half' ? choices[Math.floor(choices.length / 2)] : choices.at(-left);
  const { local, entries } = at(moments, chosen ?? 0);
  return {
    game: { ...gameOf(title, id), proposal: plan },
    entries,
    snapshots: [dealt.local.table.state, local.table.state],
  };
}

/** In the page: writes a game where the product looks for it. */
export async function store({ game, entries, snapshots }: StoredGame): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('skyline', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.result.createObjectStore('entries');
      opening.result.createObjectStore('snapshots');
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const write = db.transaction(['games', 'entries', 'snapshots'], 'readwrite');
  write.objectStore('games').put(game);
  for (const entry of entries) write.objectStore('entries').put(entry, [game.id, entry.seq]);
  for (const snapshot of snapshots) write.objectStore('snapshots').put(snapshot, [game.id, snapshot.seq]);
  await new Promise((resolve, reject) => {
    write.oncomplete = resolve;
    write.onerror = () => reject(write.error);
  });
  db.close();
}
