/** The one seam between a table, here or far away, and its screen: what may be shown, and commands in. */
import type { Reason, Seat } from '#kernel';
import type { Names } from '#protocol';
import type { Command, Gone, Happening, SeenEntry, TableView } from '#table';

/** What happens around the game and is worth a line of the log. */
const ASIDES = [
  'tookBack',
  'proposed',
  'agreed',
  'declined',
  'resumed',
  'ranOut',
  'stoodIn',
  'left',
  'returned',
  'resigned',
  'forgot',
] as const;

export type AsideHappening = Extract<Happening, { readonly did: (typeof ASIDES)[number] }>;

/** One line of the log: a fact of the game, or something that happened around it. */
export type LoggedEvent = Pick<SeenEntry, 'seq' | 'at'> & {
  /** Whose answer brought it; none for the deal and what is said around the game. */
  readonly seat?: Seat;
} & ({ readonly event: unknown } | { readonly aside: AsideHappening });

/** The table as it was after an entry. */
export interface Moment {
  readonly seq: number;
  readonly tableView: TableView;
}

/** A table as the screen knows it. */
export interface Shown {
  readonly tableView: TableView;
  /** What the viewer is asked, with every answer (see legalOf). */
  readonly decision: { readonly prompt: unknown; readonly legal: readonly unknown[] } | undefined;
  /** Everything seen, oldest first. */
  readonly entries: readonly SeenEntry[];
  /** The log: what eventsOf makes of the entries. */
  readonly events: readonly LoggedEvent[];
  /** Names by person, and by `botKey(seat)` where a bot has one. */
  readonly names: Names;
  /** Tables on this device are `here`, games seen again `past`. */
  readonly link: 'here' | 'past' | 'connecting' | 'live' | 'lost';
  /** How far the table's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** Whether the game outlives this page. */
  readonly kept: boolean;
  readonly watching: number;
  readonly present: readonly Seat[];
  /** Since when the table's people are not here, online. */
  readonly gone?: Gone;
  /** The human the device must be handed to before anything is shown. */
  readonly curtain: Seat | undefined;
  /** A command is on its way. */
  readonly pending: boolean;
  /** How the table looked to these eyes after the last entries, oldest first; what is known of it. */
  readonly trail?: readonly Moment[];
}

export interface TableStore {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  shown(): Shown;
  /** Resolves when the command is acknowledged, or with the reason why not. */
  command(command: Command): Promise<Reason | undefined>;
  liftCurtain(): void;
}

/** Under which key `names` holds the name of a bot, where it has one. */
export function botKey(seat: Seat): string {
  return `bot ${seat}`;
}

/** The log of what was seen: answers that were taken back are left out, what happened around the game stays. */
export function eventsOf(entries: readonly SeenEntry[]): readonly LoggedEvent[] {
  return standing(entries).flatMap(({ seq, at, happening }): readonly LoggedEvent[] => {
    if (!happening) return [];
    if (happening.did === 'dealt') return happening.events.map((event) => ({ seq, at, event }));
    if (happening.did === 'played')
      return happening.events.map((event) => ({ seq, at, seat: happening.seat, event }));
    return isAside(happening) ? [{ seq, at, aside: happening }] : [];
  });
}

/** The number of the seat's last answer that stands and was not forced. */
export function lastChoiceOf(entries: readonly SeenEntry[], seat: Seat): number | undefined {
  const own = ({ happening }: SeenEntry) =>
    happening?.did === 'played' && happening.seat === seat && !happening.forced;
  return standing(entries).findLast(own)?.seq;
}

/** The entries without the answers that were taken back. Going back may also bring some back. */
export function standing(entries: readonly SeenEntry[]): readonly SeenEntry[] {
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
