/** The plan of a column in use: what is done with each of its actions, and how that can be changed. Pure. */
import type { Action, Step, View } from '#games/flatiron';
import { type Deed, paperDeed, type Street } from '#games/flatiron/components';
import { type Ahead, aheadOf, comingDeeds, ownColumn, type Wish, withRest } from '#games/flatiron/queries';
import { at } from '#kernel';
import type { Staged } from './turn.ts';

/** Used or skipped in the staged turn; still to come; done and sent; or passed over because it cannot be done. */
export type RowState = 'on' | 'off' | 'open' | 'done' | 'barred';

/** One action of the column, or R7.16 the newspaper of the day in a slot that one of them has filled. */
export interface PlanRow {
  readonly deed: Deed;
  readonly isBonus: boolean;
  readonly state: RowState;
  /** The number of the staged answer that uses or skips it; where it is being asked for, that of the next one. */
  readonly index: number | undefined;
  /** Whether it can be used. */
  readonly can: boolean;
  /** What it brings, as far as it is known. */
  readonly points: number;
  readonly dollars: number;
}

export interface Plan {
  readonly street: Street;
  readonly rows: readonly PlanRow[];
  /** Where the column begins in the staged turn; nothing if that part was sent already. */
  readonly begins: number | undefined;
}

/** What is known of the turn. */
export interface TurnSoFar {
  readonly view: View;
  /** The question; nothing while the turn waits to be sent. */
  readonly step: Step | undefined;
  readonly staged: Staged;
}

/** The plan of the column in use; nothing while none is. */
export function planOf({ view, step, staged }: TurnSoFar): Plan | undefined {
  if (view.viewer === 'spectator' || (!step && staged.length === 0)) return undefined;
  const begins = staged.findLastIndex(
    ({ action, view: then }) => 'do' in action && action.do === 'activate' && placeOf(then) < STREET_COUNT,
  );
  const coming = comingDeeds(view);
  const isInUse = begins >= 0 || staged.some(({ question }) => question.prompt.step === 'work');
  if (!isInUse && (coming.length === 0 || !step)) return undefined;
  const before = staged[Math.max(0, begins)]?.view ?? view;
  const street = placeOf(before);
  const rowOf = (deed: Deed): PlanRow => {
    const index = staged.findIndex(
      ({ question: { prompt }, action }) =>
        prompt.step === 'work' && prompt.deed === deed && !('spend' in action),
    );
    if (index >= 0) return decided(view, staged, index, deed);
    const nothing = { deed, isBonus: false, points: 0, dollars: 0 };
    if (step?.step === 'work' && step.deed === deed)
      return { ...nothing, state: 'open', index: staged.length, can: aheadCan(view) };
    if (coming.includes(deed)) return { ...nothing, state: 'open', index: undefined, can: true };
    return { ...nothing, state: begins >= 0 ? 'barred' : 'done', index: undefined, can: false };
  };
  const rows = ownColumn(before, street)
    .map(rowOf)
    .flatMap((row) => [row, ...bonusesOf(view, staged, row)]);
  return { street, rows, begins: begins < 0 ? undefined : begins };
}

const STREET_COUNT = 4;

function placeOf({ players, viewer }: View): number {
  return viewer === 'spectator' ? STREET_COUNT : at(players, viewer).place;
}

function aheadCan(view: View): boolean {
  return aheadOf(view)?.legal.some((action) => 'use' in action) ?? false;
}

/** R7.16 Newspapers of the day that the slots of a row have offered. */
function bonusesOf(view: View, staged: Staged, { index, state }: PlanRow): PlanRow[] {
  if (index === undefined || state !== 'on') return [];
  const next = staged.findIndex(({ question: { prompt } }, i) => i > index && ENDS_ROW.has(prompt.step));
  return staged
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ question: { prompt }, view: then }, i) =>
      i > index && prompt.step === 'usePaper'
        ? [{ ...decided(view, staged, i, paperDeed(then.paper)), isBonus: true }]
        : [],
    );
}

function decided(view: View, staged: Staged, index: number, deed: Deed): PlanRow {
  const { action, question, view: before } = at(staged, index);
  const next = staged.findIndex(
    ({ question: { prompt } }, i) => i > index && (ENDS_ROW.has(prompt.step) || prompt.step === 'usePaper'),
  );
  const [was, is] = [before, next < 0 ? view : at(staged, next).view].map(({ players }) =>
    at(players, Number(view.viewer)),
  );
  const isLast = next < 0 && is === was;
  return {
    deed,
    isBonus: false,
    index,
    state: 'use' in action ? 'on' : 'off',
    can: question.legal.some((one) => 'use' in one),
    points: isLast ? 0 : (is?.points ?? 0) - (was?.points ?? 0),
    dollars: isLast ? 0 : (is?.dollars ?? 0) - (was?.dollars ?? 0),
  };
}

/** Questions that come after an action of a column is done with. */
const ENDS_ROW: ReadonlySet<Step['step']> = new Set<Step['step']>(['work', 'closeTurn']);

/** What the staged turn already says about each action, to be kept when another one changes. */
function wishOf(staged: Staged, more: Wish): Wish {
  return (deed) => {
    const index = staged.findIndex(
      ({ question: { prompt }, action }) =>
        prompt.step === 'work' && prompt.deed === deed && !('spend' in action),
    );
    if (index < 0) return more(deed);
    const next = staged.findIndex(({ question: { prompt } }, i) => i > index && ENDS_ROW.has(prompt.step));
    return staged.slice(index, next < 0 ? undefined : next).map(({ action }) => action);
  };
}

/** Other answers from a row on; the rows after it stay as they are, as far as they can. */
export function changeRow(
  { view, staged }: TurnSoFar,
  index: number,
  answers: readonly Action[],
  more: Wish,
): readonly Action[] {
  return withRest(staged[index]?.view ?? view, answers, wishOf(staged, more));
}

/** What a row asks for first when it is used: a slot, a colour, an action, an option of City Hall. */
export function askedBy({ view, staged }: TurnSoFar, { index, can }: PlanRow): Ahead | undefined {
  return index === undefined || !can ? undefined : aheadOf(staged[index]?.view ?? view, { use: true });
}
