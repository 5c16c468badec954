/** A table of the server: waiting room, game or result. */
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { api, type Me } from '../../remote/api.ts';
import { appConnection } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { feedOf } from '../../table/store/feed.ts';
import { RequireName } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

const PlayOnline = lazy(() => import('./PlayOnline.tsx').then(({ PlayOnline }) => ({ default: PlayOnline })));

/** The table; asks for a name first. */
export function TablePage({ id }: { id: string }) {
  return <RequireName>{(me) => <OnlineTable key={me.id} id={id} me={me} />}</RequireName>;
}

function OnlineTable({ id, me }: { id: string; me: Me }) {
  const feed = useMemo(() => feedOf(appConnection(), id), [id]);
  const feedState = useSyncExternalStore(feed.subscribe, feed.state);
  const { reason } = useFetched(`table ${id}`, () => api.table(id));
  if (!feedState && reason) return <RefusedPage reason={reason} />;
  if (!feedState) return <Message content="loading" />;
  if (feedState.tableView.phase === 'gathering')
    return <WaitingRoom feedState={feedState} command={feed.command} me={me} />;
  return (
    <Suspense fallback={<Message content="loading" />}>
      <PlayOnline id={id} feed={feed} tableView={feedState.tableView} />
    </Suspense>
  );
}
