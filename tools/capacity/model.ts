/** What so many people online need: formulas of docs/scaling.md, and a simulation of the queues a play waits in. */
import { Rng } from '#kernel';

/** Measured or assumed; docs/scaling.md says which. Times in milliseconds, sizes in kB. */
export const FIGURES = {
  /** Plays a second for each person online: 70 % play, 2.5 people at a table, an answer each 12.5 s, half as many by bots. */
  playsPerPerson: 0.084,
  tablesPerPerson: 0.28,
  peoplePerTable: 2.5,
  /** CPU of a play at the node that decides it, and at each further node that follows. */
  play: 0.47,
  follow: 0.25,
  /** A socket's pings, a second. */
  pings: 0.4 * 0.015,
  /** PostgreSQL: CPU of an entry in a group, and a sync. */
  entry: 0.12,
  sync: 3,
  socketSize: 23,
  tableSize: 40,
  entrySize: 0.9,
  /** A bot's mean thinking time; a third of the plays are theirs. */
  thinking: 14,
  /** How full cores may be. */
  load: 0.5,
  coresPerNode: 2,
} as const;

export interface Need {
  readonly people: number;
  readonly plays: number;
  readonly tables: number;
  /** Nodes that have a copy of a table, on average. */
  readonly copies: number;
  readonly nodes: number;
  /** GB in all. */
  readonly memory: number;
  readonly botCores: number;
  readonly databaseCores: number;
  /** GB a day, at 40 % of the peak as the mean. */
  readonly growth: number;
}

/** The nodes are those that carry the load; one more is to spare. */
export function needOf(people: number): Need {
  const f = FIGURES;
  const plays = f.playsPerPerson * people;
  const tables = f.tablesPerPerson * people;
  let nodes = 1;
  let copies = 1;
  // More nodes mean more copies, and copies cost: until it fits.
  for (; ; nodes++) {
    copies = copiesOn(nodes);
    const busy = (plays * (f.play + f.follow * (copies - 1)) + people * f.pings) / 1000;
    if (busy / f.load <= nodes * f.coresPerNode) break;
  }
  return {
    people,
    plays,
    tables,
    copies,
    nodes,
    memory: (people * f.socketSize + tables * copies * f.tableSize) / 1e6,
    botCores: ((plays / 3) * f.thinking) / 1000 / 0.7,
    databaseCores: (plays * f.entry) / 1000 / f.load,
    growth: (plays * f.entrySize * 86_400 * 0.4) / 1e6,
  };
}

/** People of a table come to nodes by chance, and in two of five cases its home is at none of them. */
function copiesOn(nodes: number): number {
  const seats = nodes * (1 - (1 - 1 / nodes) ** FIGURES.peoplePerTable);
  return seats + 0.4 * (1 - seats / nodes);
}

/** How long plays take at one node of these, from arriving to being stored, in milliseconds. */
export interface Waits {
  readonly median: number;
  readonly p99: number;
  /** How busy the node's tables thread and the database are, from 0 to 1. */
  readonly nodeBusy: number;
  readonly databaseBusy: number;
}

/**
 * One node and its share of the database, play by play: plays come by chance (Poisson); the tables thread serves one after
 * the other, the entries of others that it follows among them; what is decided waits for the sync under way and shares the
 * next one.
 */
export function simulate({ plays, nodes, copies }: Need, count: number, seed: string): Waits {
  const f = FIGURES;
  const rng = Rng.fromSeed(seed);
  const chance = () => (rng.below(1_000_000) + 1) / 1_000_001;
  const exponential = (mean: number) => -mean * Math.log(chance());
  // What a node does per play: its own, and its share of following. Sockets have a thread of their own.
  const perNode = plays / nodes;
  const decide = f.play / 2;
  const follow = ((copies - 1) * f.follow) / 2;
  let now = 0;
  let free = 0;
  let busy = 0;
  const decided: { readonly came: number; readonly at: number }[] = [];
  for (let n = 0; n < count; n++) {
    now += exponential(1000 / perNode);
    const work = exponential(decide) + (follow > 0 ? exponential(follow) : 0);
    free = Math.max(free, now) + work;
    busy += work;
    decided.push({ came: now, at: free });
  }
  const times: number[] = [];
  let databaseBusy = 0;
  for (let next = 0, end = 0; next < decided.length; ) {
    // A transaction takes all that is decided when it begins.
    const begin = Math.max(end, decided[next]?.at ?? 0);
    let last = next;
    while (last < decided.length && (decided[last]?.at ?? Infinity) <= begin) last += 1;
    const work = f.entry * (last - next);
    end = begin + exponential(f.sync) + work;
    databaseBusy += work;
    for (; next < last; next++) times.push(end - (decided[next]?.came ?? 0));
  }
  times.sort((one, two) => one - two);
  const share = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
  return {
    median: share(0.5),
    p99: share(0.99),
    nodeBusy: busy / now,
    databaseBusy: (databaseBusy * nodes) / now,
  };
}
