/** The best answers, in a panel over the table so that nothing moves when it opens. */
import { useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { capital } from '../prompt/AnswerList.tsx';
import type { Hint } from '../thinking/tasks.ts';
import { Answer } from './Answer.tsx';
import { comparison, expectation, interval, sureness } from './adviceInWords.ts';
import { uniqueLabel, useAnswerHighlight } from './useAnswerHighlight.ts';
import type { HintControls } from './useHint.ts';

interface Props {
  readonly hint: HintControls;
  readonly words: Words;
  readonly choose: (action: unknown) => void;
}

/** Renders nothing while the hint is closed; choosing an answer closes it. */
export function HintPanel({ hint, words, choose }: Props) {
  const text = useText('advice');
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, close, telling, legal } = hint;
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
    <section className="hint panel" aria-labelledby="hint">
      <div className="hint-head">
        <h2 id="hint" ref={heading} className="caps" tabIndex={-1}>
          {text.hint.heading}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={text.hint.close}
          title={`${text.hint.close} (Esc)`}
          onClick={close}
        >
          <Icon name="remove" />
        </button>
      </div>
      {typeof found === 'string' ? (
        <p className={found}>{text.hint[found]}</p>
      ) : (
        <>
          <Answers
            hint={found}
            legal={legal}
            words={words}
            telling={telling}
            pointed={hint.pointed}
            point={hint.point}
            choose={chooseAndClose}
          />
          <p className="meta">{text.hint.help}</p>
        </>
      )}
    </section>
  );
}

interface AnswersProps extends Omit<Props, 'hint'> {
  readonly hint: Hint;
  readonly legal: readonly unknown[];
  readonly telling: Telling;
  readonly pointed: unknown;
  readonly point: (action: unknown) => void;
}

/** Highlights on the board the answer that is focused or hovered here, at first the best. */
function Answers({ hint, legal, words, telling, pointed, point, choose }: AnswersProps) {
  const { measure, answers } = hint;
  const text = useText('advice');
  const { language } = useLanguage();
  const [best] = answers;
  useAnswerHighlight(best && uniqueLabel(pointed, legal, words, telling));
  if (!best) return <p>{text.hint.failed}</p>;
  return (
    <ol onKeyDown={(event) => moveFocus(event, 'button')}>
      {answers.map((one, i) => (
        <li key={i}>
          <button
            type="button"
            className="answer"
            data-place={one.place}
            onClick={() => choose(one.action)}
            onPointerEnter={() => point(one.action)}
            onFocus={() => point(one.action)}
          >
            <span>
              <Answer action={one.action} words={words} telling={telling} />
            </span>
            <span>
              {capital(expectation(text, measure, one.points))}{' '}
              <span className="meta">{`(${interval(text, language, measure, one)})`}</span>
            </span>
            <span className="hint-sure">
              {one === best
                ? `${text.hint.best}: ${sureness(text, language, answers)}`
                : capital(comparison(text, best, one))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
