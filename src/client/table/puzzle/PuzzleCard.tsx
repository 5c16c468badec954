/** The card of a puzzle: what is asked, what came of it, and why. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Puzzle, Telling, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { PuzzlesText } from '../../i18n/text/puzzles.ts';
import { Answer } from '../hints/Answer.tsx';
import { difficultyOf } from './difficulty.ts';
import type { PuzzleModel } from './usePuzzle.ts';

interface Props {
  readonly model: PuzzleModel;
  readonly puzzle: Puzzle;
  readonly words: Words;
  readonly telling: Telling;
  readonly prompt: unknown;
  /** Where a board puts what the question needs on a phone. */
  readonly dock: (place: HTMLElement | null) => void;
  readonly children: ReactNode;
}

export function PuzzleCard({ model, puzzle, words, telling, prompt, dock, children }: Props) {
  const text = useText('puzzles');
  const { phase, stage, lack } = model;
  const chosen = stage?.staged[0]?.action;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phase !== 'open') heading.current?.focus({ preventScroll: true });
  }, [phase]);
  const isOver = phase === 'solved' || phase === 'shown';
  return (
    <section className="puzzle-card" aria-label={text.puzzle}>
      <p className="caps">{text.difficulty[difficultyOf(puzzle)]}</p>
      <div aria-live="polite" className="puzzle-said">
        <h2 ref={heading} tabIndex={-1} className="display" data-phase={phase}>
          {headingOf(model, text, () => words.prompt(prompt, telling))}
        </h2>
        {phase === 'open' && (
          <p>{chosen === undefined ? text.firstCounts : text.chosen(words.answer(chosen, telling))}</p>
        )}
        {phase === 'better' && <p>{lack ? words.fact(lack, telling) : text.noFact}</p>}
        {isOver && (
          <>
            <p>
              <Answer action={chosen ?? puzzle.solution[0]} words={words} telling={telling} />
            </p>
            <ul className="puzzle-reasons">
              {puzzle.reasons.map((fact) => (
                <li key={`${fact.fact} ${fact.about ?? ''}`}>{words.fact(fact, telling)}</li>
              ))}
            </ul>
            <p className="meta">{text.gap(puzzle.gap, words.answer(puzzle.next, telling))}</p>
          </>
        )}
      </div>
      <div ref={dock} className="dock" hidden={isOver} />
      <div className="puzzle-acts">
        {phase === 'open' && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={chosen === undefined}
            onClick={model.check}
          >
            {text.check}
          </button>
        )}
        {phase === 'better' && (
          <button type="button" className="btn btn-primary" onClick={model.again}>
            {text.again}
          </button>
        )}
        {!isOver && (
          <button type="button" className="btn btn-line" onClick={model.show}>
            {text.show}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

function headingOf({ phase, misses }: PuzzleModel, text: PuzzlesText, ask: () => string): string {
  if (phase === 'open') return ask();
  if (phase === 'better') return text.better;
  if (phase === 'shown') return text.theAnswer;
  return misses === 0 ? text.solvedFirst : text.solved;
}
