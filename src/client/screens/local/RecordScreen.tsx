/** A record from a file, played again on this device by the rules, without a network. */
import { useId, useState } from 'react';
import { type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { type Reel, reelOfRecord } from '../../table/film/localFilm.ts';
import { RecordFile } from '../../ui/RecordFile.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { ReelScreen } from './LocalReplay.tsx';

export function RecordScreen() {
  const { record, online } = useText();
  const id = useId();
  const [reel, setReel] = useState<Reel>();
  const [reason, setReason] = useState<Reason>();
  const open = async (file: File) => {
    try {
      setReel(await reelOfRecord(await file.text(), online.seat));
    } catch (error) {
      setReason(error instanceof Refused ? error.reason : refusedAtDoor('failed').reason);
    }
  };
  if (reel) return <ReelScreen reel={reel} id="record" />;
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
