/** What a moderator may do about the person of a report. */
import { type FormEvent, useId, useState } from 'react';
import { LONGEST_WORDS, SANCTION_KINDS, type SanctionKind } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { civil } from '../../table/talk/civil.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { RadioField } from '../../ui/settingFields.tsx';
import { MAX_NAME_LENGTH } from '../account/RequireName.tsx';

const A_DAY = 86_400_000;

export function NewStepForm({ id, again }: { id: string; again: () => void }) {
  const text = useText('moderation');
  const field = useId();
  const [kind, setKind] = useState<SanctionKind>('warn');
  const [date, setDate] = useState(() => dayOf(Date.now() + 7 * A_DAY));
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const isTimed = kind === 'mute' || kind === 'ban';
  const take = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      // To the end of that day, where the moderator is.
      const until = new Date(`${date}T23:59:59`).getTime();
      await civil.take(id, { kind, words, ...(isTimed && { until }), ...(kind === 'rename' && { name }) });
      setWords('');
      setName('');
      again();
    });
  };
  const choices = SANCTION_KINDS.map((value) => ({ value, label: text.kind[value] }));
  return (
    <section className="panel" aria-labelledby={`${field}-title`}>
      <div className="head">
        <h2 id={`${field}-title`}>{text.newStep}</h2>
      </div>
      <form className="stack bare-legend" onSubmit={take}>
        <RadioField label={text.newStep} choices={choices} value={kind} onChange={setKind} />
        {isTimed && (
          <>
            <label htmlFor={`${field}-date`}>{text.date}</label>
            <input
              type="date"
              id={`${field}-date`}
              className="field"
              min={dayOf(Date.now())}
              required
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          </>
        )}
        {kind === 'rename' && (
          <>
            <label htmlFor={`${field}-name`}>{text.newName}</label>
            <input
              type="text"
              id={`${field}-name`}
              className="field"
              maxLength={MAX_NAME_LENGTH}
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
        <label htmlFor={field}>{kind === 'note' ? text.toColleagues : text.toThem}</label>
        <textarea
          id={field}
          className="field"
          rows={3}
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        <button type="submit" className="btn btn-line" disabled={busy}>
          {text.take}
        </button>
      </form>
    </section>
  );
}

/** As a date field has it, on this device's calendar. */
function dayOf(time: number): string {
  const day = new Date(time);
  return new Date(time - 60_000 * day.getTimezoneOffset()).toISOString().slice(0, 10);
}
