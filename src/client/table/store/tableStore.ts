/** The interface between a table, local or online, and its screen: snapshots out, commands in. */
import type { Reason, Seat } from '#kernel';
import type { Names } from '#protocol';
import type { Command, Gone, Happening, SeenEntry, TableView } from '#table';

/** Events outside the game that get a line in the log. */
const ASIDES = [
  'tookBack',
  'proposed',
  'agreed',
  'declined',
  'resumed',
  'ranOut',
  'changedHours',
  'stoodIn',
  'left',
  'returned',
  'resigned',
  'forgot',
] as const;

/** An event outside the game, such as a pause. */
export type AsideHappening = Extract<Happening, { readonly did: (typeof ASIDES)[number] }>;

/** One line of the log: an event of the game, or one outside of it. */
export type LoggedEvent = Pick<SeenEntry, 'seq' | 'at'> & {
  /** The seat whose answer caused it; undefined for the deal and for events outside the game. */
  readonly seat?: Seat;
  /** The entry with which its turn began. */
  readonly turn: number;
} & ({ readonly event: unknown } | { readonly aside: AsideHappening });

/** The table after an entry. */
export interface Moment {
  readonly seq: number;
  readonly tableView: TableView;
}

/** Everything the screen knows of a table at one time. */
export interface TableSnapshot {
  readonly tableView: TableView;
  /** The viewer's decision, with every legal answer (see legalOf). */
  readonly decision: { readonly prompt: unknown; readonly legal: readonly unknown[] } | undefined;
  /** All entries, as the viewer may see them, oldest first. */
  readonly entries: readonly SeenEntry[];
  /** The log, made from the entries by eventsOf. */
  readonly events: readonly LoggedEvent[];
  /** Names by person, and by `botKey(seat)` for bots that have one. */
  readonly names: Names;
  /** `here` for tables on this device, `past` for replays. */
  readonly link: 'here' | 'past' | 'connecting' | 'live' | 'lost';
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffset: number;
  /** Whether this is an attempt that counts: without hints, and without going back on what was sent. */
  readonly counts?: boolean;
  /** Whether the game survives closing the page. */
  readonly persistent: boolean;
  readonly watching: number;
  readonly present: readonly Seat[];
  /** Since when people of an online table have been absent. */
  readonly gone?: Gone;
  /** The human who must get the device before anything is shown. */
  readonly curtain: Seat | undefined;
  /** Whether a command is being carried out. */
  readonly pending: boolean;
  /** The table after each of the latest entries, oldest first, as far as known. */
  readonly recentMoments?: readonly Moment[];
}

/** A table that a screen can show. */
export interface TableStore {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): TableSnapshot;
  /** Resolves when the command is stored, or with the reason if it is refused. */
  command(command: Command): Promise<Reason | undefined>;
  liftCurtain(): void;
}

/** The key of a bot's name in `names`. */
export function botKey(seat: Seat): string {
  return `bot ${seat}`;
}

/** The log: without answers that were taken back, with events outside the game. */
export function eventsOf(entries: readonly SeenEntry[]): readonly LoggedEvent[] {
  return turnsOf(entries).flatMap(({ entries: answers, from: turn }) =>
    answers.flatMap(({ seq, at, happening }): readonly LoggedEvent[] => {
      if (happening?.did === 'dealt') return happening.events.map((event) => ({ seq, at, turn, event }));
      if (happening?.did === 'played')
        return happening.events.map((event) => ({ seq, at, seat: happening.seat, turn, event }));
      return happening && isAside(happening) ? [{ seq, at, turn, aside: happening }] : [];
    }),
  );
}

/** What one seat answered in a row; the deal and each event outside the game stand alone. */
export interface Turn {
  /** The entries it began and ended with. */
  readonly from: number;
  readonly to: number;
  readonly seat?: Seat;
  readonly entries: readonly SeenEntry[];
}

/** The turns of a game, oldest first, without answers that were taken back. */
export function turnsOf(entries: readonly SeenEntry[]): readonly Turn[] {
  const turns: Turn[] = [];
  let isOver = true;
  for (const entry of withoutTakenBack(entries)) {
    const { seq, happening } = entry;
    if (happening?.did !== 'played') {
      if (happening && (happening.did === 'dealt' || isAside(happening)))
        turns.push({ from: seq, to: seq, entries: [entry] });
      continue;
    }
    const { seat, turnOver = false } = happening;
    const begun = !isOver && turns.at(-1)?.seat === seat ? turns.pop() : undefined;
    turns.push({ from: begun?.from ?? seq, to: seq, seat, entries: [...(begun?.entries ?? []), entry] });
    isOver = turnOver;
  }
  return turns;
}

/** The entry of the seat's last answer that was neither taken back nor forced. */
export function lastChoiceOf(entries: readonly SeenEntry[], seat: Seat): number | undefined {
  const own = ({ happening }: SeenEntry) =>
    happening?.did === 'played' && happening.seat === seat && !happening.forced;
  return withoutTakenBack(entries).findLast(own)?.seq;
}

/** The entries without answers that were taken back; an agreed take-back may also restore some. */
export function withoutTakenBack(entries: readonly SeenEntry[]): readonly SeenEntry[] {
  const undone = new Set<number>();
  for (const { happening } of entries) {
    if (happening?.did === 'tookBack') for (const seq of happening.undone) undone.add(seq);
    const settled = happening && 'settled' in happening ? happening.settled : null;
    if (settled?.kind !== 'back') continue;
    for (const seq of settled.undone) undone.add(seq);
    for (const seq of settled.restored) undone.delete(seq);
  }
  return entries.filter(({ seq }) => !undone.has(seq));
}

function isAside(happening: Happening): happening is AsideHappening {
  return ASIDES.some((did) => did === happening.did);
}
