/** Where the games of this device are kept: entries and snapshots in IndexedDB, or in memory where there is none. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, TableState } from '#table';
import type { Proposal } from './plan.ts';
import { ifAlone } from './whenAlone.ts';

/** What is known of a game without opening it. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  /** Options, names and who plays: enough to play again. */
  readonly proposal: Proposal;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
}

/** A whole game, as it lies on the shelf. */
export interface StoredGame {
  readonly game: LocalGame;
  readonly entries: readonly Entry[];
  /** Oldest first; the first one comes with the first entry. */
  readonly snapshots: readonly TableState[];
}

export interface LocalShelf {
  /** Whether it outlives the page. */
  readonly kept: boolean;
  /** All games, those played last first. */
  list(): Promise<readonly LocalGame[]>;
  load(id: string): Promise<StoredGame | undefined>;
  /** All or nothing; resolves when it is stored. Fails where an entry is there already. */
  commit(game: LocalGame, entries: readonly Entry[], snapshot: TableState | undefined): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: LocalGame };
  entries: { key: [string, number]; value: Entry };
  snapshots: { key: [string, number]; value: TableState };
}

const NAME = 'skyline';
const VERSION = 1;
const STORES = ['games', 'entries', 'snapshots'] as const;

let opening: Promise<LocalShelf> | undefined;

/** The device's shelf, opened once. */
export function localShelf(): Promise<LocalShelf> {
  opening ??= openDevice().then(onDevice, () => inMemory());
  return opening;
}

/** Takes a game off the shelf for good, unless it is open in some window. */
export async function removeGame(id: string): Promise<void> {
  const shelf = await localShelf();
  await ifAlone(lockOf(id), () => shelf.remove(id));
}

/** The name under which a window has a game to itself. */
export function lockOf(id: string): string {
  return `skyline local ${id}`;
}

async function openDevice(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
      db.createObjectStore('snapshots');
    },
    // A newer version of the page wants to upgrade: let it, and open again when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
}

function onDevice(db: IDBPDatabase<Schema>): LocalShelf {
  return {
    kept: true,
    list: async () => newestFirst(await db.getAll('games')),
    async load(id) {
      const read = db.transaction(STORES);
      const [game, entries, snapshots] = await Promise.all([
        read.objectStore('games').get(id),
        read.objectStore('entries').getAll(all(id)),
        read.objectStore('snapshots').getAll(all(id)),
      ]);
      return game && { game, entries, snapshots };
    },
    async commit(game, entries, snapshot) {
      const write = db.transaction(STORES, 'readwrite', { durability: 'strict' });
      await Promise.all([
        write.objectStore('games').put(game),
        ...entries.map((entry) => write.objectStore('entries').add(entry, [game.id, entry.seq])),
        snapshot && write.objectStore('snapshots').put(snapshot, [game.id, snapshot.seq]),
        write.done,
      ]);
    },
    async remove(id) {
      const write = db.transaction(STORES, 'readwrite');
      await Promise.all([
        write.objectStore('games').delete(id),
        write.objectStore('entries').delete(all(id)),
        write.objectStore('snapshots').delete(all(id)),
        write.done,
      ]);
    },
  };
}

/** Every number under one table's id. */
function all(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** A shelf that lasts as long as the page. */
export function inMemory(): LocalShelf {
  const games = new Map<string, StoredGame>();
  return {
    kept: false,
    list: async () => newestFirst([...games.values()].map(({ game }) => game)),
    load: async (id) => games.get(id),
    async commit(game, entries, snapshot) {
      const known = games.get(game.id) ?? { entries: [], snapshots: [] };
      const last = known.entries.at(-1)?.seq ?? 0;
      if (entries.some(({ seq }) => seq <= last)) throw new Error('the entry is there already');
      games.set(game.id, {
        game,
        entries: [...known.entries, ...entries],
        snapshots: snapshot ? [...known.snapshots, snapshot] : known.snapshots,
      });
    },
    async remove(id) {
      games.delete(id);
    },
  };
}

function newestFirst(games: readonly LocalGame[]): readonly LocalGame[] {
  return games.toSorted((one, two) => two.updated - one.updated);
}
