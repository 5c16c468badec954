/** States imagined from one view: mostly copies of a few, since imagining costs more than copying. */
import { clone, type Game, type GameTypes, type Rng } from '#kernel';

/** How many are kept, and how often one of them gives way to a new one. */
const KEPT = 16;
const RENEWED_EVERY = 6;

export class Worlds<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly view: G['view'];
  private readonly rng: Rng;
  private readonly kept: G['state'][] = [];
  private drafts = 0;

  constructor(game: Game<G>, view: G['view'], rng: Rng) {
    this.game = game;
    this.view = view;
    this.rng = rng;
  }

  /** A state to play on. */
  draft(): G['state'] {
    const n = this.drafts;
    this.drafts += 1;
    if (n < KEPT) this.kept.push(this.game.imagine(this.view, this.rng));
    else if (n % RENEWED_EVERY === 0)
      this.kept[(n / RENEWED_EVERY) % KEPT] = this.game.imagine(this.view, this.rng);
    const which = n < KEPT ? n : this.rng.below(KEPT);
    return clone(this.kept[which] as G['state']);
  }
}
