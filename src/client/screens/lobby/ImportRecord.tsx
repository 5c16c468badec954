/** Imports a record from a file; the server checks it, then the replay opens. */
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { Refused, refused } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { RecordFile } from '../../ui/RecordFile.tsx';
import { Refusal } from '../../ui/Refusal.tsx';

/** The import panel. */
export function ImportRecord() {
  const { lobby } = useText();
  const id = useId();
  const [, go] = useLocation();
  const { reason, attempt } = useAttempt();
  const open = (file: File) =>
    attempt(async () => {
      const { id: record } = await api.importRecord(await jsonOf(file));
      go(`/record/${record}`);
    });
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{lobby.openRecord}</h2>
      </div>
      <label htmlFor={id} className="meta">
        {lobby.openRecordHelp}
      </label>
      <RecordFile id={id} open={open} />
      <Link className="lone-link" href="/record">
        {lobby.openRecordHere}
      </Link>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refused('malformedRecord');
  }
}
