/** One action of a random game, and the same action in states that differ in hidden information. */
import {
  type Applied,
  apply,
  at,
  clone,
  type Game,
  type GameTypes,
  type Position,
  Refused,
  Rng,
  type Seat,
  type Viewer,
} from '../index.ts';
import type { Subject } from './subject.ts';

/** A position that differs from the real one only in what a viewer cannot know. */
export interface Twin<G extends GameTypes> {
  readonly position: Position<G>;
  /** What the same action does there; undefined if it cannot be played. */
  readonly after: Applied<G> | undefined;
}

/** One action with its twins. */
export class Step<G extends GameTypes> {
  readonly before: Position<G>;
  readonly seat: Seat;
  readonly after: Applied<G>;
  readonly #twins = new Map<Viewer, readonly Twin<G>[]>();
  readonly #makeTwins: MakeTwins<G>;

  constructor(before: Position<G>, seat: Seat, after: Applied<G>, makeTwins: MakeTwins<G>) {
    this.before = before;
    this.seat = seat;
    this.after = after;
    this.#makeTwins = makeTwins;
  }

  /** Made on first use, then shared by all laws. */
  twins(viewer: Viewer): readonly Twin<G>[] {
    const cached = this.#twins.get(viewer);
    if (cached) return cached;
    const twins = this.#makeTwins(this, viewer);
    this.#twins.set(viewer, twins);
    return twins;
  }
}

/** Makes the twins of a position for one viewer. */
export type MakeTwins<G extends GameTypes> = (
  step: Pick<Step<G>, 'before' | 'seat' | 'after'>,
  viewer: Viewer,
) => readonly Twin<G>[];

/** Twins from the game's own `imagine`, and from the `scramble` of its tests. */
export function twinMaker<G extends GameTypes>({ game, scramble }: Subject<G>): MakeTwins<G> {
  const rng = Rng.fromSeed('e'.repeat(32), 'twins');
  const swapping = new SwappingRng(rng.stream('gentle').state);
  return ({ before, seat, after }, viewer) => {
    const scrambled = [rng, swapping].map((shuffling) => {
      const draft = clone(before.state);
      scramble(draft, viewer, shuffling);
      game.check(draft);
      return draft;
    });
    const imagined = game.imagine(game.view(before.state, viewer), rng);
    return [imagined, ...scrambled].map((state) => {
      const position = { state, rng: before.rng };
      return { position, after: tryApply(game, position, seat, after.play.action) };
    });
  };
}

/** Plays the action where it is legal. */
export function tryApply<G extends GameTypes>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  action: G['action'],
): Applied<G> | undefined {
  try {
    return apply(game, position, seat, action);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Shuffles by swapping only two items, so that twins stay alike for more actions, even those that draw. */
class SwappingRng extends Rng {
  override shuffle<T>(items: T[]): T[] {
    if (items.length < 2) return items;
    const [one, two] = [this.below(items.length), this.below(items.length)];
    [items[one], items[two]] = [at(items, two), at(items, one)];
    return items;
  }
}
