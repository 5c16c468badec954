/** The repository of games on this device: entries and snapshots in IndexedDB, or in memory if that is unavailable. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from '#kernel';
import type { Entry, TableState } from '#table';
import type { LocalPlan } from './localPlan.ts';
import { ifNotLocked } from './windowLock.ts';

/** The summary of a stored game. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  /** Options and seats: enough to start the same game again. The field name is part of the stored format. */
  readonly proposal: LocalPlan;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** The values it is played with, as in records; older games have none. */
  readonly box?: Pick<GameRecord, 'box' | 'values'>;
}

/** A whole game as stored. */
export interface StoredGame {
  readonly game: LocalGame;
  readonly entries: readonly Entry[];
  /** Oldest first; the first one is stored with the first entry. */
  readonly snapshots: readonly TableState[];
}

/** Stores the games of this device. */
export interface LocalRepository {
  /** Whether games survive closing the page. */
  readonly persistent: boolean;
  /** All games, most recently played first. */
  list(): Promise<readonly LocalGame[]>;
  load(id: string): Promise<StoredGame | undefined>;
  /** Stores all or nothing; fails if an entry exists already. */
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

let opening: Promise<LocalRepository> | undefined;

/** The repository of this device, opened once. */
export function localRepository(): Promise<LocalRepository> {
  opening ??= openDatabase().then(indexedDbRepository, () => memoryRepository());
  return opening;
}

/** Deletes a game, unless it is open in a window. */
export async function deleteGame(id: string): Promise<void> {
  const repository = await localRepository();
  await ifNotLocked(lockNameOf(id), () => repository.remove(id));
}

/** The name of a game's window lock. */
export function lockNameOf(id: string): string {
  return `skyline local ${id}`;
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
      db.createObjectStore('snapshots');
    },
    // A newer version of the page wants to upgrade the database: close it, and reopen when needed.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
}

function indexedDbRepository(db: IDBPDatabase<Schema>): LocalRepository {
  return {
    persistent: true,
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

/** All keys of one table. */
function all(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** A repository that lasts as long as the page. */
export function memoryRepository(): LocalRepository {
  const games = new Map<string, StoredGame>();
  return {
    persistent: false,
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
