/** Replays a record from a file on this device, without a network. */
import { useCallback, useEffect, useId, useState } from 'react';
import { type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { dropFromTab, keepInTab, keptInTab } from '../../settings/memory.ts';
import { type ReplaySource, replayOfRecord } from '../../table/moments/localMoments.ts';
import { RecordFile } from '../../ui/RecordFile.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { SourceReplay } from './LocalReplay.tsx';

/** The text of a record whose values the page had to start anew for. */
const KEPT = 'record';

/** The file field, then the replay. */
export function RecordScreen() {
  const { record, online } = useText();
  const id = useId();
  const [source, setSource] = useState<ReplaySource>();
  const [reason, setReason] = useState<Reason>();
  const seatName = online.seat;
  const open = useCallback(
    async (text: string) => {
      try {
        setSource(await replayOfRecord(text, seatName, () => keepInTab(KEPT, text)));
      } catch (error) {
        setReason(error instanceof Refused ? error.reason : refusedAtDoor('failed').reason);
      }
    },
    [seatName],
  );
  useEffect(() => {
    const kept = keptInTab(KEPT);
    if (kept === undefined) return;
    dropFromTab(KEPT);
    void open(kept);
  }, [open]);
  if (source) return <SourceReplay source={source} id="record" />;
  return (
    <Page title={record.title}>
      <div className="wrap message">
        <h1 className="display">{record.title}</h1>
        <p>{record.line}</p>
        <label htmlFor={id}>{record.file}</label>
        <RecordFile id={id} open={async (file) => open(await file.text())} />
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
      </div>
    </Page>
  );
}
