/** A step with what a moderator may still do about it: decide its appeal, or take it back. */
import { useId, useState } from 'react';
import { type Verdict as Decided, LONGEST_WORDS, VERDICTS } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { civil, type StaffStep } from '../../table/talk/civil.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { StepLine } from './StepLine.tsx';

interface Props {
  readonly step: StaffStep;
  readonly by: string;
  readonly again: () => void;
}

export function Verdict({ step, by, again }: Props) {
  const text = useText('moderation');
  const id = useId();
  const [words, setWords] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const act = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      again();
    });
  const isAppealed = step.appealed !== null && step.verdict === null;
  return (
    <StepLine step={step} by={by}>
      {step.lifted === null && isAppealed && (
        <div className="stack">
          <label htmlFor={id}>{text.toThem}</label>
          <textarea
            id={id}
            className="field"
            rows={2}
            maxLength={LONGEST_WORDS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className="more-links">
            {VERDICTS.map((verdict: Decided) => (
              <button
                key={verdict}
                type="button"
                className="btn btn-line"
                disabled={busy}
                onClick={() => act(() => civil.decide(step.id, verdict, words))}
              >
                {text.decide[verdict]}
              </button>
            ))}
          </div>
        </div>
      )}
      {step.lifted === null && !isAppealed && step.kind !== 'note' && (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={busy}
          onClick={() => act(() => civil.lift(step.id))}
        >
          {text.lift}
        </button>
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </StepLine>
  );
}
