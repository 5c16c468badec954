/** The iterations of one decision: down the tree, a little further, and back with what came of it. */
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
import type { Results } from './results.ts';
import { NOWHERE, type Node, ROOT, type Tree } from './tree.ts';

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

/** One decision being thought about. */
export class Round<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree<G['action']>;
  private readonly seat: Seat;
  private readonly roots: readonly Node[];
  private readonly rng: Rng;
  private readonly branches: Branches<G>;
  private readonly results: Results<G>;
  /** Rivals make no nodes. */
  private readonly isCrowd: boolean;
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
    this.isCrowd = results.values.length >= settings.crowd;
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
      if (this.isCrowd && seat !== this.seat) {
        game.play(draft, seat, this.guess(draft, seat), branches.tools);
        continue;
      }
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

  /** An answer that is open and untried, else the open one with the highest score. */
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
      const ucbScore = branches.ucbScore(node);
      if (ucbScore <= most) continue;
      most = ucbScore;
      best = i;
    }
    return best;
  }

  private playOn(draft: G['state']): void {
    const { game, settings, branches } = this;
    for (let ply = 0; ply < settings.plies; ply++) {
      const seat = game.turn(draft);
      if (seat === undefined) return;
      game.play(draft, seat, this.guess(draft, seat), branches.tools);
    }
  }

  /** The most promising of a few samples. */
  private guess(draft: G['state'], seat: Seat): G['action'] {
    const { heuristics, settings, rng } = this;
    let action = heuristics.sample(draft, seat, rng);
    if (settings.guides === 1) return action;
    let most = heuristics.prior(draft, seat, action);
    for (let n = 1; n < settings.guides; n++) {
      const other = heuristics.sample(draft, seat, rng);
      const prior = heuristics.prior(draft, seat, other);
      if (prior <= most) continue;
      most = prior;
      action = other;
    }
    return action;
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
