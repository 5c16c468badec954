/** Information-set tree search: one tree over many imagined states, for any number of seats. */
import {
  type Budget,
  type Game,
  type GameTypes,
  type Heuristics,
  keyOf,
  type Rng,
  type SearchSettings,
  type Seat,
  silentTools,
} from '#kernel';
import { actionKey } from './actionKey.ts';
import { DecisionSearch, type RootAnswer } from './decisionSearch.ts';
import { Results } from './results.ts';
import { rootOrder } from './rootOrder.ts';
import { NO_NODE, type Node, ROOT, Tree } from './tree.ts';
import { Worlds } from './worlds.ts';

/** The size of the tree. */
const MAX_NODES = 1 << 16;

/** The clock is read once every so many iterations. */
const CLOCK_EVERY = 8;

/** How many tries may be spent on sorting the root, per iteration or millisecond of the budget. */
const TRIES = { iteration: 0.5, millisecond: 10, atLeast: 400 };

/** Searches one decision after another, and keeps the part of the tree that still applies. */
export class Search<G extends GameTypes> {
  iterations = 0;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree = new Tree<G['action']>(MAX_NODES);
  /** One instance per tree, so that all its nodes share a baseline. */
  private results: Results<G> | undefined;
  /** The view that the chosen answer should lead to, and its node. */
  private expected: { readonly view: string; readonly node: Node } | undefined;

  constructor(game: Game<G>, heuristics: Heuristics<G>, settings: SearchSettings) {
    this.game = game;
    this.heuristics = heuristics;
    this.settings = settings;
  }

  /** The answers, the most visited first. The tree is kept if this view was expected. */
  run(
    seat: Seat,
    view: G['view'],
    legal: readonly G['action'][],
    budget: Budget,
    rng: Rng,
  ): RootAnswer<G['action']>[] {
    const { tree } = this;
    if (this.expected?.view === keyOf(view)) tree.keep(this.expected.node);
    else {
      tree.clear();
      this.results = undefined;
    }
    this.expected = undefined;
    const alone = this.heuristics.alone?.(view, seat);
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
  ): RootAnswer<G['action']>[] {
    const { game, heuristics, settings, tree } = this;
    const worlds = new Worlds(game, heuristics, view, rng);
    const first = worlds.draft();
    const seats = game.scores(first).length;
    const kept = heuristics.sensible?.(first, seat, legal) ?? legal;
    // A review asks about a single answer, sensible or not.
    const sensible = kept.length > 0 ? kept : legal;
    this.results ??= new Results(game, heuristics, seats);
    const { results } = this;
    const isTimeUp = timer(budget);
    const tries = triesFor(budget);
    const order = rootOrder(
      { game, heuristics, seat, seats, rng },
      sensible,
      worlds,
      settings.rootWorlds,
      tries,
    );
    const roots = order.map((action) => {
      const key = actionKey(action, seat);
      const node = tree.find(ROOT, key);
      return node === NO_NODE ? tree.add(ROOT, key, seat, action) : node;
    });
    const search = new DecisionSearch(game, heuristics, settings, tree, seat, roots, results, rng);
    const wanted = budget.iterations * (seats >= settings.crowd ? settings.iterationShare : 1);
    const { stopsEarly } = settings;
    const missing = stopsEarly ? wanted - (tree.visits[ROOT] as number) : wanted; // the root is always there
    this.iterations = 0;
    while (this.iterations < missing) {
      search.iterate(worlds.draft());
      this.iterations += 1;
      if (this.iterations % CLOCK_EVERY !== 0) continue;
      if (isTimeUp() || (stopsEarly && search.isDecided(missing - this.iterations))) break;
    }
    return search.rootAnswers();
  }

  /** Remembers the view an answer should lead to, if the same seat decides next. */
  expect(seat: Seat, view: G['view'], action: G['action'], rng: Rng): void {
    const { game, tree } = this;
    const node = tree.find(ROOT, actionKey(action, seat));
    const draft = game.imagine(view, rng);
    if (node === NO_NODE || game.turn(draft) !== seat) return;
    game.play(draft, seat, action, silentTools(rng));
    if (game.turn(draft) === seat) this.expected = { view: keyOf(game.view(draft, seat)), node };
  }
}

function timer({ milliseconds, clock }: Budget): () => boolean {
  if (milliseconds === undefined || !clock) return () => false;
  const end = clock() + milliseconds;
  return () => clock() >= end;
}

/** How many tries may be spent on sorting the root. */
function triesFor({ iterations, milliseconds }: Budget): number {
  const most = Number.isFinite(iterations)
    ? TRIES.iteration * iterations
    : TRIES.millisecond * (milliseconds ?? 0);
  return Math.max(TRIES.atLeast, Math.floor(most));
}
