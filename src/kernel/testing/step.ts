/** One action of a random game, and what it would have been in states that differ where somebody cannot look. */
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
  /** What the same action does there; nothing where it cannot be played. */
  readonly after: Applied<G> | undefined;
}

export class Step<G extends GameTypes> {
  readonly before: Position<G>;
  readonly seat: Seat;
  readonly after: Applied<G>;
  readonly #twins = new Map<Viewer, readonly Twin<G>[]>();
  readonly #makeTwins: Twinning<G>;

  constructor(before: Position<G>, seat: Seat, after: Applied<G>, makeTwins: Twinning<G>) {
    this.before = before;
    this.seat = seat;
    this.after = after;
    this.#makeTwins = makeTwins;
  }

  /** Made when the first law asks, and shared by all that ask. */
  twins(viewer: Viewer): readonly Twin<G>[] {
    const known = this.#twins.get(viewer);
    if (known) return known;
    const made = this.#makeTwins(this, viewer);
    this.#twins.set(viewer, made);
    return made;
  }
}

export type Twinning<G extends GameTypes> = (
  step: Pick<Step<G>, 'before' | 'seat' | 'after'>,
  viewer: Viewer,
) => readonly Twin<G>[];

/** Twins imagined by the game, and dealt anew by its tests. */
export function twinning<G extends GameTypes>({ game, scramble }: Subject<G>): Twinning<G> {
  const rng = Rng.fromSeed('e'.repeat(32), 'twins');
  const gentle = new Gentle(rng.stream('gentle').state);
  return ({ before, seat, after }, viewer) => {
    const dealt = [rng, gentle].map((shuffling) => {
      const draft = clone(before.state);
      scramble(draft, viewer, shuffling);
      game.check(draft);
      return draft;
    });
    const imagined = game.imagine(game.view(before.state, viewer), rng);
    return [imagined, ...dealt].map((state) => {
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

/** Shuffles by changing two things only: twins that stay alike through more actions, also those that draw. */
class Gentle extends Rng {
  override shuffle<T>(items: T[]): T[] {
    if (items.length < 2) return items;
    const [one, two] = [this.below(items.length), this.below(items.length)];
    [items[one], items[two]] = [at(items, two), at(items, one)];
    return items;
  }
}
