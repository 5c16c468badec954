/** A table of the server: waiting room, game or result. */
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { api, type Me } from '../../remote/api.ts';
import { appConnection } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { feedOf } from '../../table/store/feed.ts';
import { RequireName } from '../account/RequireName.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { FollowLink } from './FollowLink.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

const PlayOnline = lazy(() => import('./PlayOnline.tsx').then(({ PlayOnline }) => ({ default: PlayOnline })));

/** The table; asks for a name first. */
export function TablePage({ id }: { id: string }) {
  return (
    <RequireName>
      {(me) => (
        <FollowLink key={me.id}>
          <OnlineTable id={id} me={me} />
        </FollowLink>
      )}
    </RequireName>
  );
}

function OnlineTable({ id, me }: { id: string; me: Me }) {
  const feed = useMemo(() => feedOf(appConnection(), id), [id]);
  const feedState = useSyncExternalStore(feed.subscribe, feed.state);
  const { reason } = useFetched(`table ${id}`, () => api.table(id));
  if (!feedState && reason) return <RefusedPage reason={reason} />;
  if (!feedState) return <TableFrame />;
  if (feedState.tableView.phase === 'gathering')
    return <WaitingRoom feedState={feedState} command={feed.command} me={me} />;
  return (
    <Suspense fallback={<TableFrame />}>
      <PlayOnline id={id} feed={feed} tableView={feedState.tableView} />
    </Suspense>
  );
}
