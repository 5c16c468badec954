/** What watches games and counts their components: an observer per game, a ledger per played game. */

import { winShares } from '#bots';
import {
  apply,
  at,
  type Decision,
  type Game,
  type GameRecord,
  type GameTypes,
  type Seat,
  start,
} from '#kernel';

/** Kinds of components that are counted alike, in the order of the report. */
export interface Group {
  readonly name: string;
  /** What counts as one chance, for the reader. */
  readonly chance: string;
  readonly kinds: readonly string[];
  /** `use`: each kind must be taken in 5 % of its chances; `start`: whoever has it must win a fair share; `none`: only told. */
  readonly bar: 'use' | 'start' | 'none';
  /** Why a kind misses its bar, where that is as it should be. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Why a kind may have no chance at all. */
  readonly whyNoChance?: string;
}

/** What one seat did with one kind in one game. */
export interface SeatCount {
  offered: number;
  taken: number;
  used: number;
  points: number;
  dollars: number;
}

/** One game, counted: plain data, so that processes can exchange it. */
export interface GameTally {
  /** By group and kind, then by seat. */
  readonly counts: Record<string, Record<string, SeatCount[]>>;
  /** Named numbers of the game, such as the points of an automaton. */
  readonly figures: Record<string, number>;
  readonly first: Seat;
  readonly totals: readonly number[];
  readonly wins: readonly number[];
}

/** One decision of a game with everything around it; also what the seat did not know. */
export interface Sight<G extends GameTypes> {
  readonly seat: Seat;
  readonly prompt: G['prompt'];
  readonly legal: readonly G['action'][];
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  readonly before: G['state'];
  readonly after: G['state'];
}

/** Watches one game from its start to its end. */
export interface Watcher<G extends GameTypes> {
  began(state: G['state'], events: readonly G['event'][]): void;
  saw(sight: Sight<G>): void;
  ended(state: G['state']): void;
}

/** Knows the components of one game. */
export interface Observer<G extends GameTypes = GameTypes> {
  /** What is in play with so many seats. */
  groups(seats: number): readonly Group[];
  /** Who begins, in a dealt state, and why that is no even chance where it cannot be. */
  first(state: G['state']): Seat;
  readonly whyFirst?: string;
  /** What explains a figure of the game, by its name. */
  readonly whyFigures?: Readonly<Record<string, string>>;
  watcher(ledger: Ledger): Watcher<G>;
  /** The kinds of a group that an answer takes, for groups that can be forced on a seat. */
  taking?(state: G['state'], action: G['action'], group: string): readonly string[];
}

/** Where a watcher writes down what it sees. */
export class Ledger {
  readonly counts: GameTally['counts'] = {};
  readonly figures: GameTally['figures'] = {};
  private readonly seats: number;
  private readonly seen = new Set<string>();

  constructor(seats: number) {
    this.seats = seats;
  }

  /** A chance; named ones count once for each seat. */
  offer(group: string, kind: string, seat: Seat, chance?: string | number): void {
    if (chance === undefined || this.isNew('offer', group, kind, seat, chance))
      this.of(group, kind, seat).offered += 1;
  }

  /** A chance that was used; named ones count once for each seat. */
  take(group: string, kind: string, seat: Seat, chance?: string | number): void {
    if (chance === undefined || this.isNew('take', group, kind, seat, chance))
      this.of(group, kind, seat).taken += 1;
  }

  use(group: string, kind: string, seat: Seat): void {
    this.of(group, kind, seat).used += 1;
  }

  bring(group: string, kind: string, seat: Seat, points: number, dollars = 0): void {
    const count = this.of(group, kind, seat);
    count.points += points;
    count.dollars += dollars;
  }

  figure(name: string, value: number): void {
    this.figures[name] = (this.figures[name] ?? 0) + value;
  }

  private isNew(...parts: (string | number)[]): boolean {
    const key = parts.join('|');
    const isNew = !this.seen.has(key);
    this.seen.add(key);
    return isNew;
  }

  private of(group: string, kind: string, seat: Seat): SeatCount {
    this.counts[group] ??= {};
    const kinds = at([this.counts[group]], 0);
    kinds[kind] ??= Array.from({ length: this.seats }, () => ({
      offered: 0,
      taken: 0,
      used: 0,
      points: 0,
      dollars: 0,
    }));
    return at(kinds[kind] ?? [], seat);
  }
}

/** Plays a record again before the eyes of an observer. */
export function watch<G extends GameTypes>(
  game: Game<G>,
  observer: Observer<G>,
  { options, seats, seed, plays }: GameRecord<G>,
): GameTally {
  const ledger = new Ledger(seats);
  const watcher = observer.watcher(ledger);
  const started = start(game, options, seats, seed);
  let { position } = started;
  watcher.began(position.state, started.events);
  for (const { seat, action } of plays) {
    const before = position.state;
    const legal = game.legalActions(before, seat);
    const { prompt } = decisionOf(game.decisions(before), seat);
    const applied = apply(game, position, seat, action);
    position = applied.position;
    watcher.saw({ seat, prompt, legal, action, events: applied.events, before, after: position.state });
  }
  watcher.ended(position.state);
  return {
    counts: ledger.counts,
    figures: ledger.figures,
    first: observer.first(started.position.state),
    totals: game.scores(position.state).map(({ total }) => total),
    wins: winShares(game.outcome(position.state), seats),
  };
}

function decisionOf<Prompt>(open: readonly Decision<Prompt>[], seat: Seat): Decision<Prompt> {
  const found = open.find((decision) => decision.seat === seat);
  if (!found) throw new Error(`seat ${seat} is not asked`);
  return found;
}
