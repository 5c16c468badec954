/** A button that gives an answer to the table. */
import type { ReactNode } from 'react';
import type { Action } from '#games/newyorkcity';
import { same } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { hintForAnswer } from '../hinted.ts';
import { type Asked, swapOf } from '../targets.ts';
import { HintMark } from './HintMark.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  readonly action: Action;
  readonly strong?: boolean;
  /** What stands on it, where that is not the answer in words. */
  readonly says?: string;
  readonly note?: string;
  readonly piece?: string;
  readonly part?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Answer(props: Props) {
  const { action, strong = false, says, note: told, piece, part, className, children } = props;
  const { asked, label, choose, hints, text } = useBoard();
  const hint = hintForAnswer(hints, action);
  const named = says === undefined ? label(action) : `${says}: ${label(action)}`;
  return (
    <Pick
      className={className ?? (strong ? 'btn btn-primary btn-game' : 'btn btn-line')}
      label={hint ? `${named}. ${text.turn.hint(hint.place)}` : named}
      onChoose={() => choose(action)}
      pressed={asked?.chosen ? same(asked.chosen, action) : undefined}
      note={told}
      piece={piece}
      part={part}
    >
      {children}
      <HintMark hint={hint} />
    </Pick>
  );
}

/** Swapping with the reserve, where that may be done. */
export function Swap({ asked, className }: { asked: Asked; className?: string }) {
  const { label, text } = useBoard();
  const swap = swapOf(asked);
  if (!swap) return null;
  return (
    <Answer action={swap} note={note(label(swap), text.reserveNote)} {...(className ? { className } : {})}>
      <Sign name="swap" />
      {text.swap}
    </Answer>
  );
}
