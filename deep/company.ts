/** The people of a proof and the tables they play at: invited, seated, and in the end compared with what the store has. */
import type { Title } from '#games';
import { at, type Rng, replay, type Seat, same } from '#kernel';
import { type Holder, recordOf, stateAt } from '#table';
import type { Store } from '../src/server/store/index.ts';
import { checkAnswered, checkCommands, checkLog, checkRefused, newReport, type Seen } from './crashReport.ts';
import { type Acknowledged, type RefusedCommand, Scripted, type ScriptedOptions } from './scripted.ts';
import type { Guest, ServerProcess } from './serverProcess.ts';

export interface CompanyOptions extends Omit<ScriptedOptions, 'token' | 'seed'> {
  readonly rng: Rng;
  readonly games: readonly string[];
  /** Asks a server that answers. */
  readonly anywhere: <T>(ask: (server: ServerProcess) => Promise<T>) => Promise<T>;
}

interface Member {
  readonly guest: Guest;
  readonly scripted: Scripted;
}

export class Company {
  readonly report = newReport();
  readonly people: Member[] = [];
  readonly #options: CompanyOptions;
  /** Who plays at which table, and what they knew of it when they left it after its end. */
  readonly #tables = new Map<string, { readonly players: readonly Scripted[]; seen?: readonly Seen[] }>();

  constructor(options: CompanyOptions) {
    this.#options = options;
  }

  get tables(): string[] {
    return [...this.#tables.keys()];
  }

  async invite(count: number): Promise<void> {
    const { rng, anywhere } = this.#options;
    for (let n = 0; n < count; n++) {
      const guest = await anywhere((server) => server.guest(`Guest ${n}`));
      const scripted = new Scripted({ ...this.#options, token: guest.token, seed: seedOf(rng) });
      this.people.push({ guest, scripted });
    }
  }

  /** One more table: two people, and often a bot. */
  async openTable(): Promise<void> {
    const { titles, rng, games, anywhere } = this.#options;
    const title: Title | undefined = titles.get(at(games, this.report.tables % games.length));
    if (!title) throw new Error('no such game');
    const [host, other] = rng.shuffle([...this.people]).slice(0, 2);
    if (!host || !other) throw new Error('nobody is there');
    const bots = rng.below(Math.min(title.game.seats.max, 3) - 1);
    const seats: Holder[] = [
      { kind: 'human', person: host.guest.person, standIn: null },
      { kind: 'open' },
      ...Array.from({ length: bots }, (): Holder => ({ kind: 'bot', level: 'level1' })),
    ];
    const plan = { game: title.game.id, options: {}, access: 'public', clock: null, seats } as const;
    const id = await anywhere((server) => server.openTable(host.guest, plan));
    this.#tables.set(id, { players: [host.scripted, other.scripted] });
    this.report.tables += 1;
    for (const [seat, { scripted }] of [host, other].entries()) scripted.join(id, seat as Seat);
  }

  /** Opens tables until so many are played. */
  async fill(count: number): Promise<void> {
    while (this.unfinished.length < count) await this.openTable();
  }

  /** Tables that somebody there has not yet seen the end of. */
  get unfinished(): string[] {
    const going = [...this.#tables].filter(
      ([id, { players, seen }]) =>
        !seen && players.some(({ wire }) => wire.tables.get(id)?.tableView.phase !== 'over'),
    );
    return going.map(([id]) => id);
  }

  /** Leaves the tables where everybody has seen the same end; what they knew of it is kept. */
  leaveFinished(): void {
    for (const [id, table] of this.#tables) {
      if (table.seen) continue;
      const seen = this.#seenAt(id);
      const isOver = table.players.every(
        ({ wire }) => wire.tables.get(id)?.tableView.phase === 'over' && !wire.waits(id),
      );
      if (!isOver || new Set(seen.map(({ seq }) => seq)).size > 1) continue;
      table.seen = seen;
      for (const { wire } of table.players) wire.unwatch(id);
    }
  }

  close(): void {
    for (const { scripted } of this.people) scripted.wire.close();
  }

  /** What was acknowledged is in the log, once and in its place; the log has no gaps; the counts of answers fit. */
  async inspect(store: Store, tables: readonly string[]): Promise<void> {
    const acknowledged = new Map<string, Acknowledged[]>(tables.map((id) => [id, []]));
    const refused = new Map<string, RefusedCommand[]>(tables.map((id) => [id, []]));
    for (const { scripted } of this.people) {
      for (const one of scripted.acknowledged) acknowledged.get(one.table)?.push(one);
      for (const one of scripted.refused) refused.get(one.table)?.push(one);
    }
    for (const id of tables) {
      const seen = this.#seenAt(id);
      const entries = await store.entries(id, 0);
      checkLog(this.report, id, entries);
      checkCommands(this.report, entries, acknowledged.get(id) ?? []);
      checkRefused(this.report, entries, refused.get(id) ?? []);
      for (const one of seen) checkAnswered(this.report, id, entries, one);
    }
  }

  /** Every game came to its end, its record, played again by the rules, ends the same, and everybody has seen every entry once. */
  async inspectEnds(store: Store): Promise<void> {
    await this.inspect(store, this.tables);
    for (const id of this.tables) await this.#inspectEnd(store, id);
    for (const { scripted } of this.people) {
      this.report.acknowledged += scripted.acknowledged.length;
      this.report.refused += scripted.refused.length;
      this.report.resent += scripted.wire.resent;
      this.report.cuts += scripted.wire.cuts;
      for (const fault of scripted.faults) this.fault(fault);
    }
  }

  fault(text: string): void {
    this.report.faults.push(text);
  }

  async #inspectEnd(store: Store, id: string): Promise<void> {
    const entries = await store.entries(id, 0);
    const stored = await store.load(id);
    if (!stored) return this.fault(`table ${id} is not in the store`);
    const state = stateAt(stored.snapshot, stored.entries);
    const title = this.#options.titles.get(state.plan.game);
    if (state.phase !== 'over' || !title) return this.fault(`table ${id} (${state.plan.game}) is not over`);
    const { position } = replay(title.game, recordOf(state, entries));
    if (!same(position.state, state.position?.state)) this.fault(`the record of ${id} ends otherwise`);
    for (const { seqs } of this.#seenAt(id))
      if (seqs.length !== entries.length || !seqs.every((seq, n) => seq === n + 1))
        this.fault(`somebody at ${id} has not seen every entry once`);
    this.report.finished += 1;
    this.report.entries += entries.length;
  }

  #seenAt(id: string): readonly Seen[] {
    const { players = [], seen } = this.#tables.get(id) ?? {};
    return (
      seen ??
      players.flatMap(({ wire }) => {
        const watched = wire.tables.get(id);
        if (!watched) return [];
        const { seq, tableView, entries } = watched;
        return [{ seq, answered: tableView.answered, seqs: entries.map((entry) => entry.seq) }];
      })
    );
  }
}

/** A seed out of a generator. */
function seedOf(rng: Rng): string {
  return Array.from({ length: 4 }, () => rng.next().toString(16).padStart(8, '0')).join('');
}
