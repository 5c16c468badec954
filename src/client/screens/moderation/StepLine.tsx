/** One step of a moderator in words: what, until when, why, and what an appeal came to. */
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Step } from '../../table/talk/civil.ts';
import { dateInWords } from './dateInWords.ts';

interface Props {
  readonly step: Step;
  /** Who did it, where the reader may know. */
  readonly by?: string | undefined;
  readonly children?: ReactNode;
}

export function StepLine({ step, by, children }: Props) {
  const text = useText('moderation');
  const { language } = useLanguage();
  const { kind, until, words, created, lifted, appeal, verdict, verdictWords } = step;
  return (
    <li className="step">
      <div className="step-head">
        <b>{text.kind[kind]}</b>
        {until !== null && <> {text.until(dateInWords(until, language))}</>}
        {lifted !== null && verdict === null && <span className="chip">{text.lifted}</span>}
      </div>
      <p className="meta">{[dateInWords(created, language), by].filter(Boolean).join(' · ')}</p>
      {words !== '' && <p>{words}</p>}
      {appeal !== null && <blockquote>{appeal}</blockquote>}
      {by === undefined && appeal !== null && verdict === null && lifted === null && (
        <p className="meta">{text.appealed}</p>
      )}
      {verdict !== null && (
        <p>
          {by === undefined ? text.verdict[verdict] : text.decide[verdict]} {verdictWords}
        </p>
      )}
      {children}
    </li>
  );
}
