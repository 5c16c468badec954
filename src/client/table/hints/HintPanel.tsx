/** The best answers, over the table: nothing on it moves when they come. */
import { useEffect, useRef, useState } from 'react';
import type { Telling, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { capital } from '../prompt/AnswerList.tsx';
import type { Hint } from '../thinking/tasks.ts';
import { Answer } from './Answer.tsx';
import { against, expectation, interval, sureness } from './inWords.ts';
import type { HintAtHand } from './useHint.ts';
import { ownLabel, usePointing } from './usePointing.ts';

interface Props {
  readonly hint: HintAtHand;
  readonly words: Words;
  readonly choose: (action: unknown) => void;
}

/** Nothing while the hint is closed; with a choice it closes. */
export function HintPanel({ hint, words, choose }: Props) {
  const text = useText('advice');
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, close, telling, legal } = hint;
  const isOpen = close !== undefined;
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!close || found === undefined) return null;
  const chooseIt = (action: unknown) => {
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
          <Answers hint={found} legal={legal} words={words} telling={telling} choose={chooseIt} />
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
}

/** The best is pointed at on the board, or the one that is looked at here. */
function Answers({ hint: { measure, answers }, legal, words, telling, choose }: AnswersProps) {
  const text = useText('advice');
  const { language } = useLanguage();
  const [best] = answers;
  const [looked, setLooked] = useState(best);
  usePointing(looked && ownLabel(looked.action, legal, words, telling));
  if (!best) return <p>{text.hint.failed}</p>;
  return (
    <ol onKeyDown={(event) => moveFocus(event, 'button')}>
      {answers.map((one, i) => (
        <li key={i}>
          <button
            type="button"
            className="answer"
            onClick={() => choose(one.action)}
            onPointerEnter={() => setLooked(one)}
            onFocus={() => setLooked(one)}
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
                : capital(against(text, best, one))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
