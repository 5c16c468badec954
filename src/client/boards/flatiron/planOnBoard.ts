/** The plan of a column as a part of the board: what its rows and the slots of the tower offer. */
import { useMemo, useState } from 'react';
import type { Action, Flatiron } from '#games/flatiron';
import type { Color, Deed, Street } from '#games/flatiron/components';
import { isGain, type Wish, withRest } from '#games/flatiron/queries';
import { capital, type GameText } from '#games/flatiron/text';
import type { BoardProps } from '../kit/boardProps.ts';
import type { Offer } from './offer.ts';
import { changeRow, choicesAfter, type PlanRow, planOf, type TurnSoFar } from './plan.ts';
import { actionsOf, type Tap } from './targets.ts';
import type { Turn } from './turn.ts';

/** One action of the column with what can be said about it. */
export interface RowOnBoard extends PlanRow {
  /** Whether it is or will be used. */
  readonly isOn: boolean;
  /** What it is called: where it can be used, as an answer. */
  readonly says: string;
  /** Turns it on and off. */
  readonly toggle?: Offer | undefined;
  /** While it is asked about. */
  readonly use?: Offer | undefined;
  readonly skip?: Offer | undefined;
  /** The colours it asks for first, where there are several. */
  readonly colors: readonly { readonly color: Color; readonly offer: Offer }[];
}

export interface PlanOnBoard {
  readonly street: Street;
  readonly rows: readonly RowOnBoard[];
  /** Whether nothing but the plan is asked about, besides newspapers. */
  readonly isOpen: boolean;
  /** Whether something is shown to the player before the rest follows. */
  readonly stops: boolean;
  /** By slot: builds there with the first row that can. */
  readonly slots: ReadonlyMap<number, Offer>;
  /** Goes on with all that is left. */
  readonly all: Offer | undefined;
  /** Asks about one action after the other from now on. */
  readonly slow: (() => void) | undefined;
}

const USE: Action = { use: true };
const SKIP: Action = { skip: true };

/** What is remembered of a turn: wishes for actions that are not asked about yet, and whether to go one by one. */
interface Memory {
  readonly turn: number;
  readonly wishes: ReadonlyMap<Deed, boolean>;
  readonly isSlow: boolean;
}

const NO_MEMORY: Memory = { turn: -1, wishes: new Map(), isSlow: false };

/** The plan of the column in use, and `complete`, which goes on after a tap with the rest of its column. */
export function usePlan(props: BoardProps<Flatiron>, { staged }: Turn, text: GameText) {
  const { view, prompt, unsent, words, name, choose, change } = props;
  const [kept, setKept] = useState<Memory>();
  const memory = kept?.turn === view.turns ? kept : NO_MEMORY;
  return useMemo(() => {
    const wishWith =
      (wishes: Memory['wishes']): Wish =>
      (deed) => {
        const wished = wishes.get(deed);
        return wished === undefined ? undefined : [wished ? USE : SKIP];
      };
    const wish = wishWith(memory.wishes);
    const complete = (tap: Tap): readonly Action[] => {
      const [first] = tap;
      const actions = actionsOf(tap);
      const isPause = prompt?.step === 'work' && actions.some((one) => 'spend' in one);
      return !first || memory.isSlow || isPause ? actions : withRest(first.view, actions, wish);
    };
    const turn: TurnSoFar = { view, step: prompt, staged };
    const plan = planOf(turn);
    if (!plan) return { plan: undefined, complete };

    const remember = (part: Partial<Memory>) => setKept({ ...memory, ...part, turn: view.turns });
    const play = (index: number, ...answers: readonly Action[]) => {
      const actions = memory.isSlow ? answers : changeRow(turn, index, answers, wish);
      if (index >= staged.length) choose(...actions);
      else change?.(index, ...actions);
    };
    const isAsking = prompt?.step === 'work';
    const isOpen = !prompt || isAsking || prompt.step === 'closeTurn';
    const { skip: skipWord } = text.board.act;

    const rowOf = (row: PlanRow): RowOnBoard => {
      const { deed, state, index, can } = row;
      const isOn = state === 'on' || (state === 'open' && (memory.wishes.get(deed) ?? isGain(view, deed)));
      const plain = capital(text.phrases.deed(deed));
      const at = (index === undefined ? undefined : staged[index]?.view) ?? view;
      const says = can && index !== undefined ? words.answer(USE, { view: at, name }) : plain;
      const shown: RowOnBoard = { ...row, isOn, says, colors: [] };
      const label = isOn ? `${skipWord}: ${plain}` : says;
      if (state === 'open' && index === undefined) {
        const wishes = new Map(memory.wishes).set(deed, !isOn);
        const toggle: Offer = isAsking
          ? { label, onChoose: () => choose(...withRest(view, [], wishWith(wishes))) }
          : { label, leads: 'way', onChoose: () => remember({ wishes }) };
        return { ...shown, toggle: { ...toggle, pressed: isOn } };
      }
      if (index === undefined) return shown;
      const colors = can && !isOn ? choicesAfter(turn, row, 'color') : [];
      const built = colors.flatMap((action) =>
        'color' in action
          ? [
              {
                color: action.color,
                offer: {
                  label: `${says}: ${text.names.color[action.color]}`,
                  onChoose: () => play(index, USE, action),
                },
              },
            ]
          : [],
      );
      if (state === 'open')
        return {
          ...shown,
          colors: built,
          use: can ? { label: says, onChoose: () => play(index, USE) } : undefined,
          skip: { label: words.answer(SKIP, { view: at, name }), onChoose: () => play(index, SKIP) },
        };
      const toggle = can
        ? { label, pressed: isOn, onChoose: () => play(index, isOn ? SKIP : USE) }
        : undefined;
      return { ...shown, colors: built, toggle };
    };

    const slots = new Map<number, Offer>();
    const addSlots = (index: number, legal: readonly Action[], ...first: readonly Action[]) => {
      for (const action of legal)
        if ('slot' in action)
          slots.set(action.slot, {
            label: [...first, action]
              .map((one) => words.answer(one, { view: staged[index]?.view ?? view, name }))
              .join('. '),
            pressed: isSlotOf(staged[index]?.action, action.slot) || undefined,
            onChoose: () => play(index, ...first, action),
          });
    };
    const building = plan.rows.find(
      (row) => row.state !== 'on' && choicesAfter(turn, row, 'slot').length > 0,
    );
    const built = staged.findLastIndex(({ action }) => 'slot' in action);
    if (isOpen && building?.index !== undefined)
      addSlots(building.index, choicesAfter(turn, building, 'slot'), USE);
    else if (isOpen && built >= 0) addSlots(built, staged[built]?.question.legal ?? []);

    const { begins } = plan;
    return {
      complete,
      plan: {
        street: plan.street,
        rows: plan.rows.map(rowOf),
        isOpen,
        stops: unsent?.before === view,
        slots,
        all: isAsking
          ? { label: text.board.plan.doAll, onChoose: () => choose(...withRest(view, [], wish)) }
          : undefined,
        slow:
          begins !== undefined && staged.length > begins + 1 && !memory.isSlow
            ? () => {
                remember({ isSlow: true });
                change?.(begins + 1);
              }
            : undefined,
      } satisfies PlanOnBoard,
    };
  }, [view, prompt, unsent, words, name, choose, change, memory, staged, text]);
}

function isSlotOf(action: Action | undefined, slot: number): boolean {
  return action !== undefined && 'slot' in action && action.slot === slot;
}
