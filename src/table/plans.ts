/** Plans for slow games: "if they answer X, I answer Y". Where one stands follows from the log, by what its owner knows alone. */
import { apply, at, type Game, Refused, Rng, type Seat, same } from '#kernel';
import { isByTurns } from './absenceRule.ts';
import type { CommandContext, Table } from './change.ts';
import type { Entry, Happening } from './entry.ts';
import { activeSeatOf, holderOf, isHeldBy, isPresent, refuseUnlessPlaying } from './holders.ts';
import { questionsOverFor } from './play.ts';
import { refusedByTable } from './reasons.ts';
import { after, lifted } from './restore.ts';
import type { PersonId, TableState } from './state.ts';

/** T32 Steps of a plan at most. */
export const LONGEST_PLAN = 8;

/** What a rival is to answer; without an action, anything. */
export interface Expectation {
  readonly seat: Seat;
  readonly action?: unknown;
}

/** One answer of the owner's, and what the others are to have answered since the one before. */
export interface PlanStep {
  readonly when: readonly Expectation[];
  readonly play: unknown;
}

/** Why a plan was given up. */
export const PLAN_ENDS = [
  'otherwise',
  'illegal',
  'ownAnswer',
  'takenBack',
  'proposal',
  'away',
  'over',
] as const;
export type PlanEnd = (typeof PLAN_ENDS)[number];

/** A plan as it is stored, apart from the table. */
export interface TurnPlan {
  readonly person: PersonId;
  readonly seat: Seat;
  /** What its answers' commands are named by. */
  readonly id: string;
  /** The table's last entry when it was made: what was answered after that counts. */
  readonly from: number;
  readonly steps: readonly PlanStep[];
  /** Once it was given up: why, and with how many steps done. */
  readonly ended: { readonly why: PlanEnd; readonly done: number } | null;
}

/** Where a plan stands: so many of its steps are done. */
export type PlanFate =
  | { readonly is: 'waiting' | 'done'; readonly done: number }
  /** The next step is to be played. */
  | { readonly is: 'due'; readonly done: number; readonly answered: number; readonly action: unknown }
  | { readonly is: 'ended'; readonly done: number; readonly why: PlanEnd };

/** T32 Who may plan now, and for which seat; refuses plans about seats that do not exist, and one's own. */
export function plannerSeat(
  { state }: Table,
  { person }: Pick<CommandContext, 'person'>,
  steps: readonly PlanStep[],
): Seat {
  const seat = activeSeatOf(state, person);
  refuseUnlessPlaying(state);
  if (!isByTurns(state.plan)) throw refusedByTable('notByTurns');
  if (state.awaited.includes(seat) || !isPresent(state, seat)) throw refusedByTable('noPlanNow');
  for (const expected of steps.flatMap(({ when }) => when)) {
    holderOf(state, expected.seat);
    if (expected.seat === seat) throw refusedByTable('noSuchSeat');
  }
  return seat;
}

/** Where a plan stands, from the table's state when it was made and all entries since. */
export function fateOf(game: Game, plan: TurnPlan, start: TableState, entries: readonly Entry[]): PlanFate {
  let state = start;
  let done = 0;
  let open = openAt(plan, done);
  for (const entry of entries) {
    const before = state;
    state = after(state, entry);
    const { happening } = entry;
    const why = endedBy(happening, plan.seat);
    if (why) return { is: 'ended', why, done };
    if (happening.did !== 'played') continue;
    if (happening.seat !== plan.seat) open = open.filter(notMet(game, before, plan.seat, happening, open));
    else if (open.length === 0 && same(happening.action, plan.steps[done]?.play)) {
      done += 1;
      open = openAt(plan, done);
    } else if (!happening.forced) return { is: 'ended', why: 'ownAnswer', done };
    if (done === plan.steps.length) return { is: 'done', done };
  }
  return fateNow(game, plan, lifted(game, state), done, open);
}

function openAt({ steps }: TurnPlan, done: number): readonly Expectation[] {
  return steps[done]?.when ?? [];
}

