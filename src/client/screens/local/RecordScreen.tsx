/** Replays a record from a file on this device, without a network. */
import { useId, useState } from 'react';
import { type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { type ReplaySource, replayOfRecord } from '../../table/moments/localMoments.ts';
import { RecordFile } from '../../ui/RecordFile.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { SourceReplay } from './LocalReplay.tsx';

/** The file field, then the replay. */
export function RecordScreen() {
  const { record, online } = useText();
  const id = useId();
  const [source, setSource] = useState<ReplaySource>();
  const [reason, setReason] = useState<Reason>();
  const open = async (file: File) => {
    try {
      setSource(await replayOfRecord(await file.text(), online.seat));
    } catch (error) {
      setReason(error instanceof Refused ? error.reason : refusedAtDoor('failed').reason);
    }
  };
  if (source) return <SourceReplay source={source} id="record" />;
  return (
    <Page title={record.title}>
      <div className="wrap message">
        <h1 className="display">{record.title}</h1>
        <p>{record.line}</p>
        <label htmlFor={id}>{record.file}</label>
        <RecordFile id={id} open={open} />
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
      </div>
    </Page>
  );
}
