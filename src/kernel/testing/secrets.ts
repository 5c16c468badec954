/** Laws 6 and 9: nobody learns what the rules keep hidden. */
import { type Applied, type Game, type GameTypes, keyOf, type Viewer } from '../index.ts';
import { assertSame } from './plainData.ts';
import { type Table, type Visit, viewersOf } from './randomGames.ts';
import { tryApply } from './step.ts';
import type { Subject } from './subject.ts';

/** Attempts that no game accepts: shapes a hostile client might send. */
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
 * Law 6. An action that can be undone must tell no viewer anything new, and one that reveals something to others nothing to
 * its own seat: whatever it shows could also have been shown in any other state that the viewer thought possible before.
 */
export function undoRevealsNothing<G extends GameTypes>({ game }: Subject<G>, { seats }: Table<G>): Visit<G> {
  return (step) => {
    const { seat, after } = step;
    if (after.revealed === 'all') return;
    for (const viewer of after.revealed === 'others' ? [seat] : viewersOf(seats)) {
      const shown = seenBy(game, after, viewer);
      const isSame = (result: Applied<G> | undefined) =>
        result !== undefined && result.revealed === after.revealed && seenBy(game, result, viewer) === shown;
      for (const twin of step.twins(viewer)) {
        if (isSame(twin.after)) continue;
        const possible =
          viewer !== seat &&
          game
            .legalActions(twin.position.state, seat)
            .some((action) => isSame(tryApply(game, twin.position, seat, action)));
        if (!possible)
          throw new Error(
            `${viewer} learned something from ${keyOf(after.play)}, yet it was not revealed to them`,
          );
      }
    }
  };
}

/**
 * Law 9. Two states that differ only in what a viewer cannot know look the same to it in every way: view, prompts,
 * answers, refusals, scores. If they still look the same after an action, its events must look the same too.
 */
export function secrets<G extends GameTypes>({ game }: Subject<G>, { seats }: Table<G>): Visit<G> {
  return (step) => {
    const { before, after } = step;
    const isOver = game.outcome(after.position.state) !== undefined;
    for (const viewer of viewersOf(seats)) {
      const expected = JSON.stringify(knownTo(viewer, game, before.state));
      const viewAfter = viewOf(game, after, viewer);
      for (const { position, after: result } of step.twins(viewer)) {
        const known = JSON.stringify(knownTo(viewer, game, position.state));
        if (known !== expected) throw new Error(`what ${viewer} may know:\n${known}\n${expected}`);
        if (isOver || !result || viewOf(game, result, viewer) !== viewAfter) continue;
        assertSame(
          eventsOf(game, result, viewer),
          eventsOf(game, after, viewer),
          `events that ${viewer} sees`,
        );
      }
    }
  };
}

/** Everything a viewer can find out about a state. */
function knownTo<G extends GameTypes>(viewer: Viewer, game: Game<G>, state: G['state']) {
  const open = game.decisions(state);
  const seats = open.map((decision) => decision.seat);
  const over = open.length === 0;
  const answers = viewer === 'spectator' ? [] : game.legalActions(state, viewer);
  return {
    view: game.view(state, viewer),
    seats,
    prompt: open.find((decision) => decision.seat === viewer)?.prompt ?? null,
    answers,
    refusals:
      viewer === 'spectator' || answers.length === 0
        ? []
        : JUNK.map((attempt) => game.whyNot(state, viewer, attempt) ?? null),
    scores: over ? [] : game.scores(state),
    automata: over ? [] : game.automata(state),
  };
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
