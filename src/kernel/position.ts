/** The two pure functions: a game starts, an action is played. */
import { clone, freeze, same } from './clone.ts';
import type { Game, GameTypes, Seat, Tools } from './game.ts';
import { parseOptions } from './options.ts';
import { Refused, refused } from './refused.ts';
import { Rng, type RngState } from './rng.ts';

/** State and generator: enough to go on. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly state: G['state'];
  readonly rng: RngState;
}

/** One answer as it was played. */
export interface Play<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly action: G['action'];
}

export interface Started<G extends GameTypes = GameTypes> {
  readonly options: G['options'];
  readonly position: Position<G>;
  readonly events: readonly G['event'][];
}

export interface Applied<G extends GameTypes = GameTypes> {
  readonly play: Play<G>;
  readonly position: Position<G>;
  readonly events: readonly G['event'][];
  /** True when chance or hidden information came in: the action cannot be undone. */
  readonly revealed: boolean;
  /** True when the answer was the last of its turn, also where the seat's next turn begins at once. */
  readonly turnOver: boolean;
  /** True when there was no other answer. */
  readonly forced: boolean;
}

let freezing = true;

/** Whether positions come out frozen; on by default, off where speed counts more than early errors. */
export function freezePositions(on: boolean): void {
  freezing = on;
}

/** Deals a new game; refuses seat counts, options and seeds that cannot be played. */
export function start<G extends GameTypes>(
  game: Game<G>,
  options: unknown,
  seats: number,
  seed: string,
): Started<G> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw refused('wrongSeatCount');
  const parsed = parseOptions<G['options']>(game.options, options);
  const reason = game.refuse(parsed, seats);
  if (reason) throw new Refused(reason);
  const rng = Rng.fromSeed(seed);
  const { events, tools } = listen<G>(rng);
  const state = game.setup(parsed, seats, tools);
  return { options: parsed, position: finished({ state, rng: rng.state }), events };
}

/** Plays one action; the position given is left as it was. */
export function apply<G extends GameTypes>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  action: unknown,
): Applied<G> {
  const legal = game.legalActions(position.state, seat);
  const answer = ownCopy(game, position.state, seat, legal, action);
  const draft = clone(position.state);
  const rng = new Rng(position.rng);
  const { events, tools, revealed, turnOver } = listen<G>(rng);
  game.play(draft, seat, answer, tools);
  return {
    play: { seat, action: answer },
    position: finished({ state: draft, rng: rng.state }),
    events,
    revealed: revealed() || rng.state.some((word, i) => word !== position.rng[i]),
    turnOver: turnOver(),
    forced: legal.length === 1,
  };
}

/** Tools for playing in place, where nobody listens: what search uses on drafts of its own. */
export function silently(rng: Rng): Tools<unknown> {
  return { rng, emit() {}, reveal() {} };
}

/** The game's own copy of the answer; what a client sent is never used or stored. */
function ownCopy<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  legal: readonly G['action'][],
  attempt: unknown,
): G['action'] {
  const found = legal.find((action) => same(action, attempt));
  if (found !== undefined) return clone(found);
  if (legal.length === 0) throw refused('noDecision');
  const reason = game.whyNot(state, seat, attempt);
  throw reason ? new Refused(reason) : refused('notLegal');
}

function listen<G extends GameTypes>(rng: Rng) {
  const events: G['event'][] = [];
  let revealed = false;
  let turnOver = false;
  const tools: Tools<G['event']> = {
    rng,
    emit: (event) => events.push(event),
    reveal: () => {
      revealed = true;
    },
    endTurn: () => {
      turnOver = true;
    },
  };
  return { events, tools, revealed: () => revealed, turnOver: () => turnOver };
}

function finished<G extends GameTypes>(position: Position<G>): Position<G> {
  return freezing ? freeze(position) : position;
}
