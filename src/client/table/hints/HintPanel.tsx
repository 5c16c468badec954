/** The best answers and why, over the bars of the table: nothing moves when it opens, and no answer on the board is covered. */
import { useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { capital } from '../prompt/AnswerList.tsx';
import type { Hint, HintAnswer } from '../thinking/tasks.ts';
import { Answer } from './Answer.tsx';
import { expectation, interval, reasonsInWords, verdict } from './adviceInWords.ts';
import { uniqueLabel, useAnswerHighlight } from './useAnswerHighlight.ts';
import type { HintControls } from './useHint.ts';
import './hint.css';

interface Props {
  readonly hint: HintControls;
  readonly words: Words;
  readonly choose: (action: unknown) => void;
}

/** Renders nothing while the hint is closed; choosing an answer closes it. */
export function HintPanel({ hint, words, choose }: Props) {
  const text = useText('advice');
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, close } = hint;
  const isOpen = close !== undefined;
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!close || found === undefined) return null;
  const chooseAndClose = (action: unknown) => {
    close();
    choose(action);
  };
  return (
    <section className="hint" aria-labelledby="hint">
      <div className="hint-head">
        <h2 id="hint" ref={heading} className="caps" tabIndex={-1}>
          <Icon name="hint" />
          {text.hint.heading}
        </h2>
        {typeof found === 'object' && <p className="meta">{text.hint.help}</p>}
      </div>
      {typeof found === 'object' ? (
        <Answers hint={found} controls={hint} words={words} choose={chooseAndClose} />
      ) : (
        <p className={found}>{text.hint[found]}</p>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={text.hint.close}
        title={`${text.hint.close} (Esc)`}
        onClick={close}
      >
        <Icon name="remove" />
      </button>
    </section>
  );
}

interface AnswersProps extends Omit<Props, 'hint'> {
  readonly hint: Hint;
  readonly controls: HintControls;
}

/** Points out on the board the answer that is focused or hovered here, at first the best. */
function Answers({ hint, controls, words, choose }: AnswersProps) {
  const text = useText('advice');
  const { legal, telling, pointed, point } = controls;
  const { answers } = hint;
  const isEmpty = answers.length === 0;
  useAnswerHighlight(isEmpty ? undefined : uniqueLabel(pointed, legal, words, telling));
  if (isEmpty) return <p className="failed">{text.hint.failed}</p>;
  return (
    <ol onKeyDown={(event) => moveFocus(event, 'button')}>
      {answers.map((one, i) => (
        <li key={i}>
          <button
            type="button"
            className="answer"
            data-place={one.place}
            data-pointed={one.action === pointed || undefined}
            onClick={() => choose(one.action)}
            onPointerMove={() => one.action !== pointed && point(one.action)}
            onFocus={() => point(one.action)}
          >
            <AnswerInWords hint={hint} one={one} words={words} telling={telling} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface AnswerProps {
  readonly hint: Hint;
  readonly one: HintAnswer;
  readonly words: Words;
  readonly telling: Telling;
}

/** One answer: its place, what it is, how good, and why. */
function AnswerInWords({ hint: { measure, answers }, one, words, telling }: AnswerProps) {
  const text = useText('advice');
  const { language } = useLanguage();
  const isBest = one === answers[0];
  return (
    <>
      <span className="hint-place" aria-hidden="true">
        {one.place}
      </span>
      <span className="hint-answer">
        <Answer action={one.action} words={words} telling={telling} />
      </span>
      <span className="hint-points">
        <b>{capital(verdict(text, one, answers))}</b> · {expectation(text, measure, one.points)}{' '}
        {isBest && (
          <span className="meta hint-interval">{`(${interval(text, language, measure, one)})`}</span>
        )}
      </span>
      <span className="hint-why">
        {reasonsInWords(text, one.reasons, isBest, words, telling).map((reason) => (
          <span key={reason}>{reason} </span>
        ))}
      </span>
    </>
  );
}
