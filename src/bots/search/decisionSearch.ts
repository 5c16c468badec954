/** The iterations of one decision: down the tree, a few actions further, and back up with the result. */
import {
  at,
  type Game,
  type GameTypes,
  type Heuristics,
  type Rng,
  type SearchSettings,
  type Seat,
} from '#kernel';
import { Branches } from './branches.ts';
import { finishTurn } from './finishTurn.ts';
import type { Results } from './results.ts';
import { NO_NODE, type Node, ROOT, type Tree } from './tree.ts';

/** An answer at the root with its results. */
export interface RootAnswer<Action> {
  readonly action: Action;
  readonly visits: number;
  /** Mean result, from 0 to 1. */
  readonly value: number;
  /** Mean lead in points, and its standard deviation over single iterations. */
  readonly points: number;
  readonly deviation: number;
}

/** The search for one decision. */
export class DecisionSearch<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree<G['action']>;
  private readonly seat: Seat;
  private readonly roots: readonly Node[];
  private readonly rng: Rng;
  private readonly branches: Branches<G>;
  private readonly results: Results<G>;
  /** Rivals' answers are guessed, not searched. */
  private readonly guessesRivals: boolean;
  private readonly path: Node[] = [];
  private readonly points: Float64Array;
  private readonly squares: Float64Array;
  private readonly tries: Int32Array;
  private readonly moments = { count: 0, mean: 0, squares: 0 };

  constructor(
    game: Game<G>,
    heuristics: Heuristics<G>,
    settings: SearchSettings,
    tree: Tree<G['action']>,
    seat: Seat,
    roots: readonly Node[],
    results: Results<G>,
    rng: Rng,
  ) {
    this.game = game;
    this.heuristics = heuristics;
    this.settings = settings;
    this.tree = tree;
    this.seat = seat;
    this.roots = roots;
    this.rng = rng;
    this.branches = new Branches(game, heuristics, settings, tree, rng);
    this.results = results;
    this.guessesRivals = results.values.length >= settings.crowd;
    this.points = new Float64Array(roots.length);
    this.squares = new Float64Array(roots.length);
    this.tries = new Int32Array(roots.length);
  }

  /** Goes down the tree, adds one node, plays a few more actions, and updates every node on the path. */
  iterate(draft: G['state']): void {
    const { game, tree, path, branches, settings } = this;
    const which = this.chooseRoot();
    let node = at(this.roots, which);
    path.length = 0;
    path.push(ROOT, node);
    game.play(draft, this.seat, tree.actions[node], branches.tools);
    // Every node has its row.
    for (let depth = 0; depth < settings.depth && (tree.visits[node] as number) > 0; depth++) {
      const seat = game.turn(draft);
      if (seat === undefined) break;
      if (this.guessesRivals && seat !== this.seat) {
        game.play(draft, seat, this.guess(draft, seat), branches.tools);
        continue;
      }
      const branch = branches.choose(node, draft, seat);
      if (branch.action === undefined) break;
      game.play(draft, seat, branch.action, branches.tools);
      if (branch.node === NO_NODE) continue;
      node = branch.node;
      path.push(node);
    }
    this.playout(draft);
    finishTurn(game, this.heuristics, draft, branches.tools);
    this.results.evaluate(draft);
    this.backpropagate(which);
  }

  /** The answers at the root, the most visited first. */
  rootAnswers(): RootAnswer<G['action']>[] {
    const { tree, roots } = this;
    const overall = varianceOf(sum(this.tries), sum(this.points), sum(this.squares));
    const answers = roots.map((node, i): RootAnswer<G['action']> => {
      const tries = this.tries[i] as number; // one for each root
      const own = varianceOf(tries, this.points[i] as number, this.squares[i] as number); // one for each root
      // A few tries say little about the variance, so the variance over all answers is mixed in.
      const variance = (tries * own + PRIOR_TRIES * overall) / (tries + PRIOR_TRIES);
      return {
        action: tree.actions[node],
        visits: tree.visits[node] as number, // every node has its row
        value: tree.mean(node),
        points: (this.points[i] as number) / Math.max(1, tries), // one for each root
        deviation: Math.sqrt(variance),
      };
    });
    return answers.sort((one, two) => two.visits - one.visits || two.value - one.value);
  }

  /** Whether no other answer can be visited as often as the first within so many iterations. */
  isDecided(iterations: number): boolean {
    const { visits } = this.tree;
    let most = 0;
    let second = 0;
    for (let i = 0; i < this.roots.length; i++) {
      const own = visits[this.roots[i] as Node] as number; // below both lengths
      if (own > most) {
        second = most;
        most = own;
      } else if (own > second) second = own;
    }
    return most - second > iterations;
  }

  /** The first open answer that is untried, else the open one with the highest score. */
  private chooseRoot(): number {
    const { tree, roots, settings, branches } = this;
    const limit = 1 + settings.rootWidening * Math.sqrt(tree.visits[ROOT] as number); // every node has its row
    const open = Math.min(roots.length, limit);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const node = roots[i] as Node; // below its length
      tree.offers[node] = (tree.offers[node] as number) + 1; // every node has its row
      if (tree.visits[node] === 0) return i;
      const ucbScore = branches.ucbScore(node);
      if (ucbScore <= bestScore) continue;
      bestScore = ucbScore;
      best = i;
    }
    return best;
  }

  private playout(draft: G['state']): void {
    const { game, settings, branches } = this;
    for (let ply = 0; ply < settings.plies; ply++) {
      const seat = game.turn(draft);
      if (seat === undefined) return;
      game.play(draft, seat, this.guess(draft, seat), branches.tools);
    }
  }

  /** The sampled answer with the best prior. */
  private guess(draft: G['state'], seat: Seat): G['action'] {
    const { heuristics, settings, rng } = this;
    let action = heuristics.sample(draft, seat, rng);
    if (settings.guides === 1) return action;
    let bestPrior = heuristics.prior(draft, seat, action);
    for (let n = 1; n < settings.guides; n++) {
      const other = heuristics.sample(draft, seat, rng);
      const prior = heuristics.prior(draft, seat, other);
      if (prior <= bestPrior) continue;
      bestPrior = prior;
      action = other;
    }
    return action;
  }

  private backpropagate(which: number): void {
    const { tree, path, results, moments } = this;
    const { values, margins } = results;
    for (let i = 0; i < path.length; i++) {
      const node = path[i] as Node; // below its length
      tree.visits[node] = (tree.visits[node] as number) + 1; // every node has its row
      tree.sums[node] = (tree.sums[node] as number) + (values[tree.seats[node] as number] as number); // nodes have rows, seats have values
    }
    const margin = margins[this.seat] as number; // one for each seat
    this.tries[which] = (this.tries[which] as number) + 1; // one for each root
    this.points[which] = (this.points[which] as number) + margin; // one for each root
    this.squares[which] = (this.squares[which] as number) + margin * margin; // one for each root
    const value = values[this.seat] as number; // one for each seat
    moments.count += 1;
    const off = value - moments.mean;
    moments.mean += off / moments.count;
    moments.squares += off * (value - moments.mean);
    if (moments.count > 8) this.branches.spread = Math.sqrt(moments.squares / moments.count);
  }
}

/** The variance over all answers counts as much as this many tries. */
const PRIOR_TRIES = 4;

function sum(numbers: Int32Array | Float64Array): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all += numbers[i] as number; // below its length
  return all;
}

function varianceOf(count: number, points: number, squares: number): number {
  const mean = points / Math.max(1, count);
  return Math.max(0, squares / Math.max(1, count) - mean * mean);
}
