/** Below the root: which answer to go on with in this imagined state, an old one or a new one. */
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
import { logOf } from './curves.ts';
import { NOWHERE, type Node, type Tree } from './tree.ts';

/** What to do at a node: an answer with the node it leads to, or none of its own when nothing was to choose. */
export interface Step<Action> {
  action: Action | undefined;
  node: Node;
}

export class Branches<G extends GameTypes> {
  /** Spread of the results seen so far: the measure of curiosity. */
  spread = 0.1;
  readonly tools: Tools<G['event']>;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree<G['action']>;
  private readonly rng: Rng;
  private readonly step: Step<G['action']> = { action: undefined, node: NOWHERE };

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

  /** The step to take from a node; without an answer when the tree ends here. */
  choose(from: Node, draft: G['state'], seat: Seat): Step<G['action']> {
    const { widening } = this.settings;
    const limit = 1 + widening * Math.sqrt(this.tree.visits[from] as number);
    return this.heuristics.allows && Number.isFinite(widening)
      ? this.sampled(from, draft, seat, limit)
      : this.listed(from, draft, seat, limit);
  }

  /** How good a child looks to the seat that may choose it, with a bonus for what is seldom tried. */
  ucbScore(node: Node): number {
    const { visits, offers } = this.tree;
    const tried = visits[node] as number;
    const doubt = Math.sqrt(logOf(offers[node] as number) / tried);
    return this.tree.mean(node) + this.settings.curiosity * this.spread * doubt;
  }

  private listed(from: Node, draft: G['state'], seat: Seat, limit: number): Step<G['action']> {
    const legal = this.game.legalActions(draft, seat);
    if (legal.length === 1) return this.take(legal[0], NOWHERE);
    const { tree, heuristics, settings, rng } = this;
    let open = 0;
    let best = NOWHERE;
    let most = Number.NEGATIVE_INFINITY;
    let action: G['action'] | undefined;
    const fresh: number[] = [];
    for (let i = 0; i < legal.length; i++) {
      const node = tree.find(from, actionKey(legal[i], seat));
      if (node === NOWHERE) {
        fresh.push(i);
        continue;
      }
      open += 1;
      tree.offers[node] = (tree.offers[node] as number) + 1;
      const ucbScore = this.ucbScore(node);
      if (ucbScore <= most) continue;
      most = ucbScore;
      best = node;
      action = legal[i];
    }
    if (fresh.length > 0 && open < limit && !tree.isFull) {
      let chosen = -1;
      let promise = Number.NEGATIVE_INFINITY;
      for (let n = 0; n < settings.samples && fresh.length > 0; n++) {
        const i = rng.draw(fresh);
        const prior = settings.samples > 1 ? heuristics.prior(draft, seat, legal[i]) : 0;
        if (prior <= promise) continue;
        promise = prior;
        chosen = i;
      }
      return this.grow(from, seat, legal[chosen]);
    }
    return this.take(action, best);
  }

  private sampled(from: Node, draft: G['state'], seat: Seat, limit: number): Step<G['action']> {
    const { tree, heuristics, settings, rng } = this;
    let open = 0;
    let best = NOWHERE;
    let most = Number.NEGATIVE_INFINITY;
    for (let node = tree.child[from] as number; node !== NOWHERE; node = tree.older[node] as number) {
      if (tree.seats[node] !== seat || !heuristics.allows?.(draft, seat, tree.actions[node])) continue;
      open += 1;
      tree.offers[node] = (tree.offers[node] as number) + 1;
      const ucbScore = this.ucbScore(node);
      if (ucbScore <= most) continue;
      most = ucbScore;
      best = node;
    }
    if (open < limit && !tree.isFull) {
      let action: G['action'] | undefined;
      let promise = Number.NEGATIVE_INFINITY;
      for (let n = 0; n < settings.samples; n++) {
        const sample = heuristics.sample(draft, seat, rng);
        const prior = heuristics.prior(draft, seat, sample);
        if (prior <= promise || tree.find(from, actionKey(sample, seat)) !== NOWHERE) continue;
        promise = prior;
        action = sample;
      }
      if (action !== undefined) return this.grow(from, seat, action);
    }
    return this.take(best === NOWHERE ? undefined : tree.actions[best], best);
  }

  private grow(from: Node, seat: Seat, action: G['action']): Step<G['action']> {
    const node = this.tree.add(from, actionKey(action, seat), seat, action);
    this.tree.offers[node] = 1;
    return this.take(action, node);
  }

  private take(action: G['action'] | undefined, node: Node): Step<G['action']> {
    this.step.action = action;
    this.step.node = node;
    return this.step;
  }
}
