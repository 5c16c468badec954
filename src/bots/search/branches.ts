/** Below the root: which answer to continue with in this imagined state, one already in the tree or a new one. */
import {
  type Game,
  type GameTypes,
  type Heuristics,
  type Rng,
  type SearchSettings,
  type Seat,
  silentTools,
  type Tools,
} from '#kernel';
import { actionKey } from './actionKey.ts';
import { logOf } from './math.ts';
import { NO_NODE, type Node, type Tree } from './tree.ts';

/** An answer and the node it leads to; a forced answer has no node. */
export interface Branch<Action> {
  action: Action | undefined;
  node: Node;
}

/** Selects and adds children of nodes. */
export class Branches<G extends GameTypes> {
  /** Standard deviation of the results so far; scales the exploration bonus. */
  spread = 0.1;
  readonly tools: Tools<G['event']>;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree<G['action']>;
  private readonly rng: Rng;
  private readonly branch: Branch<G['action']> = { action: undefined, node: NO_NODE };

  constructor(
    game: Game<G>,
    heuristics: Heuristics<G>,
    settings: SearchSettings,
    tree: Tree<G['action']>,
    rng: Rng,
  ) {
    this.game = game;
    this.heuristics = heuristics;
    this.settings = settings;
    this.tree = tree;
    this.rng = rng;
    this.tools = silentTools(rng);
  }

  /** The branch to follow from a node; without an answer if the tree ends here. The object is reused by the next call. */
  choose(from: Node, draft: G['state'], seat: Seat): Branch<G['action']> {
    const { widening } = this.settings;
    const limit = 1 + widening * Math.sqrt(this.tree.visits[from] as number); // every node has its row
    return this.heuristics.allows && Number.isFinite(widening)
      ? this.chooseFromTree(from, draft, seat, limit)
      : this.chooseFromList(from, draft, seat, limit);
  }

  /** Upper confidence bound: the mean result for the seat that chooses, plus a bonus for children tried seldom. */
  ucbScore(node: Node): number {
    const { visits, offers } = this.tree;
    const exploration = Math.sqrt(logOf(offers[node] as number) / (visits[node] as number)); // every node has its row
    return this.tree.mean(node) + this.settings.curiosity * this.spread * exploration;
  }

  /** Looks at every legal answer. */
  private chooseFromList(from: Node, draft: G['state'], seat: Seat, limit: number): Branch<G['action']> {
    const legal = this.game.legalActions(draft, seat);
    if (legal.length === 1) return this.follow(legal[0], NO_NODE);
    const { tree } = this;
    let legalChildren = 0;
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    let action: G['action'] | undefined;
    const untried: G['action'][] = [];
    for (let i = 0; i < legal.length; i++) {
      const node = tree.find(from, actionKey(legal[i], seat));
      if (node === NO_NODE) {
        untried.push(legal[i]);
        continue;
      }
      legalChildren += 1;
      tree.offers[node] = (tree.offers[node] as number) + 1; // every node has its row
      const ucbScore = this.ucbScore(node);
      if (ucbScore <= bestScore) continue;
      bestScore = ucbScore;
      best = node;
      action = legal[i];
    }
    if (untried.length > 0 && legalChildren < limit && !tree.isFull)
      return this.expand(from, seat, this.mostPromising(untried, draft, seat));
    return this.follow(action, best);
  }

  /** Looks at the children in the tree, and at other answers only where there is room for one more child. */
  private chooseFromTree(from: Node, draft: G['state'], seat: Seat, limit: number): Branch<G['action']> {
    const { tree, heuristics, settings } = this;
    let legalChildren = 0;
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    // Every node has its row.
    for (let node = tree.child[from] as number; node !== NO_NODE; node = tree.older[node] as number) {
      if (tree.seats[node] !== seat || !heuristics.allows?.(draft, seat, tree.actions[node])) continue;
      legalChildren += 1;
      tree.offers[node] = (tree.offers[node] as number) + 1; // every node has its row
      const ucbScore = this.ucbScore(node);
      if (ucbScore <= bestScore) continue;
      bestScore = ucbScore;
      best = node;
    }
    if (legalChildren < limit && !tree.isFull) {
      const found = settings.lists
        ? this.newFromList(from, draft, seat)
        : this.newFromSamples(from, draft, seat);
      if (found) return found;
    }
    return this.follow(best === NO_NODE ? undefined : tree.actions[best], best);
  }

  /** A new child out of the list of legal answers, if one is left; the only answer there is gets no node. */
  private newFromList(from: Node, draft: G['state'], seat: Seat): Branch<G['action']> | undefined {
    const { tree } = this;
    const legal = this.game.legalActions(draft, seat);
    if (legal.length === 1) return this.follow(legal[0], NO_NODE);
    const untried: G['action'][] = [];
    for (let i = 0; i < legal.length; i++)
      if (tree.find(from, actionKey(legal[i], seat)) === NO_NODE) untried.push(legal[i]);
    if (untried.length === 0) return undefined;
    return this.expand(from, seat, this.mostPromising(untried, draft, seat));
  }

  /** A new child out of a few sampled answers, without building the list of legal ones. */
  private newFromSamples(from: Node, draft: G['state'], seat: Seat): Branch<G['action']> | undefined {
    const { tree, heuristics, settings, rng } = this;
    let action: G['action'] | undefined;
    let bestPrior = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < settings.samples; n++) {
      const sample = heuristics.sample(draft, seat, rng);
      const prior = heuristics.prior(draft, seat, sample);
      if (prior <= bestPrior || tree.find(from, actionKey(sample, seat)) !== NO_NODE) continue;
      bestPrior = prior;
      action = sample;
    }
    return action === undefined ? undefined : this.expand(from, seat, action);
  }

  /** Of a few of these answers, drawn by lot, the one with the best prior; the answers drawn leave the list. */
  private mostPromising(answers: G['action'][], draft: G['state'], seat: Seat): G['action'] {
    const { heuristics, settings, rng } = this;
    let chosen: G['action'] | undefined;
    let bestPrior = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < settings.samples && answers.length > 0; n++) {
      const action = rng.draw(answers);
      const prior = settings.samples > 1 ? heuristics.prior(draft, seat, action) : 0;
      if (prior <= bestPrior) continue;
      bestPrior = prior;
      chosen = action;
    }
    return chosen as G['action']; // drawn from at least one answer
  }

  private expand(from: Node, seat: Seat, action: G['action']): Branch<G['action']> {
    const node = this.tree.add(from, actionKey(action, seat), seat, action);
    this.tree.offers[node] = 1;
    return this.follow(action, node);
  }

  private follow(action: G['action'] | undefined, node: Node): Branch<G['action']> {
    this.branch.action = action;
    this.branch.node = node;
    return this.branch;
  }
}
