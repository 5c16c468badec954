/** The steps of the check that are about what was shown: the deal, and every answer with what was drawn. */
import { useMemo } from 'react';
import type { Title } from '#games';
import { at, type Viewer, type Words } from '#kernel';
import type { FairStep as Step } from '#table';
import { useText } from '../../i18n/language.tsx';
import { type FairCheck, type PlayStep, playSteps, stepOf } from '../../table/fair/fairCheck.ts';
import { FairStep } from './FairStep.tsx';

export function DealStep({ steps }: { readonly steps: readonly Step[] }) {
  const fair = useText('fair');
  const step = stepOf(steps, 'deal');
  return (
    <FairStep title={fair.steps.deal} holds={step?.holds}>
      {step && <p>{fair.numbers(step.drawn)}</p>}
      {step?.holds === false && <p className="fair-bad">{fair.dealWrong}</p>}
    </FairStep>
  );
}

interface AnswersProps {
  readonly check: FairCheck;
  readonly title: Title;
  readonly words: Words;
  readonly names: readonly string[];
}

export function AnswersStep({ check: { steps, isDone }, title, words, names }: AnswersProps) {
  const fair = useText('fair');
  const plays = playSteps(steps);
  const length = stepOf(steps, 'length');
  const wrong = plays.filter(({ holds }) => !holds);
  const draws = plays.filter(({ drawn }) => drawn > 0);
  const holds = isDone ? wrong.length === 0 && length?.holds !== false : undefined;
  const lines = { title, words, names };
  return (
    <FairStep title={fair.steps.answers} holds={holds}>
      {isDone && <p>{fair.answersLine(plays.length, draws.length)}</p>}
      {length?.holds === false && <p className="fair-bad">{fair.lengthWrong}</p>}
      {wrong.length > 0 && (
        <ol className="fair-answers">
          {wrong.map((step) => (
            <li key={step.number}>
              <AnswerHead step={step} names={names} />
              <p className="fair-bad">{step.refused ? fair.answerRefused : fair.answerWrong}</p>
              <AnswerLines step={step} {...lines} />
            </li>
          ))}
        </ol>
      )}
      {isDone && draws.length > 0 && (
        <details>
          <summary>{fair.list}</summary>
          <ol className="fair-answers">
            {draws.map((step) => (
              <li key={step.number}>
                <AnswerHead step={step} names={names} />
                <AnswerLines step={step} {...lines} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </FairStep>
  );
}

function AnswerHead({ step, names }: { readonly step: PlayStep; readonly names: readonly string[] }) {
  const fair = useText('fair');
  return (
    <p>
      <b>{`${fair.answer(step.number + 1)} · ${names[step.play.seat] ?? ''}`}</b>{' '}
      {step.drawn > 0 && <span className="meta">{fair.numbers(step.drawn)}</span>}
    </p>
  );
}

/** What follows from the seed, as whoever answered saw it. */
function AnswerLines({
  step,
  title,
  words,
  names,
}: Omit<AnswersProps, 'check'> & { readonly step: PlayStep }) {
  const lines = useMemo(() => linesOf(step, title, words, names), [step, title, words, names]);
  return (
    <>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </>
  );
}

function linesOf({ events, play }: PlayStep, { game }: Title, words: Words, names: readonly string[]) {
  const viewer: Viewer = play.seat;
  const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
  return seen.map((event) => words.event(event, (player) => names[player] ?? at(names, 0)));
}
