/** A pool of states imagined from one view: mostly copies of a few, because imagining is slower than copying. */
import { clone, type Game, type GameTypes, type Heuristics, type Rng } from '#kernel';

/** The size of the pool, and how often one state in it is replaced. */
const POOL_SIZE = 16;
const REPLACE_EVERY = 6;

/** Imagined states of one view. */
export class Worlds<G extends GameTypes> {
  /** Copies a state. */
  readonly copy: (state: G['state']) => G['state'];
  private readonly game: Game<G>;
  /** The one state there is, where nothing is hidden. */
  private only: G['state'] | undefined;
  private readonly isOpen: boolean;
  private readonly view: G['view'];
  private readonly rng: Rng;
  private readonly pool: G['state'][] = [];
  private drafts = 0;

  constructor(game: Game<G>, heuristics: Heuristics<G>, view: G['view'], rng: Rng) {
    this.copy = heuristics.copy ?? clone;
    this.isOpen = heuristics.isOpen === true;
    this.game = game;
    this.view = view;
    this.rng = rng;
  }

  /** A copy of an imagined state, for the caller to play on. */
  draft(): G['state'] {
    const n = this.drafts;
    this.drafts += 1;
    if (n < POOL_SIZE) this.pool.push(this.imagine());
    else if (n % REPLACE_EVERY === 0) this.pool[(n / REPLACE_EVERY) % POOL_SIZE] = this.imagine();
    const which = n < POOL_SIZE ? n : this.rng.below(POOL_SIZE);
    return this.copy(this.pool[which] as G['state']); // the pool has been filled up to here
  }
  private imagine(): G['state'] {
    if (!this.isOpen) return this.game.imagine(this.view, this.rng);
    this.only ??= this.game.imagine(this.view, this.rng);
    return this.only;
  }
}
