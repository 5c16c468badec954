/** Information-set tree search: one tree over many imagined states, for any number of seats. */
import { at, type Brain, type Budget, type Game, type GameTypes, keyOf, type Rng, type Seat } from '#kernel';
import { actionKey } from './actionKey.ts';
import { Branches } from './branches.ts';
import { Results } from './results.ts';
import { rootOrder } from './rootOrder.ts';
import type { Settings } from './settings.ts';
import { NOWHERE, type Node, ROOT, Tree } from './tree.ts';
import { Worlds } from './worlds.ts';

/** An answer at the root, and what came of it. */
export interface Found<Action> {
  readonly action: Action;
  readonly visits: number;
  /** Mean result, from 0 to 1. */
  readonly value: number;
  /** Mean lead in points, and how far a single try strays from it. */
  readonly points: number;
  readonly deviation: number;
}

/** Nodes a tree has room for. */
const ROOM = 1 << 16;

/** The clock is looked at once in so many iterations. */
const CLOCK_EVERY = 8;

/** Tries that putting the root in order may cost, for each iteration or millisecond of the budget. */
const TRIES = { iteration: 0.5, millisecond: 10, atLeast: 400 };

export class Search<G extends GameTypes> {
  iterations = 0;
  private readonly game: Game<G>;
  private readonly brain: Brain<G>;
  private readonly settings: Settings;
  private readonly tree = new Tree<G['action']>(ROOM);
  /** What the view will be if all goes as expected, and the node that stands for it. */
  private expected: { readonly view: string; readonly node: Node } | undefined;

  constructor(game: Game<G>, brain: Brain<G>, settings: Settings) {
    this.game = game;
    this.brain = brain;
    this.settings = settings;
  }

  /** The answers, the most visited first. What was thought before is kept if this view was expected. */
  run(
    seat: Seat,
    view: G['view'],
    legal: readonly G['action'][],
    budget: Budget,
    rng: Rng,
  ): Found<G['action']>[] {
    const { tree } = this;
    if (this.expected?.view === keyOf(view)) tree.keep(this.expected.node);
    else tree.clear();
    this.expected = undefined;
    const alone = this.brain.alone?.(view, seat);
    return alone === undefined
      ? this.think(seat, view, legal, budget, rng)
      : this.think(0, alone, legal, budget, rng);
  }

  private think(
    seat: Seat,
    view: G['view'],
    legal: readonly G['action'][],
    budget: Budget,
    rng: Rng,
  ): Found<G['action']>[] {
    const { game, brain, settings, tree } = this;
    const worlds = new Worlds(game, view, rng);
    const seats = game.scores(worlds.draft()).length;
    const isOver = timer(budget);
    const tries = triesFor(budget);
    const order = rootOrder({ game, brain, seat, seats, rng }, legal, worlds, settings.rootWorlds, tries);
    const roots = order.map((action) => {
      const key = actionKey(action, seat);
      const known = tree.find(ROOT, key);
      return known === NOWHERE ? tree.add(ROOT, key, seat, action) : known;
    });
    const round = new Round(game, brain, settings, tree, seat, seats, roots, rng);
    this.iterations = 0;
    while (this.iterations < budget.iterations) {
      round.iterate(worlds.draft());
      this.iterations += 1;
      if (this.iterations % CLOCK_EVERY === 0 && isOver()) break;
    }
    return round.found();
  }

  /** Remembers what an answer should lead to, if the same seat goes on and nothing else can happen. */
  expect(seat: Seat, view: G['view'], action: G['action'], rng: Rng): void {
    const { game, tree } = this;
    const node = tree.find(ROOT, actionKey(action, seat));
    const draft = game.imagine(view, rng);
    if (node === NOWHERE || game.turn(draft) !== seat) return;
    game.play(draft, seat, action, { rng, emit() {}, reveal() {} });
    if (game.turn(draft) === seat) this.expected = { view: keyOf(game.view(draft, seat)), node };
  }
}

