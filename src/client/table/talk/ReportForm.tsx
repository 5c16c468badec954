/** A report about one person: what it is about, in a few words, and what goes along. */
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { LONGEST_WORDS, REPORT_REASONS, type ReportReason, type WhereSaid } from '#protocol';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { RadioField } from '../../ui/settingFields.tsx';
import { civil } from './civil.ts';

interface Props {
  readonly place: WhereSaid;
  readonly person: PersonId;
  readonly back: () => void;
}

export function ReportForm({ place, person, back }: Props) {
  const text = useText('talk');
  const id = useId();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [words, setWords] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { busy, reason: refused, attempt } = useAttempt();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await civil.report({ ...place, person, reason, words });
      setIsSent(true);
    });
  };
  if (isSent)
    return (
      <div className="report-form">
        <p role="status">{text.sent}</p>
        <div className="acts">
          <button type="button" className="btn btn-primary" onClick={back}>
            {text.back}
          </button>
          <Link className="btn btn-line" href="/me/reports">
            {text.toReports}
          </Link>
        </div>
      </div>
    );
  const choices = REPORT_REASONS.map((value) => ({ value, label: text.reason[value] }));
  return (
    <form className="report-form" onSubmit={send}>
      <RadioField label={text.why} choices={choices} value={reason} onChange={setReason} />
      <label htmlFor={id}>{text.words}</label>
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={LONGEST_WORDS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="meta">{text.attached}</p>
      <div role="alert">{refused && <Refusal reason={refused} />}</div>
      <div className="acts">
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {text.send}
        </button>
        <button type="button" className="btn btn-line" onClick={back}>
          {text.back}
        </button>
      </div>
      <Link className="lone-link" href="/conduct">
        {text.conduct}
      </Link>
    </form>
  );
}
