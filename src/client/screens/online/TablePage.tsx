/** A table of the server: gathering, in play or over, as this person may see it. */
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { api, type Me } from '../../remote/api.ts';
import { appConnection } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { feedOf } from '../../table/store/feed.ts';
import { Named } from '../account/Named.tsx';
import { Message } from '../frame/Message.tsx';
import { NotShown } from '../frame/NotShown.tsx';
import { Gathering } from './Gathering.tsx';

const PlayOnline = lazy(() => import('./PlayOnline.tsx').then(({ PlayOnline }) => ({ default: PlayOnline })));

export function TablePage({ id }: { id: string }) {
  return <Named>{(me) => <FeedState key={me.id} id={id} me={me} />}</Named>;
}

function FeedState({ id, me }: { id: string; me: Me }) {
  const feed = useMemo(() => feedOf(appConnection(), id), [id]);
  const feedState = useSyncExternalStore(feed.subscribe, feed.state);
  const { reason } = useFetched(`table ${id}`, () => api.table(id));
  if (!feedState && reason) return <NotShown reason={reason} />;
  if (!feedState) return <Message says="loading" />;
  if (feedState.tableView.phase === 'gathering')
    return <Gathering feedState={feedState} command={feed.command} me={me} />;
  return (
    <Suspense fallback={<Message says="loading" />}>
      <PlayOnline id={id} feed={feed} tableView={feedState.tableView} />
    </Suspense>
  );
}
