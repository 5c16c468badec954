/** What every part of the board needs: the view, the texts, and which answers it stands for. */
import { useMemo } from 'react';
import type { Action, Flatiron, Step, View } from '#games/flatiron';
import { questionOf, standingsOf } from '#games/flatiron/queries';
import type { GameText } from '#games/flatiron/text';
import { type NameOf, same, type Words } from '#kernel';
import { useBoardContext } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { useGameText } from './boardText.ts';
import { changesOf, partsOf } from './highlights.ts';
import type { Offer } from './offer.ts';
import { type PlanOnBoard, usePlan } from './planOnBoard.ts';
import { attemptAt, type Spot, type Tap, tapOf, tapsOf } from './targets.ts';
import { turnOf } from './turn.ts';

export interface SharedBoard {
  readonly view: View;
  readonly text: GameText;
  readonly name: NameOf;
  /** Whether everything lies in one column, as on a phone. */
  readonly narrow: boolean;
  /** Everybody's points, Daniel's last. */
  readonly standings: ReturnType<typeof standingsOf>;
  readonly part: Words<Flatiron>['part'];
  /** The question and the view it was asked at; nothing while nobody asks the viewer. */
  readonly step: Step | undefined;
  readonly asked: View;
  readonly legal: readonly Action[];
  /** The column in use, if one is. */
  readonly plan: PlanOnBoard | undefined;
  /** The answers at a spot; where there are none, the part is called by its own name. */
  offer(spot: Spot, plain: string): Offer;
  /** Classes of a part that stands out, each with a space before it. */
  marked(part: string): string;
  /** The place of an answer among those that a hint proposes, for a staged turn at this point of it; 0 where it does not propose it. */
  hintOf(action: Action | undefined, index?: number): number;
  /** The same for what a tap on a spot gives. */
  hintAt(spot: Spot): number;
}

/** What the board around this part shares. */
export function useBoard(): SharedBoard {
  return useBoardContext<SharedBoard>();
}

/** What the board shares with its parts, made of what it is given. */
export function useShared(props: BoardProps<Flatiron>, narrow: boolean): SharedBoard {
  const { view, scores, words, name, prompt, legal: open, choose, change, highlight } = props;
  const { unsent, staged, hinted, happened } = props;
  const text = useGameText();
  const turn = useMemo(
    () => turnOf({ view, legal: open, unsent, staged, choose, change }),
    [view, open, unsent, staged, choose, change],
  );
  const { plan, complete } = usePlan(props, turn, text, narrow);
  return useMemo((): SharedBoard => {
    const { asked, legal, given, give } = turn;
    const taps = tapsOf(plan?.isOpen ? legal.filter((action) => 'spend' in action) : legal, asked);
    const chosen = unsent && tapOf(taps, given);
    const isAsked = prompt !== undefined || unsent !== undefined;
    const lit = new Set(highlight ? partsOf(highlight, view) : []);
    const changed = unsent ? changesOf(unsent.before, view) : new Set<string>();
    const moved = new Set(happened?.events.flatMap((event) => partsOf(event, view)));
    const hintOf = (action: Action | undefined, index?: number) => {
      const isHere = (after = turn.staged.length) => index === undefined || index === after;
      return (action && hinted?.find((one) => same(one.action, action) && isHere(one.after))?.place) ?? 0;
    };
    const says = (action: Action, at: View) => words.answer(action, { view: at, name });
    const offerOf = (tap: Tap): Offer => ({
      label: tap.map(({ action, view: at }) => says(action, at)).join('. '),
      onChoose: () => give(complete(tap)),
      pressed: tap === chosen || undefined,
    });
    return {
      view,
      text,
      name,
      narrow,
      standings: standingsOf(view, scores),
      part: words.part,
      step: isAsked ? questionOf(asked) : undefined,
      asked,
      legal,
      plan,
      offer(spot, plain) {
        const planned = plan?.spots.get(spot);
        if (planned) return { ...planned, part: spot };
        const tap = taps.get(spot);
        if (tap) return { ...offerOf(tap), part: spot };
        const attempt = prompt && attemptAt(spot, asked);
        return { label: plain, part: spot, onAttempt: attempt && (() => choose(...attempt)) };
      },
      marked: (part) =>
        (lit.has(part) ? ' fi-lit' : moved.has(part) ? ' fi-moved' : '') +
        (changed.has(part) ? ' fi-fresh' : ''),
      hintOf,
      hintAt(spot) {
        const tap = taps.get(spot) ?? [];
        return tap.length === 1 ? hintOf(tap[0]?.action) : 0;
      },
    };
  }, [
    view,
    scores,
    words,
    name,
    prompt,
    choose,
    highlight,
    unsent,
    hinted,
    text,
    narrow,
    turn,
    plan,
    complete,
  ]);
}
