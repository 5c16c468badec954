/** Brings a new question, and the result of a game, to the eyes of whoever has scrolled away. */
import { type RefObject, useEffect, useRef } from 'react';
import { showQuestion, showTop } from '../prompt/showQuestion.ts';
import type { TableNow } from './useTable.ts';

export function useQuestionInView({ face, question, result }: TableNow): RefObject<HTMLElement | null> {
  const center = useRef<HTMLElement>(null);
  const isAsked = face.decision !== undefined;
  useEffect(() => {
    if (isAsked && center.current) showQuestion(center.current);
  }, [isAsked, question]);
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  useEffect(() => {
    if (isPlayed && center.current) showTop(center.current);
  }, [isPlayed]);
  return center;
}
