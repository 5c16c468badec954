/** A table of the server: waiting room, game or result. */
import { lazy, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { api, type Me } from '../../remote/api.ts';
import { appConnection } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { ownSalt } from '../../table/fair/ownSalt.ts';
import { type Feed, feedOf } from '../../table/store/feed.ts';
import { Anybody, RequireName } from '../account/RequireName.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useOfferOnLeaving, useStartSound } from './comingAndGoing.ts';
import { useNotedPromise } from './DealPromise.tsx';
import { FollowLink } from './FollowLink.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

const PlayOnline = lazy(() => import('./PlayOnline.tsx').then(({ PlayOnline }) => ({ default: PlayOnline })));

const NameFirst = lazy(() =>
  import('../account/NameFirst.tsx').then(({ NameFirst }) => ({ default: NameFirst })),
);

/** The table. Watching needs no name; following a link does. */
export function TablePage({ id }: { id: string }) {
  const [hasLink] = useState(() => new URLSearchParams(location.search).has('link'));
  if (hasLink)
    return (
      <RequireName>
        {(me) => (
          <FollowLink key={me.id}>
            <OnlineTable id={id} me={me} />
          </FollowLink>
        )}
      </RequireName>
    );
  return <Anybody>{(me) => <OnlineTable id={id} me={me} />}</Anybody>;
}

function OnlineTable({ id, me }: { id: string; me: Me | undefined }) {
  const feed = useMemo(() => feedOf(appConnection(), id), [id]);
  const feedState = useSyncExternalStore(feed.subscribe, feed.state);
  const { reason } = useFetched(`table ${id} ${me?.id}`, () => api.table(id));
  const { withName, question } = useNameFirst(me);
  useOfferOnLeaving(feedState?.tableView);
  useStartSound(feedState?.tableView);
  const named = useMemo(
    (): Feed => ({ ...feed, command: (command) => withName(() => feed.command(command)) }),
    [feed, withName],
  );
  const { tableView } = feedState ?? {};
  useNotedPromise(id, tableView?.promise, tableView?.phase === 'over');
  if (!feedState && reason) return <RefusedPage reason={reason} />;
  if (!feedState) return <TableFrame />;
  if (feedState.tableView.phase === 'gathering')
    return (
      <>
        <WaitingRoom
          feedState={feedState}
          command={named.command}
          sit={(seat) => withName(() => api.sit(id, seat, ownSalt(id)))}
          me={me}
        />
        {question}
      </>
    );
  return (
    <>
      <Suspense fallback={<TableFrame />}>
        <PlayOnline id={id} feed={named} tableView={feedState.tableView} />
      </Suspense>
      {question}
    </>
  );
}

/** Something to be done once somebody has a name, and what becomes of it where they do not say one. */
interface Wanted {
  readonly done: () => Promise<void>;
  readonly giveUp: () => void;
}

/** Whoever only watches is asked for a name as soon as they want to do more. */
function useNameFirst(me: Me | undefined) {
  const [wanted, setWanted] = useState<Wanted>();
  const isNamed = me !== undefined;
  const withName = useCallback(
    <T,>(act: () => Promise<T>): Promise<T | undefined> => {
      if (isNamed) return act();
      return new Promise((resolve, reject) => {
        const done = () => act().then(resolve, reject);
        setWanted({ done, giveUp: () => resolve(undefined) });
      });
    },
    [isNamed],
  );
  const close = () => {
    wanted?.giveUp();
    setWanted(undefined);
  };
  const question = wanted && (
    <Suspense>
      <NameFirst close={close} onDone={wanted.done} />
    </Suspense>
  );
  return { withName, question };
}
