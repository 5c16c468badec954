/** What every part of the board needs: the view, the texts, and which answer it stands for. */
import { useMemo } from 'react';
import type { Action, Flatiron, Step, View } from '#games/flatiron';
import { questionOf, standingsOf } from '#games/flatiron/queries';
import type { GameText } from '#games/flatiron/text';
import type { NameOf, Words } from '#kernel';
import { useBoardContext } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { useGameText } from './boardText.ts';
import { changesOf, partsOf } from './highlights.ts';
import { attemptAt, isSame, type Spot, targetsOf } from './targets.ts';

/** What a part may be chosen for. */
export interface Offer {
  readonly label: string;
  readonly onChoose?: (() => void) | undefined;
  readonly onAttempt?: (() => void) | undefined;
  readonly pressed?: boolean | undefined;
}

export interface SharedBoard {
  readonly view: View;
  readonly text: GameText;
  readonly name: NameOf;
  /** Everybody's points, Daniel's last. */
  readonly standings: ReturnType<typeof standingsOf>;
  readonly part: Words<Flatiron>['part'];
  /** The question and the view it was asked at; nothing while nobody asks the viewer. */
  readonly step: Step | undefined;
  readonly asked: View;
  readonly legal: readonly Action[];
  /** The answer at a spot; where there is none, the part is called by its own name. */
  offer(spot: Spot, plain: string): Offer;
  answerOf(action: Action): Offer;
  /** Classes of a part that stands out, each with a space before it. */
  marked(part: string): string;
}

/** What the board around this part shares. */
export function useBoard(): SharedBoard {
  return useBoardContext<SharedBoard>();
}

/** What the board shares with its parts, made of what it is given. */
export function useShared(props: BoardProps<Flatiron>): SharedBoard {
  const { view, scores, words, name, prompt, legal, choose, highlight, unsent } = props;
  const text = useGameText();
  return useMemo((): SharedBoard => {
    const asked = unsent?.before ?? view;
    const answers = unsent?.legal ?? legal;
    const targets = targetsOf(answers, asked);
    const isAsked = prompt !== undefined || unsent !== undefined;
    const lit = new Set(highlight ? partsOf(highlight, view) : []);
    const changed = unsent ? changesOf(unsent.before, view) : new Set<string>();
    const answerOf = (action: Action): Offer => ({
      label: words.answer(action, { view: asked, name }),
      onChoose: () => choose(action),
      pressed: isSame(action, unsent?.action) || undefined,
    });
    return {
      view,
      text,
      name,
      standings: standingsOf(view, scores),
      part: words.part,
      step: isAsked ? questionOf(asked) : undefined,
      asked,
      legal: answers,
      answerOf,
      offer(spot, plain) {
        const action = targets.get(spot);
        if (action) return answerOf(action);
        const attempt = prompt && attemptAt(spot, asked);
        return attempt ? { label: plain, onAttempt: () => choose(attempt) } : { label: plain };
      },
      marked: (part) => (lit.has(part) ? ' fi-lit' : '') + (changed.has(part) ? ' fi-fresh' : ''),
    };
  }, [view, scores, words, name, prompt, legal, choose, highlight, unsent, text]);
}
