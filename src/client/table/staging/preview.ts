/** What a staged turn will bring, before it is sent: points, points if the game ended then, and what the players have. */
import { apply, at, type Game, Rng, sumOfParts } from '#kernel';
import type { TableView } from '#table';
import type { Stage } from './stage.ts';

/** A number before and after the turn; undefined where chance or something hidden decides. */
export interface Outlook {
  readonly before: number;
  readonly now: number | undefined;
}

/** What the turn brings one player. */
export interface PlayerPreview {
  /** A seat, or an automaton, numbered after the last seat. */
  readonly player: number;
  readonly made: Outlook;
  /** Undefined where it always equals the points made, and at the end of the game. */
  readonly ifEnded: Outlook | undefined;
  /** By the kinds of `Game.holdings`. */
  readonly holdings: Readonly<Record<string, Outlook>>;
}

/** How many worlds are imagined where a turn reveals something: what all of them agree on is told. */
const WORLDS = 12;

/** Everybody's preview, by number. `tableView` is the table without the staged turn. */
export function previewOf(game: Game, tableView: TableView, stage: Stage): readonly PlayerPreview[] {
  const seats = tableView.seats.length;
  const before = numbersOf(game, tableView.view, seats);
  const worlds = worldsAfter(game, stage, seats);
  const countsAtEnd = [before, ...worlds].some((world) =>
    world.some(({ made, ifEnded }) => made !== ifEnded),
  );
  const isOver = stage.continuation === 'over';
  return before.map((numbers, player) => {
    const outlook = (read: (numbers: Numbers) => number | undefined): Outlook => {
      const now = read(at(at(worlds, 0), player));
      const isSure = worlds.every((world) => read(at(world, player)) === now);
      return { before: read(numbers) ?? 0, now: isSure ? now : undefined };
    };
    return {
      player,
      made: outlook(({ made }) => made),
      ifEnded: countsAtEnd && !isOver ? outlook(({ ifEnded }) => ifEnded) : undefined,
      holdings: Object.fromEntries(
        Object.keys(numbers.holdings).map((kind) => [kind, outlook(({ holdings }) => holdings[kind])]),
      ),
    };
  });
}

/** Whether the turn changes the number, or may do so. */
export function isChanged({ before, now }: Outlook): boolean {
  return before !== now;
}

interface Numbers {
  readonly made: number;
  readonly ifEnded: number;
  readonly holdings: Readonly<Record<string, number>>;
}

/** Seats, then automata. */
function numbersOf(game: Game, view: unknown, seats: number): readonly Numbers[] {
  return game.ifEnded(view).map(({ made, total }, player) => ({
    made: sumOfParts(made),
    ifEnded: total,
    holdings: (player < seats && game.holdings?.(view, player)) || {},
  }));
}

/** The worlds that the viewer holds possible after the turn; only one where nothing is revealed. */
function worldsAfter(
  game: Game,
  { staged, tableView, continuation }: Stage,
  seats: number,
): readonly (readonly Numbers[])[] {
  const { view, viewer } = tableView;
  if (continuation === 'asked' || continuation === 'passed') return [numbersOf(game, view, seats)];
  // What is revealed, or counted at the end, is not in the staged view: the last answer is played in every world.
  const last = at(staged, staged.length - 1);
  const seat = Number(viewer);
  return Array.from({ length: WORLDS }, (_, world) => {
    const rng = Rng.fromSeed(world.toString(16).padStart(32, '0'));
    const imagined = { state: game.imagine(last.view, rng), rng: rng.state };
    const { state } = apply(game, imagined, seat, last.action).position;
    const numbers = numbersOf(game, game.view(state, seat), seats);
    const isOver = game.decisions(state).length === 0;
    return isOver ? numbers.map((one) => ({ ...one, made: one.ifEnded })) : numbers;
  });
}
