/** The two pure functions of play: `start` deals a game, `apply` plays one action. */
import { clone, freeze, same } from './clone.ts';
import type { Game, GameTypes, Seat, Tools } from './game.ts';
import { parseOptions } from './options.ts';
import { Refused, refused } from './refused.ts';
import { Rng, type RngState } from './rng.ts';

/** State and generator: enough to continue a game. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly state: G['state'];
  readonly rng: RngState;
}

/** One answer as it was played. */
export interface Play<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly action: G['action'];
}

/** A new game: its first position, and what happened during setup. */
export interface Started<G extends GameTypes = GameTypes> {
  readonly options: G['options'];
  readonly position: Position<G>;
  readonly events: readonly G['event'][];
}

/** Who learned something from an action: nobody, only others than the answering seat, or that seat too. */
export type Revealed = false | 'others' | 'all';

/** One action after it was played, and what came of it. */
export interface Applied<G extends GameTypes = GameTypes> {
  readonly play: Play<G>;
  readonly position: Position<G>;
  readonly events: readonly G['event'][];
  /** To whom chance or hidden information was shown, if to anybody: then the action cannot be undone. */
  readonly revealed: Revealed;
  /** True if the answer was the last of its turn, even if the same seat's next turn begins at once. */
  readonly turnOver: boolean;
  /** True if there was no other answer. */
  readonly forced: boolean;
}

let freezing = true;

/** Whether positions are returned frozen: on by default, off where speed matters more than catching bugs early. */
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
  const { events, tools } = recordingTools<G>(rng);
  const state = game.setup(parsed, seats, tools);
  return { options: parsed, position: frozenIfWanted({ state, rng: rng.state }), events };
}

/** Plays one action; the given position does not change. */
export function apply<G extends GameTypes>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  action: unknown,
): Applied<G> {
  const { answer, isOnly } = legalAnswer(game, position.state, seat, action);
  const draft = clone(position.state);
  const rng = new Rng(position.rng);
  const { events, tools, revealed, turnOver } = recordingTools<G>(rng);
  game.play(draft, seat, answer, tools);
  return {
    play: { seat, action: answer },
    position: frozenIfWanted({ state: draft, rng: rng.state }),
    events,
    revealed: rng.state.some((word, i) => word !== position.rng[i]) ? 'all' : revealed(),
    turnOver: turnOver(),
    forced: isOnly,
  };
}

/** Tools for playing in place without recording events; search uses them on its own drafts. */
export function silentTools(rng: Rng): Tools<unknown> {
  return { rng, emit() {}, reveal() {} };
}

/** Plays an answer on an imagined state that the caller owns, with chance that is always the same, and returns what happened. */
export function tryOut<G extends GameTypes>(
  { play }: Pick<Game<G>, 'play'>,
  draft: G['state'],
  seat: Seat,
  action: G['action'],
): readonly G['event'][] {
  const { events, tools } = recordingTools<G>(Rng.fromSeed('0'.repeat(32)));
  play(draft, seat, action, tools);
  return events;
}

/** The game's own copy of the answer, and whether there is no other; what a client sent is never used or stored. */
function legalAnswer<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  attempt: unknown,
): { readonly answer: G['action']; readonly isOnly: boolean } {
  const known = game.findLegal?.(state, seat, attempt);
  if (known !== undefined) return { answer: known, isOnly: false };
  const legal = game.legalActions(state, seat);
  const found = legal.find((action) => same(action, attempt));
  if (found !== undefined) return { answer: clone(found), isOnly: legal.length === 1 };
  if (legal.length === 0) throw refused('noDecision');
  const reason = game.whyNot(state, seat, attempt);
  throw reason ? new Refused(reason) : refused('notLegal');
}

function recordingTools<G extends GameTypes>(rng: Rng) {
  const events: G['event'][] = [];
  let revealed: Revealed = false;
  let turnOver = false;
  const tools: Tools<G['event']> = {
    rng,
    emit: (event) => events.push(event),
    reveal: (to) => {
      if (revealed !== 'all') revealed = to ?? 'all';
    },
    endTurn: () => {
      turnOver = true;
    },
  };
  return { events, tools, revealed: () => revealed, turnOver: () => turnOver };
}

function frozenIfWanted<G extends GameTypes>(position: Position<G>): Position<G> {
  return freezing ? freeze(position) : position;
}
