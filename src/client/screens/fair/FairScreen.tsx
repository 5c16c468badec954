/** Whether the deal of a finished game was as promised: checked here, in the browser, from its record; with an explanation for newcomers. */
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { type GameRecord, parseRecord, type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { api, type ReplayOf, recordPath } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { dropFromTab, keptInTab } from '../../settings/memory.ts';
import { handOver, RECORD_TO_CHECK } from '../../table/fair/fairLink.ts';
import { RecordFile } from '../../ui/RecordFile.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Anybody } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { FairReport } from './FairReport.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import './fair.css';

/** A game or an imported record of the server. */
export function FairScreen(of: ReplayOf) {
  return <Anybody>{() => <OfServer {...of} />}</Anybody>;
}

function OfServer(of: ReplayOf) {
  const fair = useText('fair');
  const { data, reason } = useFetched(`fair ${of.kind} ${of.id}`, () => recordOf(of));
  if (reason) return <RefusedPage reason={reason} />;
  if (!data) return <Message content="loading" />;
  if (data === 'notOver') return <Message content={fair.notOver} />;
  return (
    <Frame>
      <FairReport
        record={data}
        table={of.kind === 'tables' ? of.id : undefined}
        replay={of.kind === 'tables' ? `/replay/${of.id}` : `/record/${of.id}`}
        file={{ address: `/api${recordPath(of)}`, name: `skyline-${of.id}.json` }}
      />
    </Frame>
  );
}

/** Of a game that still goes on there is none. */
async function recordOf(of: ReplayOf): Promise<GameRecord | 'notOver'> {
  if (of.kind === 'tables' && (await api.table(of.id)).table.phase !== 'over') return 'notOver';
  return api.record(of);
}

/** A record from a file, or one that a replay has handed over. */
export function FairFileScreen() {
  const fair = useText('fair');
  const id = useId();
  const [record, setRecord] = useState<GameRecord>();
  const [reason, setReason] = useState<Reason>();
  const open = useCallback((text: string) => {
    try {
      setRecord(parseRecord(text));
      setReason(undefined);
    } catch (error) {
      setRecord(undefined);
      setReason(error instanceof Refused ? error.reason : refusedAtDoor('failed').reason);
    }
  }, []);
  const beforeReload = useCallback(() => record !== undefined && handOver(record), [record]);
  useEffect(() => {
    const kept = keptInTab(RECORD_TO_CHECK);
    if (kept === undefined) return;
    dropFromTab(RECORD_TO_CHECK);
    open(kept);
  }, [open]);
  return (
    <Frame>
      {record && <FairReport key={record.seed} record={record} beforeReload={beforeReload} />}
      <section className="panel fair-file">
        <label htmlFor={id}>{record ? fair.another : fair.file}</label>
        <RecordFile id={id} open={async (file) => open(await file.text())} />
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
      </section>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const fair = useText('fair');
  return (
    <Page title={fair.title}>
      <div className="wrap fair">
        <header>
          <p className="caps eyebrow">{fair.eyebrow}</p>
          <h1 className="display">{fair.title}</h1>
          <p className="lead">{fair.lead}</p>
        </header>
        <div className="fair-check">{children}</div>
        <HowItWorks />
      </div>
    </Page>
  );
}