function fateNow(
  game: Game,
  plan: TurnPlan,
  state: TableState,
  done: number,
  open: readonly Expectation[],
): PlanFate {
  const { seat, person, steps } = plan;
  const ended = (why: PlanEnd): PlanFate => ({ is: 'ended', why, done });
  const { position } = state;
  if (state.phase !== 'playing' || position === null) return ended('over');
  if (!isHeldBy(at(state.seats, seat), person) || !isPresent(state, seat)) return ended('away');
  if (!state.awaited.includes(seat) || state.paused) return { is: 'waiting', done };
  if (open.length > 0) {
    // Where several answer at once, they may still do it.
    const mayCome = open.every((expected) => state.awaited.includes(expected.seat));
    return mayCome ? { is: 'waiting', done } : ended('otherwise');
  }
  const action = at(steps, done).play;
  if (!isAccepted(() => apply(game, position, seat, action))) return ended('illegal');
  return { is: 'due', done, answered: questionsOverFor(state, seat), action };
}

/** What ends every plan of the seat, whatever it says. */
function endedBy(happening: Happening, seat: Seat): PlanEnd | undefined {
  switch (happening.did) {
    case 'tookBack':
      return 'takenBack';
    case 'proposed':
      return 'proposal';
    case 'resigned':
    case 'left':
    case 'stoodIn':
      return happening.seat === seat ? 'away' : undefined;
    case 'ranOut':
    case 'forgot':
      return happening.seats.includes(seat) ? 'away' : undefined;
    case 'played':
      return happening.seat === seat && happening.bot ? 'away' : undefined;
    default:
      return undefined;
  }
}

type Played = Extract<Happening, { did: 'played' }>;

/** Leaves out the one expectation that the answer meets: the first of its seat, if it is that. */
function notMet(game: Game, before: TableState, owner: Seat, played: Played, open: readonly Expectation[]) {
  const first = open.find(({ seat }) => seat === played.seat);
  const met = first && isMet(game, before, owner, played, first) ? first : undefined;
  return (expected: Expectation) => expected !== met;
}

function isMet(game: Game, before: TableState, owner: Seat, played: Played, expected: Expectation): boolean {
  if (!('action' in expected)) return true;
  // Where nothing is hidden, everybody knows the answer.
  if (game.isOpen) return same(played.action, expected.action);
  return isAsSeen(game, before, owner, played, expected);
}

/** States that are imagined to find out what an answer looks like: so many in which it is legal, out of so many. */
const WORLDS = { looked: 12, tried: 60 };

/**
 * Whether what the owner saw is what the expected answer looks like, by nothing but what they know: they must not learn from
 * their plan what they could not see. Chance may follow the answer: what all imagined states begin with counts, or else one of them.
 */
function isAsSeen(
  game: Game,
  before: TableState,
  owner: Seat,
  played: Played,
  expected: Expectation,
): boolean {
  const { position } = lifted(game, before);
  if (position === null) return false;
  const view = game.view(position.state, owner);
  const seen = seenBy(game, played.events, owner);
  const looks: (readonly unknown[])[] = [];
  for (let world = 0; world < WORLDS.tried && looks.length < WORLDS.looked; world++) {
    const rng = Rng.fromSeed('0'.repeat(32), `plan ${world}`);
    const state = game.imagine(view, rng);
    isAccepted(() => {
      const { events } = apply(game, { state, rng: rng.state }, expected.seat, expected.action);
      looks.push(seenBy(game, events, owner));
    });
  }
  const [first, ...others] = looks;
  if (!first) return false;
  const common = others.reduce(commonStart, first);
  if (common.length > 0) return common.every((event, n) => same(event, seen[n]));
  return looks.some((look) => same(look[0], seen[0]));
}

/** What both begin with. */
function commonStart(one: readonly unknown[], two: readonly unknown[]): readonly unknown[] {
  const differing = one.findIndex((event, n) => !same(event, two[n]));
  return differing < 0 ? one : one.slice(0, differing);
}

function seenBy(game: Game, events: readonly unknown[], owner: Seat): readonly unknown[] {
  return events.map((event) => game.viewEvent(event, owner)).filter((event) => event !== undefined);
}

function isAccepted(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
