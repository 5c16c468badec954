/** A table of the server: gathering, in play or over, as this person may see it. */
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { Message } from '../ui/Message.tsx';
import { api, type Me } from './api.ts';
import { theConnection } from './appConnection.ts';
import { feedOf } from './feed.ts';
import { Gathering } from './Gathering.tsx';
import { useFetched } from './hooks.ts';
import { Named } from './Named.tsx';
import { NotShown } from './NotShown.tsx';

const PlayOnline = lazy(() => import('./PlayOnline.tsx').then(({ PlayOnline }) => ({ default: PlayOnline })));

export function TablePage({ id }: { id: string }) {
  return <Named>{(me) => <Followed key={me.id} id={id} me={me} />}</Named>;
}

function Followed({ id, me }: { id: string; me: Me }) {
  const feed = useMemo(() => feedOf(theConnection(), id), [id]);
  const followed = useSyncExternalStore(feed.subscribe, feed.followed);
  const { reason } = useFetched(`table ${id}`, () => api.table(id));
  if (!followed && reason) return <NotShown reason={reason} />;
  if (!followed) return <Message says="loading" />;
  if (followed.tableView.phase === 'gathering')
    return <Gathering followed={followed} command={feed.command} me={me} />;
  return (
    <Suspense fallback={<Message says="loading" />}>
      <PlayOnline id={id} feed={feed} tableView={followed.tableView} />
    </Suspense>
  );
}
