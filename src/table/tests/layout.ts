/** A table to try things at: it keeps its log and its own time. */
import type { Title } from '#games';
import { at, type Reason, Rng, type Seat } from '#kernel';
import { refusalOf } from '#kernel/testing';
import {
  act,
  type ClockRule,
  type Command,
  dueBot,
  type Entry,
  type Holder,
  legalOf,
  openTable,
  pastNeeded,
  questionsOverFor,
  type Rests,
  type SystemCommand,
  stateAt,
  type Table,
  type TablePlan,
  type TableState,
  tableViewOf,
  viewerOf,
} from '../index.ts';

export const SEED = '0123456789abcdef'.repeat(2);
export const OPEN: Holder = { kind: 'open' };
export const BOT: Holder = { kind: 'bot', level: 'level1' };
export const CLOCK: ClockRule = { bank: 60_000, increment: 5000, cap: 62_000 };

export function human(person: string): Holder {
  return { kind: 'human', person, standIn: null };
}

export function planOf(title: Title, seats: readonly Holder[], more: Partial<TablePlan> = {}): TablePlan {
  return { game: title.game.id, options: {}, access: 'public', clock: null, seats, ...more };
}

/** A table whose host is ann. */
export class Room {
  table: Table;
  readonly first: TableState;
  readonly entries: Entry[];
  now = 1000;
  /** Who is not here, and since when. */
  gone: Record<string, number> = {};
  /** When whose clock stands. */
  hours: Record<string, Rests> = {};
  private readonly chance = Rng.fromSeed(SEED, 'room');

  constructor(title: Title, seats: readonly Holder[], more: Partial<TablePlan> = {}, secret?: string) {
    const opened = openTable(title, {
      id: 'table123',
      host: 'ann',
      plan: planOf(title, seats, more),
      now: 1000,
      ...(secret !== undefined && { secret }),
    });
    this.table = opened.table;
    this.first = opened.table.state;
    this.entries = [opened.entry];
  }

  get state(): TableState {
    return this.table.state;
  }

  /** The command of a person, or of the system. */
  command(who: string, command: Command | SystemCommand): Entry {
    const actor = who === 'system' ? 'system' : { person: who, commandId: `c${this.entries.length}` };
    const to = pastNeeded(this.state, who, command);
    const past = to === undefined ? {} : { past: this.at(to - 1) };
    const { now, gone, hours } = this;
    const context = { now, gone, hours, seed: SEED, tableId: 'table456', ...past };
    const acted = act(this.table, actor, command, context);
    this.table = acted.table;
    this.entries.push(acted.entry);
    return acted.entry;
  }

  /** Why the command is refused; an error when it is not, or when the refusal changed anything. */
  refusal(who: string, command: Command | SystemCommand): Reason {
    const { table } = this;
    const before = JSON.stringify(table.state);
    const reason = refusalOf(() => this.command(who, command));
    if (this.table !== table || JSON.stringify(table.state) !== before)
      throw new Error('a refusal changed the table');
    return reason;
  }

  /** The state after an entry, from the first state and the log. */
  at(seq: number): TableState {
    return stateAt(this.first, this.entries.slice(0, seq));
  }

  legal(seat: Seat): readonly unknown[] {
    return legalOf(this.table.title.game, tableViewOf(this.table, seat));
  }

  /** The person's answer: the one of that number among the legal ones. */
  answer(person: string, choice = 0): Entry {
    const seat = viewerOf(this.state, person) as Seat;
    return this.command(person, {
      do: 'play',
      answered: questionsOverFor(this.state, seat),
      action: at(this.legal(seat), choice),
    });
  }

  answerAsBot(seat: Seat): Entry {
    const action = this.chance.pick(this.legal(seat));
    return this.command('system', { do: 'playBot', seat, action });
  }

  /** Bots and all humans answer at random until the game is over. */
  finish(): void {
    while (this.state.phase === 'playing') this.step();
  }

  /** One of those who are to answer does, at random. */
  step(): void {
    const seat = dueBot(this.state);
    if (seat !== undefined) this.answerAsBot(seat);
    else this.answerAny();
  }

  /** The first human who is awaited and not away. */
  private answerAny(): void {
    for (const seat of this.state.awaited) {
      const holder = at(this.state.seats, seat);
      if (holder.kind !== 'human' || holder.standIn !== null) continue;
      this.answer(holder.person, this.chance.below(this.legal(seat).length));
      return;
    }
    throw new Error('a bot should be due');
  }
}

/** A game of ann and bob after so many answers. */
export function played(title: Title, answers: number): Room {
  const here = new Room(title, [human('ann'), human('bob')]);
  here.command('ann', { do: 'start' });
  while (here.state.plays < answers) here.answer(here.state.awaited[0] === 0 ? 'ann' : 'bob');
  return here;
}

/** The same game after one more change of its state's shape. */
export function newerRules(title: Title): Title {
  const { game } = title;
  const migrations = [...game.migrations, (old: object) => ({ ...old, weather: 'fair' })];
  return { ...title, game: { ...game, migrations } };
}
