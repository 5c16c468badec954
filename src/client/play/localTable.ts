/** A table on this device: the position, who sits where, and what may still be taken back. Pure. */
import { type BotName, botNamed } from '#bots';
import type { Title } from '#games';
import {
  type Applied,
  apply,
  at,
  extend,
  type OpenPart,
  type Position,
  Rng,
  refused,
  type Seat,
  start,
  takeBack,
} from '#kernel';

/** Who decides for a seat. */
export type Player = 'human' | BotName;

export interface SeatPlan {
  readonly name: string;
  readonly player: Player;
}

/** All that must be settled before the deal. */
export interface TablePlan {
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
}

export interface LocalTable {
  readonly title: Title;
  readonly plan: TablePlan;
  readonly position: Position;
  /** What may be taken back, and what its plays brought. */
  readonly part: OpenPart;
  readonly open: readonly Applied[];
  /** Plays that can no longer be taken back, and all events up to there. */
  readonly closed: number;
  readonly settled: readonly unknown[];
  /** The human who has the device. */
  readonly holder: Seat | undefined;
  /** The human who must be handed the device before anything is shown. */
  readonly curtain: Seat | undefined;
}

/** Deals; refuses what the kernel and the game refuse. */
export function openTable(title: Title, plan: TablePlan): LocalTable {
  const { position, events } = start(title.game, plan.options, plan.seats.length, plan.seed);
  const humans = humansOf(plan);
  return drawCurtain({
    title,
    plan,
    position,
    part: { base: position, plays: [] },
    open: [],
    closed: 0,
    settled: events,
    holder: humans.length === 1 ? humans[0] : undefined,
    curtain: undefined,
  });
}

/** One answer of one seat; refuses what is not legal. */
export function playAt(table: LocalTable, seat: Seat, action: unknown): LocalTable {
  const applied = apply(table.title.game, table.position, seat, action);
  const part = extend(table.part, applied);
  const open = [...table.open, applied];
  const { position } = applied;
  if (part.plays.length > 0) return drawCurtain({ ...table, position, part, open });
  return drawCurtain({
    ...table,
    position,
    part,
    open: [],
    closed: table.closed + open.length,
    settled: eventsOf({ ...table, open }),
  });
}

/** The bot that moves next. Bots answer last, so that a human may change their mind while a bot thinks. */
export function botToMove({ title, plan, position }: LocalTable): Seat | undefined {
  const seats = title.game.decisions(position.state).map(({ seat }) => seat);
  return seats.some((seat) => isHuman(plan, seat)) ? undefined : seats[0];
}

/** Lets a bot choose, from the view of its seat alone. */
export function playBot(table: LocalTable, seat: Seat): LocalTable {
  const { game, brain } = table.title;
  const { state } = table.position;
  const player = at(table.plan.seats, seat).player;
  if (player === 'human') throw refused('noDecision');
  const rng = Rng.fromSeed(table.plan.seed, `bot ${seat} ${playsOf(table)}`);
  const legal = game.legalActions(state, seat);
  return playAt(table, seat, botNamed(player, game, brain).choose(seat, game.view(state, seat), legal, rng));
}

/** Undoes the holder's last play, and what bots have played since; refuses once somebody has learned something. */
export function undo(table: LocalTable): LocalTable {
  const { title, plan, holder } = table;
  if (holder === undefined) throw refused('nothingToTakeBack');
  let { part } = table;
  for (let last = part.plays.at(-1); last && !isHuman(plan, last.seat); last = part.plays.at(-1))
    part = takeBack(title.game, part, last.seat).part;
  const back = takeBack(title.game, part, holder);
  const again = { ...table, part: back.part, position: back.position, open: playAgain(table, back.part) };
  // With the curtain drawn the next player may have the device already: it goes back covered.
  return drawCurtain({ ...again, curtain: table.curtain === undefined ? undefined : holder });
}

/** The awaited human has the device now. */
export function liftCurtain(table: LocalTable): LocalTable {
  return table.curtain === undefined ? table : { ...table, holder: table.curtain, curtain: undefined };
}

/** How many answers have been played. */
export function playsOf({ closed, part }: LocalTable): number {
  return closed + part.plays.length;
}

/** Everything that has happened, oldest first, hidden parts included. */
export function eventsOf({ settled, open }: LocalTable): readonly unknown[] {
  return [...settled, ...open.flatMap(({ events }) => events)];
}

export function humansOf({ seats }: TablePlan): Seat[] {
  return seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
}

function isHuman(plan: TablePlan, seat: Seat): boolean {
  return plan.seats[seat]?.player === 'human';
}

function playAgain({ title }: LocalTable, { base, plays }: OpenPart): Applied[] {
  let position = base;
  return plays.map(({ seat, action }) => {
    const applied = apply(title.game, position, seat, action);
    position = applied.position;
    return applied;
  });
}

/** Covers the table when another human than the holder is to decide. */
function drawCurtain(table: LocalTable): LocalTable {
  const { title, plan, position, holder, curtain } = table;
  if (curtain !== undefined || humansOf(plan).length < 2) return table;
  const asked = title.game
    .decisions(position.state)
    .map(({ seat }) => seat)
    .filter((seat) => isHuman(plan, seat));
  if (asked.length === 0 || (holder !== undefined && asked.includes(holder))) return table;
  return { ...table, curtain: asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] };
}
