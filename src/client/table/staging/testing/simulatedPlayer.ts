/** A simulated player for tests: plays a whole game through a table store, as the screen would, and counts the questions. */
import { at, type Game, type Reason, type Rng } from '#kernel';
import type { TableSnapshot, TableStore } from '../../store/tableStore.ts';
import { isForced, type Question, type Stage, stageOf } from '../stage.ts';

/** What was counted. */
export interface PlayCounts {
  /** Questions the player was asked. */
  readonly questions: number;
  /** Questions with only one answer: of the table, and while a turn was staged. */
  readonly forced: number;
  readonly forcedInStage: number;
  /** Answers that were given. */
  readonly answers: number;
  readonly over: boolean;
}

interface PlayOptions {
  /** Whether turns are staged and sent together, or every choice at once. */
  readonly confirms: boolean;
  /** Stops after this many questions. */
  readonly most?: number;
}

/** Plays on, choosing at random. */
export async function playThrough(
  store: TableStore,
  game: Game,
  rng: Rng,
  options: PlayOptions,
): Promise<PlayCounts> {
  const { confirms, most = Number.POSITIVE_INFINITY } = options;
  let [questions, forced, forcedInStage] = [0, 0, 0];
  const stop = store.subscribe(() => {});
  const choose = ({ legal }: Question) => {
    questions++;
    return rng.pick(legal);
  };
  let snapshot = await nextQuestion(store);
  while (snapshot.decision && questions < most) {
    const { tableView, decision } = snapshot;
    if (isForced(decision)) forced++;
    let stage: Stage = stageOf(game, tableView, [choose(decision)]);
    while (confirms && stage.next) {
      if (isForced(stage.next)) forcedInStage++;
      stage = stageOf(game, tableView, [...stage.staged.map(({ action }) => action), choose(stage.next)]);
    }
    const from = at(tableView.answered, Number(tableView.viewer));
    const sent = confirms ? stage.staged : stage.staged.slice(0, 1);
    for (const [i, { action }] of sent.entries())
      expectAccepted(await store.command({ do: 'play', answered: from + i, action }));
    snapshot = await nextQuestion(store);
  }
  stop();
  const { tableView } = store.snapshot();
  const answers = tableView.answered.reduce((sum, count) => sum + count, 0);
  return { questions, forced, forcedInStage, answers, over: tableView.phase === 'over' };
}

/** Plays on to a question with an answer that leads to a wanted stage, and returns that answer. */
export async function playUntil(
  store: TableStore,
  game: Game,
  rng: Rng,
  isWanted: (stage: Stage) => boolean,
): Promise<unknown> {
  for (;;) {
    const { tableView, decision } = await nextQuestion(store);
    if (!decision) throw new Error('the game ended without such a stage');
    const found = decision.legal.find((action) => isWanted(stageOf(game, tableView, [action])));
    if (found !== undefined) return found;
    await playThrough(store, game, rng, { confirms: false, most: 1 });
  }
}

/** The table once the player has a decision or the game is over; lifts curtains. */
async function nextQuestion(store: TableStore): Promise<TableSnapshot> {
  for (;;) {
    const snapshot = store.snapshot();
    if (snapshot.curtain !== undefined) store.liftCurtain();
    else if (!snapshot.pending && (snapshot.decision || snapshot.tableView.phase === 'over')) return snapshot;
    else await new Promise((resolve) => setTimeout(resolve));
  }
}

function expectAccepted(reason: Reason | undefined): void {
  if (reason) throw new Error(`refused: ${reason.rule} ${reason.code}`);
}
