/** A staged turn: the effect of the chosen answers before they are sent, computed only from what the viewer knows. */
import { apply, at, type Game, type Position, Rng, refused, same } from '#kernel';
import type { TableView } from '#table';

/** A decision with all its answers. */
export interface Question {
  readonly prompt: unknown;
  readonly legal: readonly unknown[];
}

/** One chosen answer and its question. */
export interface StagedAnswer {
  readonly action: unknown;
  readonly question: Question;
  /** The view at that point; needed for the text of the answer. */
  readonly view: unknown;
}

/** What follows a staged turn: the next question, or nothing before it is sent. */
export type Continuation = 'asked' | 'revealed' | 'passed' | 'over';

/** The staged answers and their effect. */
export interface Stage {
  readonly staged: readonly StagedAnswer[];
  /** The table after the answers; up to the first reveal. */
  readonly tableView: TableView;
  readonly continuation: Continuation;
  /** The seat's next question, if it has one. */
  readonly next: Question | undefined;
  /** What the seat sees happen by the answers; up to the first reveal. */
  readonly events: readonly unknown[];
}

/**
 * Plays the answers, and the forced ones after them, on an imagined state. An answer that reveals nothing to the viewer has the
 * same effect there as at the table; after one that does, the effect is unknown. Refuses what the table would.
 */
export function stageOf(game: Game, tableView: TableView, actions: readonly unknown[]): Stage {
  const { viewer } = tableView;
  if (viewer === 'spectator' || tableView.phase !== 'playing') throw refused('noDecision');
  const imagined = Rng.fromSeed(ANY_SEED);
  let position: Position = { state: game.imagine(tableView.view, imagined), rng: imagined.state };
  let stage: Stage = {
    staged: [],
    tableView,
    continuation: 'asked',
    next: questionOf(game, position, viewer),
    events: [],
  };
  const stageAnswer = (action: unknown) => {
    if (!stage.next) throw refused('noDecision');
    const applied = apply(game, position, viewer, action);
    const staged = [...stage.staged, { action, question: stage.next, view: stage.tableView.view }];
    if (applied.revealed === 'all') stage = { ...stage, staged, continuation: 'revealed', next: undefined };
    else {
      position = applied.position;
      const seen = applied.events.map((event) => game.viewEvent(event, viewer));
      const events = [...stage.events, ...seen.filter((event) => event !== undefined)];
      stage = { staged, events, ...stateAfter(game, tableView, position, staged.length) };
    }
  };
  for (const action of actions) stageAnswer(action);
  // Only after a choice: the first question belongs to the table.
  while (actions.length > 0 && stage.next && isForced(stage.next)) stageAnswer(stage.next.legal[0]);
  return stage;
}

/** Whether there is only one answer. */
export function isForced({ legal }: Question): boolean {
  return legal.length === 1;
}

/** The index of the last answer that was not forced; 0 if there is none. */
export function lastChoice({ staged }: Stage): number {
  return Math.max(
    0,
    staged.findLastIndex(({ question }) => !isForced(question)),
  );
}

/** Whether the questions are still the same, so that the answers keep their meaning. */
export function hasSameQuestions(now: Stage, then: Stage): boolean {
  return (
    now.staged.length >= then.staged.length &&
    then.staged.every(({ question }, i) => {
      const current = at(now.staged, i).question;
      return same(question.prompt, current.prompt) && isForced(question) === isForced(current);
    })
  );
}

/** Any seed will do: what is imagined of the hidden parts does not show. */
const ANY_SEED = '0'.repeat(32);

function stateAfter(
  game: Game,
  from: TableView,
  position: Position,
  count: number,
): Omit<Stage, 'staged' | 'events'> {
  const { state } = position;
  const seat = Number(from.viewer);
  const awaited = game.decisions(state).map((decision) => decision.seat);
  // At the end hidden points count too, and imagined ones must not be shown.
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
    continuation: next ? 'asked' : awaited.length === 0 ? 'over' : 'passed',
    next,
  };
}

function questionOf(game: Game, { state }: Position, seat: number): Question | undefined {
  const decision = game.decisions(state).find((one) => one.seat === seat);
  return decision && { prompt: decision.prompt, legal: game.legalActions(state, seat) };
}
