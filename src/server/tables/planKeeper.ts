/** The plans at one table: made, shown to their owners alone, and played when they are due. Where each stands follows from the log, so that nothing is lost with the process. */
import { Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  fateOf,
  isByTurns,
  type PersonId,
  type PlanFate,
  type PlanStep,
  plannerSeat,
  questionsOverFor,
  stateAt,
  viewerOf,
} from '#table';
import { newPlanId } from '../people/token.ts';
import type { KeptPlan } from '../store/index.ts';
import type { CommandRunner } from './commandRunner.ts';
import type { TableCopy } from './tableCopy.ts';
import type { TablesContext } from './tablesContext.ts';

/** What an owner asks of their plan. */
export type PlanWish =
  | { readonly do: 'show' }
  | { readonly do: 'make'; readonly steps: readonly PlanStep[] }
  | { readonly do: 'drop' };

/** A plan as its owner sees it; null for none. */
export interface ShownPlan {
  readonly seat: number;
  readonly steps: readonly PlanStep[];
  /** How many of them are played. */
  readonly done: number;
  readonly ended: Extract<PlanFate, { is: 'ended' }>['why'] | null;
}

/** Refusals that say nothing about the answer: it is tried again. */
const PASSING = ['failed', 'notNow', 'tooSlow'];

export class PlanKeeper {
  private readonly copy: TableCopy;
  private readonly context: TablesContext;
  private readonly runner: Pick<CommandRunner, 'carryOut'>;

  constructor(copy: TableCopy, context: TablesContext, runner: Pick<CommandRunner, 'carryOut'>) {
    this.copy = copy;
    this.context = context;
    this.runner = runner;
  }

  /** Does what the owner asks, and gives the plan that is there afterwards. */
  async ask(person: PersonId, wish: PlanWish, call: number): Promise<ShownPlan | null> {
    const table = this.copy.table ?? (await this.copy.load());
    const { store, now } = this.context;
    const { id, seq } = table.state;
    if (wish.do === 'make') {
      // What was decided elsewhere and not heard of yet comes before the plan.
      await this.copy.catchUp();
      const newest = this.copy.table ?? (await this.copy.load());
      const { steps } = wish;
      const seat = plannerSeat(newest, { person }, steps);
      const plan = { id: newPlanId(), from: newest.state.seq, steps, ended: null };
      await store.keepPlan({ table: id, seat, person, created: now(), ...plan });
      return { seat, steps, done: 0, ended: null };
    }
    const plan = (await store.plansAt(id)).find((one) => one.person === person);
    if (!plan) {
      if (viewerOf(table.state, person) === 'spectator') throw refusedAtDoor('notAllowed');
      return null;
    }
    if (wish.do === 'drop' || table.state.phase === 'over') {
      await store.dropPlan(plan);
      return null;
    }
    const fate = await this.fate(plan, call, seq);
    if (fate.is === 'done') return null;
    return {
      seat: plan.seat,
      steps: plan.steps,
      done: fate.done,
      ended: fate.is === 'ended' ? fate.why : null,
    };
  }

  /** Plays every plan that is due, and notes which have ended. */
  async run(): Promise<void> {
    const table = this.copy.table ?? (await this.copy.load());
    if (!isByTurns(table.state.plan)) return;
    for (const plan of await this.context.store.plansAt(table.state.id)) {
      const { seq } = (this.copy.table ?? table).state;
      const fate = await this.fate(plan, 0, seq);
      if (fate.is === 'due') await this.play(plan, fate);
    }
  }

  /** Where the plan stands after an entry; what has ended or is done is noted in the store. */
  private async fate(plan: KeptPlan, call: number, seq: number): Promise<PlanFate> {
    const { store, working } = this.context;
    if (plan.ended) return { is: 'ended', ...plan.ended };
    const start = await store.load(plan.table, plan.from);
    const entries = await store.entries(plan.table, plan.from);
    const { title } = this.copy.table ?? (await this.copy.load());
    if (!start) throw refusedAtDoor('noSuchTable');
    // What is not in memory yet is seen by the one who stores the answer.
    const known = entries.filter((entry) => entry.seq <= seq);
    const fate = working(call, plan.table, () =>
      fateOf(title.game, plan, stateAt(start.snapshot, start.entries), known),
    );
    if (fate.is === 'done') await store.dropPlan(plan);
    if (fate.is === 'ended') await store.endPlan(plan, { why: fate.why, done: fate.done });
    return fate;
  }

  /** A step becomes an answer like any other of its person. Named by plan and step, it is stored once, whoever plays it. */
  private async play(
    plan: KeptPlan,
    { done, answered, action }: Extract<PlanFate, { is: 'due' }>,
  ): Promise<void> {
    const { seat, person, id } = plan;
    const actor = { person, commandId: `${id}${done}` };
    const command = { do: 'play', answered, action } as const;
    try {
      await this.runner.carryOut({
        call: 0,
        actor,
        command,
        outside: false,
        isDue: (state) =>
          state.awaited.includes(seat) &&
          questionsOverFor(state, seat) === answered &&
          state.proposal === null,
      });
    } catch (error) {
      if (!(error instanceof Refused) || PASSING.includes(error.reason.code)) throw error;
      await this.context.store.endPlan(plan, { why: 'illegal', done });
    }
  }
}