/** The iterations of one decision. */
class Round<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly brain: Brain<G>;
  private readonly settings: Settings;
  private readonly tree: Tree<G['action']>;
  private readonly seat: Seat;
  private readonly roots: readonly Node[];
  private readonly rng: Rng;
  private readonly branches: Branches<G>;
  private readonly results: Results<G>;
  private readonly path: Node[] = [];
  private readonly points: Float64Array;
  private readonly squares: Float64Array;
  private readonly tries: Int32Array;
  private readonly moments = { count: 0, mean: 0, squares: 0 };

  constructor(
    game: Game<G>,
    brain: Brain<G>,
    settings: Settings,
    tree: Tree<G['action']>,
    seat: Seat,
    seats: number,
    roots: readonly Node[],
    rng: Rng,
  ) {
    this.game = game;
    this.brain = brain;
    this.settings = settings;
    this.tree = tree;
    this.seat = seat;
    this.roots = roots;
    this.rng = rng;
    this.branches = new Branches(game, brain, settings, tree, rng);
    this.results = new Results(game, brain, seats);
    this.points = new Float64Array(roots.length);
    this.squares = new Float64Array(roots.length);
    this.tries = new Int32Array(roots.length);
  }

  /** Goes down the tree, one node beyond it, plays on a little, and tells every node on the way what came of it. */
  iterate(draft: G['state']): void {
    const { game, tree, path, branches, settings } = this;
    const which = this.chooseRoot();
    let node = at(this.roots, which);
    path.length = 0;
    path.push(ROOT, node);
    game.play(draft, this.seat, tree.actions[node], branches.tools);
    for (let depth = 0; depth < settings.depth && (tree.visits[node] as number) > 0; depth++) {
      const seat = game.turn(draft);
      if (seat === undefined) break;
      const step = branches.choose(node, draft, seat);
      if (step.action === undefined) break;
      game.play(draft, seat, step.action, branches.tools);
      if (step.node === NOWHERE) continue;
      node = step.node;
      path.push(node);
    }
    this.playOn(draft);
    this.results.look(draft);
    this.tell(which);
  }

  found(): Found<G['action']>[] {
    const { tree, roots } = this;
    const overall = varianceOf(sum(this.tries), sum(this.points), sum(this.squares));
    const found = roots.map((node, i): Found<G['action']> => {
      const tries = this.tries[i] as number;
      const own = varianceOf(tries, this.points[i] as number, this.squares[i] as number);
      // Few tries say little about how far they stray: then those of all answers count.
      const variance = (tries * own + FEW * overall) / (tries + FEW);
      return {
        action: tree.actions[node],
        visits: tree.visits[node] as number,
        value: tree.mean(node),
        points: (this.points[i] as number) / Math.max(1, tries),
        deviation: Math.sqrt(variance),
      };
    });
    return found.sort((one, two) => two.visits - one.visits || two.value - one.value);
  }

  /** An answer that is open and untried, else the most charming of the open ones. */
  private chooseRoot(): number {
    const { tree, roots, settings, branches } = this;
    const limit = 1 + settings.rootWidening * Math.sqrt(tree.visits[ROOT] as number);
    const open = Math.min(roots.length, limit);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const node = roots[i] as Node;
      tree.offers[node] = (tree.offers[node] as number) + 1;
      if (tree.visits[node] === 0) return i;
      const charm = branches.charm(node);
      if (charm <= most) continue;
      most = charm;
      best = i;
    }
    return best;
  }

  private playOn(draft: G['state']): void {
    const { game, brain, settings, rng, branches } = this;
    for (let ply = 0; ply < settings.plies; ply++) {
      const seat = game.turn(draft);
      if (seat === undefined) return;
      let action = brain.sample(draft, seat, rng);
      if (settings.guides > 1) {
        let most = brain.prior(draft, seat, action);
        for (let n = 1; n < settings.guides; n++) {
          const other = brain.sample(draft, seat, rng);
          const prior = brain.prior(draft, seat, other);
          if (prior <= most) continue;
          most = prior;
          action = other;
        }
      }
      game.play(draft, seat, action, branches.tools);
    }
  }

  private tell(which: number): void {
    const { tree, path, results, moments } = this;
    const { values, margins } = results;
    for (let i = 0; i < path.length; i++) {
      const node = path[i] as Node;
      tree.visits[node] = (tree.visits[node] as number) + 1;
      tree.sums[node] = (tree.sums[node] as number) + (values[tree.seats[node] as number] as number);
    }
    const margin = margins[this.seat] as number;
    this.tries[which] = (this.tries[which] as number) + 1;
    this.points[which] = (this.points[which] as number) + margin;
    this.squares[which] = (this.squares[which] as number) + margin * margin;
    const value = values[this.seat] as number;
    moments.count += 1;
    const off = value - moments.mean;
    moments.mean += off / moments.count;
    moments.squares += off * (value - moments.mean);
    if (moments.count > 8) this.branches.spread = Math.sqrt(moments.squares / moments.count);
  }
}

const FEW = 4;

function sum(numbers: Int32Array | Float64Array): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all += numbers[i] as number;
  return all;
}

function varianceOf(count: number, points: number, squares: number): number {
  const mean = points / Math.max(1, count);
  return Math.max(0, squares / Math.max(1, count) - mean * mean);
}

function timer({ milliseconds, clock }: Budget): () => boolean {
  if (milliseconds === undefined || !clock) return () => false;
  const end = clock() + milliseconds;
  return () => clock() >= end;
}

/** How many tries the order of the root may cost. */
function triesFor({ iterations, milliseconds }: Budget): number {
  const most = Number.isFinite(iterations)
    ? TRIES.iteration * iterations
    : TRIES.millisecond * (milliseconds ?? 0);
  return Math.max(TRIES.atLeast, Math.floor(most));
}
