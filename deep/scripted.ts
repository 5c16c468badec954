/** A scripted person: sits down, starts, plays legal answers from the table view alone, sometimes hesitates or talks. */
import { GAME_IDS, loadTitle, type Title } from '#games';
import { Refused, Rng, type Seat } from '#kernel';
import { type Command, legalOf, type TableView } from '#table';
import { Wire, type WireEvents } from './wire.ts';

/**
 * Refusals that are normal: nothing can be taken back once others have built on it or the game has ended; and who
 * answers while somebody else takes back is asked anew.
 */
const EXPECTED: Partial<Record<Command['do'], readonly string[]>> = {
  takeBack: ['nothingThere', 'nothingToTakeBack', 'notPlaying'],
  play: ['stale'],
};

export interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly commandId: string;
  readonly seq: number;
}

/** A command that its sender was told would not count. */
export interface RefusedCommand {
  readonly table: string;
  readonly person: string;
  readonly commandId: string;
  readonly code: string;
}

export interface ScriptedOptions {
  readonly address: string | (() => string);
  readonly token: string;
  readonly seed: string;
  readonly titles: ReadonlyMap<string, Title>;
  readonly events?: WireEvents;
  /** Leaves silent nodes as browsers do. */
  readonly isBrowser?: boolean;
  /** Milliseconds to think before an answer. */
  readonly thinkingTime?: (rng: Rng) => number;
}

export class Scripted {
  readonly wire: Wire;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: RefusedCommand[] = [];
  readonly faults: string[] = [];
  readonly #titles: ReadonlyMap<string, Title>;
  readonly #rng: Rng;
  readonly #seats = new Map<string, Seat>();
  /** The last acknowledged entry of each table: who has not seen it yet knows too little to go on. */
  readonly #stored = new Map<string, number>();

  readonly #thinkingTime: (rng: Rng) => number;
  /** Tables at which it thinks now. */
  readonly #thinking = new Set<string>();

  constructor({ address, token, seed, titles, events = {}, isBrowser, thinkingTime }: ScriptedOptions) {
    this.#titles = titles;
    this.#rng = Rng.fromSeed(seed);
    this.#thinkingTime = thinkingTime ?? (() => 0);
    const told: WireEvents = {
      sent: () => events.sent?.(),
      fault: (text) => this.faults.push(text),
      changed: (table) => {
        events.changed?.(table);
        this.#step(table);
      },
      acknowledged: (table, commandId, seq) => {
        this.#stored.set(table, seq);
        this.acknowledged.push({ table, person: this.wire.person, commandId, seq });
        events.acknowledged?.(table, commandId, seq);
      },
      refused: (table, commandId, { code }) =>
        this.refused.push({ table, person: this.wire.person, commandId, code }),
    };
    this.wire = new Wire(address, token, told, isBrowser);
  }

  /** Follows a table; with a seat, takes it. */
  join(table: string, seat?: Seat): void {
    if (seat !== undefined) this.#seats.set(table, seat);
    this.wire.watch(table);
  }

  #step(table: string): void {
    const milliseconds = this.#thinkingTime(this.#rng);
    if (milliseconds === 0) this.#act(table);
    else if (!this.#thinking.has(table)) {
      this.#thinking.add(table);
      setTimeout(() => {
        this.#thinking.delete(table);
        this.#act(table);
      }, milliseconds);
    }
  }

  #act(table: string): void {
    const watched = this.wire.tables.get(table);
    if (!watched || this.wire.waits(table) || watched.seq < (this.#stored.get(table) ?? 0)) return;
    const command = this.#command(table, watched.tableView);
    if (!command) return;
    this.wire
      .command(table, command)
      .catch((error) => this.#refused(command, error))
      .then(() => this.#step(table));
    if (this.#rng.below(12) === 0) this.wire.repeat();
  }

  #refused(command: Command, error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    const { rule, code } = error.reason;
    if (!EXPECTED[command.do]?.includes(code))
      this.faults.push(`${command.do} was refused by ${rule}: ${code}`);
  }

  #command(table: string, tableView: TableView): Command | undefined {
    const seat = this.#seats.get(table);
    if (seat === undefined) return undefined;
    if (tableView.phase === 'gathering') return this.#gather(seat, tableView);
    if (tableView.phase === 'over') return undefined;
    const chance = this.#rng.below(40);
    if (chance === 0) return { do: 'say', text: 'Good move!' };
    if (chance === 1 && tableView.mayTakeBack) return { do: 'takeBack' };
    if (!tableView.awaited.includes(seat)) return undefined;
    return this.#answer(seat, tableView);
  }

  /** Sits down first; whoever opened the table starts it when no seat is open. */
  #gather(seat: Seat, { seats, host }: TableView): Command | undefined {
    const sits = seats.some((holder) => holder.kind === 'human' && holder.person === this.wire.person);
    if (!sits) return { do: 'sit', seat };
    const full = seats.every(({ kind }) => kind !== 'open');
    return full && host === this.wire.person ? { do: 'start' } : undefined;
  }

  #answer(seat: Seat, tableView: TableView): Command | undefined {
    const title = this.#titles.get(tableView.game);
    const legal = title ? legalOf(title.game, tableView) : [];
    if (legal.length === 0) {
      this.faults.push(`seat ${seat} is awaited in ${tableView.game} and has no answer`);
      return undefined;
    }
    return { do: 'play', answered: tableView.answered[seat] ?? -1, action: this.#rng.pick(legal) };
  }
}

/** Every title, loaded. */
export async function allTitles(): Promise<ReadonlyMap<string, Title>> {
  return new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await loadTitle(id)] as const)));
}
