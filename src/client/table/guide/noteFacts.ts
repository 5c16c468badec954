/** What the coach may look at now: the table as its reader sees it, with what is staged. */
import type { NoteFacts, Seat } from '#kernel';
import type { SeenEntry } from '#table';
import { isForced, type Stage } from '../staging/stage.ts';
import { type TableSnapshot, withoutTakenBack } from '../store/tableStore.ts';

/** How many of the seat's choices back events are still news. */
const CHOICES = 2;

/** Undefined where there is nothing to tell: the reader is not asked, has staged nothing, and the game goes on. */
export function noteFactsOf(snapshot: TableSnapshot, stage: Stage | undefined): NoteFacts | undefined {
  const { viewer, phase, outcome } = snapshot.tableView;
  if (viewer === 'spectator') return undefined;
  const isOver = phase === 'over';
  const question = stage ? stage.next : snapshot.decision;
  if (!question && !stage && !isOver) return undefined;
  const entries = withoutTakenBack(snapshot.entries);
  const choices = choicesOf(entries, viewer);
  const staged = stage?.staged ?? [];
  return {
    seat: viewer,
    view: (stage ?? snapshot).tableView.view,
    prompt: question?.prompt,
    legal: question?.legal ?? [],
    events: [...eventsSince(entries, choices.at(-CHOICES) ?? 0), ...(stage?.events ?? [])],
    answers: choices.length + staged.filter((one) => !isForced(one.question)).length,
    staged: staged.map(({ action }) => action),
    reveals: stage?.continuation === 'revealed',
    outcome: isOver ? (outcome ?? undefined) : undefined,
  };
}

/** The entries of the seat's answers that were choices. */
function choicesOf(entries: readonly SeenEntry[], seat: Seat): number[] {
  return entries.flatMap(({ seq, happening }) =>
    happening?.did === 'played' && happening.seat === seat && !happening.forced ? [seq] : [],
  );
}

function eventsSince(entries: readonly SeenEntry[], from: number): unknown[] {
  return entries.flatMap(({ seq, happening }) =>
    seq >= from && happening && 'events' in happening ? happening.events : [],
  );
}
