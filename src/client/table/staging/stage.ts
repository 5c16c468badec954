/** A turn before it is sent: what the chosen answers would do, told from what the viewer may know alone. Pure. */
import { apply, at, type Game, type Position, Rng, refused, type Score, same } from '#kernel';
import { ANY_SEED, type TableView } from '#table';

/** What a seat is asked, with every answer. */
export interface Question {
  readonly prompt: unknown;
  readonly legal: readonly unknown[];
}

/** One chosen answer, and the table it is given at. */
export interface Staged {
  readonly action: unknown;
  readonly question: Question;
  /** What is known when it is given: the words of the answer need it. */
  readonly view: unknown;
}

/** How a stage goes on: with the next question, or not until it is sent. */
export type Ahead = 'asked' | 'revealed' | 'passed' | 'over';

export interface Stage {
  readonly staged: readonly Staged[];
  /** The table as it will be; where something is revealed, as it is before that. */
  readonly tableView: TableView;
  readonly ahead: Ahead;
  /** What the seat is asked next, where it is. */
  readonly next: Question | undefined;
  /** Points each seat gains, as far as they are certain. */
  readonly gains: readonly number[];
}

/**
 * Plays the answers on an imagined state, and after them those that are forced. An answer that reveals nothing
 * teaches nothing, so what it does there it does at the table; after one that reveals, nothing more is known.
 * Refuses what the table would refuse.
 */
export function stageOf(game: Game, tableView: TableView, actions: readonly unknown[]): Stage {
  const { viewer } = tableView;
  if (viewer === 'spectator' || tableView.phase !== 'playing') throw refused('noDecision');
  const imagined = Rng.fromSeed(ANY_SEED);
  let position: Position = { state: game.imagine(tableView.view, imagined), rng: imagined.state };
  let stage: Stage = {
    staged: [],
    tableView,
    ahead: 'asked',
    next: questionOf(game, position, viewer),
    gains: tableView.scores.map(() => 0),
  };
  const give = (action: unknown) => {
    if (!stage.next) throw refused('noDecision');
    const applied = apply(game, position, viewer, action);
    const staged = [...stage.staged, { action, question: stage.next, view: stage.tableView.view }];
    if (applied.revealed) stage = { ...stage, staged, ahead: 'revealed', next: undefined };
    else {
      position = applied.position;
      stage = { staged, ...arrived(game, tableView, position, staged.length) };
    }
  };
  for (const action of actions) give(action);
  // The first question is the table's own: staging begins with a choice.
  while (actions.length > 0 && stage.next && isForced(stage.next)) give(stage.next.legal[0]);
  return stage;
}

/** Whether there is no choice. */
export function isForced({ legal }: Question): boolean {
  return legal.length === 1;
}

/** Where the last answer stands that was chosen among several; the first where there is none. */
export function lastChoice({ staged }: Stage): number {
  return Math.max(
    0,
    staged.findLastIndex(({ question }) => !isForced(question)),
  );
}

/** Whether the questions then are still asked now, so that the answers mean what they meant. */
export function asksTheSame(now: Stage, then: Stage): boolean {
  return (
    now.staged.length >= then.staged.length &&
    then.staged.every(({ question }, i) => {
      const asked = at(now.staged, i).question;
      return same(question.prompt, asked.prompt) && isForced(question) === isForced(asked);
    })
  );
}

function arrived(game: Game, from: TableView, position: Position, count: number): Omit<Stage, 'staged'> {
  const { state } = position;
  const seat = Number(from.viewer);
  const awaited = game.decisions(state).map((decision) => decision.seat);
  // At the end hidden things count, too: those points are not ours to tell.
  const scores = awaited.length === 0 ? from.scores : game.scores(state);
  const next = questionOf(game, position, seat);
  return {
    tableView: {
      ...from,
      view: game.view(state, seat),
      awaited,
      prompt: next?.prompt ?? null,
      plays: from.plays + count,
      answered: from.answered.with(seat, at(from.answered, seat) + count),
      scores,
      mayTakeBack: false,
    },
    ahead: next ? 'asked' : awaited.length === 0 ? 'over' : 'passed',
    next,
    gains: gained(from.scores, scores),
  };
}

function questionOf(game: Game, { state }: Position, seat: number): Question | undefined {
  const asked = game.decisions(state).find((decision) => decision.seat === seat);
  return asked && { prompt: asked.prompt, legal: game.legalActions(state, seat) };
}

function gained(before: readonly Score[], after: readonly Score[]): number[] {
  return after.map(({ total }, seat) => total - (before[seat]?.total ?? 0));
}
