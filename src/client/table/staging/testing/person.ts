/** Somebody who plays a whole game through a table's store as the screen lets them, and counts what they are asked. */
import { at, type Game, type Reason, type Rng } from '#kernel';
import type { Shown, TableStore } from '../../store/tableStore.ts';
import { isForced, type Question, type Stage, stageOf } from '../stage.ts';

export interface Asked {
  /** Questions that were put to the person. */
  readonly questions: number;
  /** Those of them that had one answer: of the table itself, and while a turn was staged. */
  readonly forced: number;
  readonly forcedInStage: number;
  /** Answers the seat has given. */
  readonly answers: number;
  readonly over: boolean;
}

interface Way {
  /** Turns are staged and sent together, or every choice at once. */
  readonly confirms: boolean;
  /** Questions after which it is enough. */
  readonly most?: number;
}

/** Chooses at random. */
export async function playThrough(store: TableStore, game: Game, rng: Rng, way: Way): Promise<Asked> {
  const { confirms, most = Number.POSITIVE_INFINITY } = way;
  let [questions, forced, forcedInStage] = [0, 0, 0];
  const stop = store.subscribe(() => {});
  const choose = ({ legal }: Question) => {
    questions++;
    return rng.pick(legal);
  };
  let shown = await settled(store);
  while (shown.decision && questions < most) {
    const { tableView, decision } = shown;
    if (isForced(decision)) forced++;
    let stage: Stage = stageOf(game, tableView, [choose(decision)]);
    while (confirms && stage.next) {
      if (isForced(stage.next)) forcedInStage++;
      stage = stageOf(game, tableView, [...stage.staged.map(({ action }) => action), choose(stage.next)]);
    }
    const from = at(tableView.answered, Number(tableView.viewer));
    const sent = confirms ? stage.staged : stage.staged.slice(0, 1);
    for (const [i, { action }] of sent.entries())
      refuseRefusal(await store.command({ do: 'play', answered: from + i, action }));
    shown = await settled(store);
  }
  stop();
  const { tableView } = store.shown();
  const answers = tableView.answered.reduce((sum, count) => sum + count, 0);
  return { questions, forced, forcedInStage, answers, over: tableView.phase === 'over' };
}

/** Plays on to a question with an answer that leads to a wanted stage; gives that answer. */
export async function playUntil(
  store: TableStore,
  game: Game,
  rng: Rng,
  isWanted: (stage: Stage) => boolean,
): Promise<unknown> {
  for (;;) {
    const { tableView, decision } = await settled(store);
    if (!decision) throw new Error('the game has ended without it');
    const found = decision.legal.find((action) => isWanted(stageOf(game, tableView, [action])));
    if (found !== undefined) return found;
    await playThrough(store, game, rng, { confirms: false, most: 1 });
  }
}

/** The table once the person is asked something, or the game is over; curtains are lifted. */
async function settled(store: TableStore): Promise<Shown> {
  for (;;) {
    const shown = store.shown();
    if (shown.curtain !== undefined) store.liftCurtain();
    else if (!shown.pending && (shown.decision || shown.tableView.phase === 'over')) return shown;
    else await new Promise((resolve) => setTimeout(resolve));
  }
}

function refuseRefusal(reason: Reason | undefined): void {
  if (reason) throw new Error(`refused: ${reason.rule} ${reason.code}`);
}
