/** The plan of a column as a part of the board: what its rows and the slots of the tower offer. */
import { useMemo, useState } from 'react';
import type { Action, Flatiron } from '#games/flatiron';
import type { Deed, Street } from '#games/flatiron/components';
import { type Ahead, isGain, type Wish, withRest } from '#games/flatiron/queries';
import { capital, type GameText } from '#games/flatiron/text';
import { same } from '#kernel';
import type { BoardProps } from '../kit/boardProps.ts';
import type { Offer } from './offer.ts';
import { askedBy, changeRow, type PlanRow, planOf, type TurnSoFar } from './plan.ts';
import { actionsOf, type Spot, spotOf, type Tap } from './targets.ts';
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
  /** Uses it with the answer to what it asks for first, where there are several. */
  readonly choices: readonly { readonly action: Action; readonly offer: Offer }[];
}

export interface PlanOnBoard {
  readonly street: Street;
  readonly rows: readonly RowOnBoard[];
  /** Whether nothing but the plan is asked about, besides newspapers. */
  readonly isOpen: boolean;
  /** Whether something is shown to the player before the rest follows. */
  readonly stops: boolean;
  /** Slots and actions on the board: the first row that can is used with them. */
  readonly spots: ReadonlyMap<Spot, Offer>;
  /** Goes on with all that is left. */
  readonly all: Offer | undefined;
  /** Asks about one action after the other from now on. */
  readonly slow: (() => void) | undefined;
}

const USE: Action = { use: true };
const SKIP: Action = { skip: true };

/** Answers that a row offers beside its switch. */
const CHIPS = ['color', 'do', 'deed'];

/** What is remembered of a turn: wishes for actions that are not asked about yet, and whether to go one by one. */
interface Memory {
  readonly turn: number;
  readonly wishes: ReadonlyMap<Deed, boolean>;
  readonly isSlow: boolean;
}

const NO_MEMORY: Memory = { turn: -1, wishes: new Map(), isSlow: false };

/** The plan of the column in use, and `complete`, which goes on after a tap with the rest of its column. */
export function usePlan(props: BoardProps<Flatiron>, { staged }: Turn, text: GameText, narrow: boolean) {
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
      const shown: RowOnBoard = { ...row, isOn, says, choices: [] };
      const label = isOn ? `${skipWord}: ${plain}` : says;
      if (state === 'open' && index === undefined) {
        const wishes = new Map(memory.wishes).set(deed, !isOn);
        const toggle: Offer = isAsking
          ? { label, onChoose: () => choose(...withRest(view, [], wishWith(wishes))) }
          : { label, leads: 'way', onChoose: () => remember({ wishes }) };
        return { ...shown, toggle: { ...toggle, pressed: isOn } };
      }
      if (index === undefined) return shown;
      const next = askedBy(turn, row);
      const given = isOn ? staged[index + 1]?.action : undefined;
      const choices = (next?.legal ?? [])
        .filter((action) => CHIPS.some((kind) => kind in action))
        .map((action) => ({
          action,
          offer: {
            label: `${says}: ${words.answer(action, { view: next?.view ?? at, name })}`,
            pressed: (given && same(given, action)) || undefined,
            onChoose: () => play(index, USE, action),
          },
        }));
      if (state === 'open')
        return {
          ...shown,
          choices,
          use: can ? { label: says, onChoose: () => play(index, USE) } : undefined,
          skip: { label: words.answer(SKIP, { view: at, name }), onChoose: () => play(index, SKIP) },
        };
      const toggle = can
        ? { label, pressed: isOn, onChoose: () => play(index, isOn ? SKIP : USE) }
        : undefined;
      return { ...shown, choices, toggle };
    };

    const spots = new Map<Spot, Offer>();
    const addSpots = (
      index: number,
      { legal, view: then }: Omit<Ahead, 'step'>,
      ...use: readonly Action[]
    ) => {
      const before = { view: staged[index]?.view ?? view, name };
      for (const action of legal)
        spots.set(spotOf(action, then), {
          label: [
            ...use.map((one) => words.answer(one, before)),
            words.answer(action, { view: then, name }),
          ].join('. '),
          pressed: same(staged[index]?.action, action) || undefined,
          onChoose: () => play(index, ...use, action),
        });
    };
    for (const kind of isOpen ? (['slot', 'deed'] as const) : []) {
      const asks = plan.rows
        .filter(({ state }) => state !== 'on')
        .map((row) => ({ index: row.index, next: askedBy(turn, row) }))
        .find(({ next }) => next?.legal.some((action) => kind in action));
      const given = staged.findLastIndex(({ action }) => kind in action);
      const was = staged[given];
      if (asks?.next && asks.index !== undefined) addSpots(asks.index, asks.next, USE);
      // On a phone the plan may lie over the slots; its row asks again when it is switched off and on.
      else if (was && !narrow) addSpots(given, { legal: was.question.legal, view: was.view });
    }

    // What comes before it stays: the way there, or the first action after a sending, which has its switch.
    const first = (plan.begins ?? firstWork(staged)) + 1;
    return {
      complete,
      plan: {
        street: plan.street,
        rows: plan.rows.map(rowOf),
        isOpen,
        stops: unsent?.before === view,
        spots,
        all: isAsking
          ? { label: text.board.plan.doAll, onChoose: () => choose(...withRest(view, [], wish)) }
          : undefined,
        slow:
          first > 0 && staged.length > first && !memory.isSlow
            ? () => {
                remember({ isSlow: true });
                change?.(first);
              }
            : undefined,
      } satisfies PlanOnBoard,
    };
  }, [view, prompt, unsent, words, name, choose, change, memory, staged, text, narrow]);
}

/** Where the rest of a column begins that was in use before the last sending. */
function firstWork(staged: Turn['staged']): number {
  return staged.findIndex(({ question }) => question.prompt.step === 'work');
}
