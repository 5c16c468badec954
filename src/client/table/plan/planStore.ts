/** The table at which a plan is made: it begins as its owner imagines the game, and the owner answers for every seat. Nothing of it is stored. */
import type { Title } from '#games';
import { at, type Seat } from '#kernel';
import type { Expectation, PlanStep, SeenEntry } from '#table';
import { laidGame, nowhere } from '../store/laidGame.ts';
import { localStore } from '../store/localStore.ts';
import { type TableStore, withoutTakenBack } from '../store/tableStore.ts';
import type { Branch } from '../whatif/branch.ts';

/** An answer given at that table. */
export interface PlannedAnswer {
  /** The number of its entry. */
  readonly seq: number;
  readonly seat: Seat;
  readonly action: unknown;
  readonly forced: boolean;
}

export interface PlanStore extends TableStore {
  /** The answers that stand, oldest first. */
  answers(): readonly PlannedAnswer[];
}

/** A new table; the answers that were kept of a former one are given again. */
export function planStore(
  title: Title,
  { names, options, position, move }: Branch,
  kept: readonly PlannedAnswer[] = [],
): PlanStore {
  const seats = names.map((name) => ({ name, player: 'human' as const }));
  const start = { id: `plan ${move}`, position, plan: { options, seats }, seed: '0'.repeat(32) };
  const inner = localStore(laidGame(title, start), {
    repository: nowhere,
    think: () => new Promise(() => {}),
  });
  const actions = new Map<number, unknown>();
  /** Answers under way: whoever listens to the table must find them there with their entry. */
  const sent: unknown[] = [];
  const follow = () => {
    const { curtain, entries } = inner.snapshot();
    const last = entries.at(-1);
    if (last?.happening?.did === 'played' && !actions.has(last.seq) && sent.length > 0)
      actions.set(last.seq, sent.shift());
    // One person answers for everybody: nobody has to look away.
    if (curtain !== undefined) inner.liftCurtain();
  };
  inner.subscribe(follow);
  follow();
  const store: PlanStore = {
    ...inner,
    async command(command) {
      if (command.do === 'play') sent.push(command.action);
      const refusal = await inner.command(command);
      if (refusal && command.do === 'play') sent.splice(sent.indexOf(command.action), 1);
      return refusal;
    },
    answers: () => withoutTakenBack(inner.snapshot().entries).flatMap((entry) => answerIn(entry, actions)),
  };
  void giveAgain(store, kept);
  return store;
}

function answerIn({ seq, happening }: SeenEntry, actions: ReadonlyMap<number, unknown>): PlannedAnswer[] {
  if (happening?.did !== 'played') return [];
  const { seat, forced = false } = happening;
  return [{ seq, seat, action: actions.get(seq), forced }];
}

/** In the same order, from the same position: they are as legal as they were. */
async function giveAgain(store: PlanStore, kept: readonly PlannedAnswer[]): Promise<void> {
  for (const { seat, action } of kept) {
    const { answered } = store.snapshot().tableView;
    if (await store.command({ do: 'play', answered: at(answered, seat), action })) return;
  }
}

/** A step in the making: its own answer comes last, or is still to come. */
export interface DraftStep {
  readonly others: readonly PlannedAnswer[];
  readonly own: PlannedAnswer | undefined;
}

/** The answers as steps: each ends with one of the owner's. */
export function draftSteps(answers: readonly PlannedAnswer[], owner: Seat): readonly DraftStep[] {
  const steps: DraftStep[] = [];
  let others: PlannedAnswer[] = [];
  for (const answer of answers)
    if (answer.seat === owner) {
      steps.push({ others, own: answer });
      others = [];
    } else others.push(answer);
  return others.length > 0 ? [...steps, { others, own: undefined }] : steps;
}

/** What the server is told: finished steps alone, and of those answers that may be anything only whose they are. */
export function planSteps(
  drafts: readonly DraftStep[],
  isAnything: (answer: PlannedAnswer) => boolean,
): readonly PlanStep[] {
  return drafts.flatMap(({ others, own }) =>
    own ? [{ when: expectations(others, isAnything), play: own.action }] : [],
  );
}

/** What had to be answered says nothing, unless it is all that was answered. */
function expectations(
  others: readonly PlannedAnswer[],
  isAnything: (answer: PlannedAnswer) => boolean,
): readonly Expectation[] {
  const chosen = others.filter(({ forced }) => !forced);
  const told = chosen.length > 0 ? chosen : others.slice(-1);
  const exact = told.filter((answer) => !isAnything(answer));
  const loose = told.filter((answer) => !exact.some(({ seat }) => seat === answer.seat));
  return [
    ...exact.map(({ seat, action }) => ({ seat, action })),
    ...[...new Set(loose.map(({ seat }) => seat))].map((seat) => ({ seat })),
  ];
}
