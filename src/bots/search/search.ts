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
import { Results } from './results.ts';
import { rootOrder } from './rootOrder.ts';
import { type Found, Round } from './round.ts';
import { NOWHERE, type Node, ROOT, Tree } from './tree.ts';
import { Worlds } from './worlds.ts';

/** Nodes a tree has room for. */
const ROOM = 1 << 16;

/** The clock is looked at once in so many iterations. */
const CLOCK_EVERY = 8;

/** Tries that putting the root in order may cost, for each iteration or millisecond of the budget. */
const TRIES = { iteration: 0.5, millisecond: 10, atLeast: 400 };

export class Search<G extends GameTypes> {
  iterations = 0;
  private readonly game: Game<G>;
  private readonly heuristics: Heuristics<G>;
  private readonly settings: SearchSettings;
  private readonly tree = new Tree<G['action']>(ROOM);
  /** Measures everything in the tree with one measure. */
  private results: Results<G> | undefined;
  /** What the view will be if all goes as expected, and the node that stands for it. */
  private expected: { readonly view: string; readonly node: Node } | undefined;

  constructor(game: Game<G>, heuristics: Heuristics<G>, settings: SearchSettings) {
    this.game = game;
    this.heuristics = heuristics;
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
  ): Found<G['action']>[] {
    const { game, heuristics, settings, tree } = this;
    const worlds = new Worlds(game, view, rng);
    const seats = game.scores(worlds.draft()).length;
    this.results ??= new Results(game, heuristics, seats);
    const { results } = this;
    const isOver = timer(budget);
    const tries = triesFor(budget);
    const order = rootOrder(
      { game, heuristics, seat, seats, rng },
      legal,
      worlds,
      settings.rootWorlds,
      tries,
    );
    const roots = order.map((action) => {
      const key = actionKey(action, seat);
      const known = tree.find(ROOT, key);
      return known === NOWHERE ? tree.add(ROOT, key, seat, action) : known;
    });
    const round = new Round(game, heuristics, settings, tree, seat, roots, results, rng);
    const enough = budget.iterations * (seats >= settings.crowd ? settings.iterationShare : 1);
    this.iterations = 0;
    while (this.iterations < enough) {
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
    game.play(draft, seat, action, silentTools(rng));
    if (game.turn(draft) === seat) this.expected = { view: keyOf(game.view(draft, seat)), node };
  }
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
