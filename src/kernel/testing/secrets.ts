/** Laws 6 and 9: nobody learns what the rules do not show. */
import {
  type Applied,
  apply,
  at,
  clone,
  type Game,
  type GameTypes,
  keyOf,
  type Position,
  Refused,
  Rng,
  type Seat,
  type Viewer,
} from '../index.ts';
import { assertSame } from './plainData.ts';
import { eachAction, type Table, viewersOf } from './randomGames.ts';
import type { Subject } from './subject.ts';

/** Wishes no game grants: shapes a hostile client might send. */
export const JUNK: readonly unknown[] = [
  null,
  0,
  -1,
  '',
  'pass',
  true,
  [],
  [[]],
  {},
  { seat: 0 },
  { skip: 'no' },
];

/**
 * Law 6. An action that may be undone must leave every viewer where it was: whatever it shows could have been
 * shown in any state the viewer held possible before.
 */
export function undoTeachesNothing<G extends GameTypes>(
  subject: Subject<G>,
  table: Table<G>,
  games: number,
): void {
  const { game } = subject;
  const twin = twins(subject);
  eachAction(table, games, (before, seat, after) => {
    if (after.revealed) return;
    for (const viewer of viewersOf(table.seats)) {
      const shown = seenBy(game, after, viewer);
      for (const other of twin(before, viewer)) {
        const could = (action: G['action']) => {
          const result = tryApply(game, other, seat, action);
          return result !== undefined && !result.revealed && seenBy(game, result, viewer) === shown;
        };
        if (could(after.play.action)) continue;
        const possible = viewer !== seat && game.legalActions(other.state, seat).some(could);
        if (!possible)
          throw new Error(`${viewer} learned something from ${keyOf(after.play)}, yet it can be undone`);
      }
    }
  });
}

/**
 * Law 9. Two states that differ only in what a viewer cannot know look alike to it in every way: view, prompts,
 * answers, refusals, scores; and where they still look alike after an action, so did its events.
 */
export function secrets<G extends GameTypes>(subject: Subject<G>, table: Table<G>, games: number): void {
  const { game } = subject;
  const twin = twins(subject);
  eachAction(table, games, (before, seat, after) => {
    for (const viewer of viewersOf(table.seats)) {
      const shown = standing(game, before.state, viewer);
      for (const other of twin(before, viewer)) {
        assertSame(standing(game, other.state, viewer), shown, `what ${viewer} may know`);
        const result = tryApply(game, other, seat, after.play.action);
        if (!result || viewOf(game, result, viewer) !== viewOf(game, after, viewer)) continue;
        if (game.outcome(after.position.state)) continue;
        assertSame(
          eventsOf(game, result, viewer),
          eventsOf(game, after, viewer),
          `events that ${viewer} sees`,
        );
      }
    }
  });
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

/** States that differ from this one only in what the viewer cannot know: imagined by the game, and dealt anew by its tests. */
function twins<G extends GameTypes>({ game, scramble }: Subject<G>) {
  const rng = Rng.fromSeed('e'.repeat(32), 'twins');
  const gentle = new Gentle(rng.stream('gentle').state);
  return ({ state, rng: chance }: Position<G>, viewer: Viewer): Position<G>[] => {
    const dealt = [rng, gentle].map((shuffling) => {
      const draft = clone(state);
      scramble(draft, viewer, shuffling);
      game.check(draft);
      return draft;
    });
    const imagined = game.imagine(game.view(state, viewer), rng);
    return [imagined, ...dealt].map((twin) => ({ state: twin, rng: chance }));
  };
}

/** All that a viewer is told while it looks at a state. */
function standing<G extends GameTypes>(game: Game<G>, state: G['state'], viewer: Viewer) {
  const open = game.decisions(state);
  const seats = open.map((decision) => decision.seat);
  const over = open.length === 0;
  return {
    view: game.view(state, viewer),
    seats,
    prompt: open.find((decision) => decision.seat === viewer)?.prompt ?? null,
    answers: viewer === 'spectator' ? [] : game.legalActions(state, viewer),
    refusals: JUNK.map((wish) => refusalOf(game, state, viewer, wish)),
    scores: over ? [] : game.scores(state),
  };
}

function refusalOf<G extends GameTypes>(game: Game<G>, state: G['state'], viewer: Viewer, wish: unknown) {
  if (viewer === 'spectator' || game.legalActions(state, viewer).length === 0) return null;
  return game.whyNot(state, viewer, wish) ?? null;
}

function tryApply<G extends GameTypes>(
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

function viewOf<G extends GameTypes>(game: Game<G>, { position }: Applied<G>, viewer: Viewer): string {
  return JSON.stringify(game.view(position.state, viewer));
}

function eventsOf<G extends GameTypes>(game: Game<G>, { events }: Applied<G>, viewer: Viewer) {
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== undefined);
}

function seenBy<G extends GameTypes>(game: Game<G>, applied: Applied<G>, viewer: Viewer): string {
  return viewOf(game, applied, viewer) + JSON.stringify(eventsOf(game, applied, viewer));
}
