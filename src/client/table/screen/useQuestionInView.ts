/** Scrolls a new question, and the result of a game, into view. */
import { type RefObject, useEffect, useRef } from 'react';
import { showQuestion, showTop } from '../prompt/showQuestion.ts';
import type { TableModel } from './useTable.ts';

/** Returns the ref for the scrolling element. */
export function useQuestionInView({
  displayed,
  question,
  result,
}: TableModel): RefObject<HTMLDivElement | null> {
  const center = useRef<HTMLDivElement>(null);
  const hasDecision = displayed.decision !== undefined;
  useEffect(() => {
    if (hasDecision && center.current) showQuestion(center.current);
  }, [hasDecision, question]);
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  useEffect(() => {
    if (isPlayed && center.current) showTop(center.current);
  }, [isPlayed]);
  return center;
}
