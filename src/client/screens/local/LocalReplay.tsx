/** A game of this device seen again: during play with the player's own eyes, afterwards with anybody's. */
import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '#kernel';
import { type ReplaySource, replayOfGame } from '../../table/moments/localMoments.ts';
import { ReplayTable, viewerIn } from '../../table/replay/ReplayTable.tsx';
import { Message } from '../frame/Message.tsx';

export function LocalReplay({ id }: { id: string }) {
  const [source, setReel] = useState<ReplaySource | 'loading' | 'notFound' | 'notLoaded'>('loading');
  useEffect(() => {
    let wanted = true;
    replayOfGame(id).then(
      (found) => wanted && setReel(found ?? 'notFound'),
      () => wanted && setReel('notLoaded'),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (typeof source === 'string') return <Message says={source} />;
  return <ReelScreen source={source} id={id} />;
}

/** A game to be seen again, with the choice of eyes it allows. */
export function ReelScreen({ source, id }: { source: ReplaySource; id: string }) {
  const { title, names, viewers, record } = source;
  const [as, setAs] = useState<Viewer>(() => {
    const chosen = viewerIn(location.search);
    return viewers.find((viewer) => viewer === chosen) ?? viewers[0] ?? 'spectator';
  });
  const gameMoments = useMemo(() => source.momentsFor(as), [source, as]);
  const recorded = useMemo(() => record && (async () => record), [record]);
  const file = useFile(record, `skyline-${id}.json`);
  return (
    <ReplayTable
      title={title}
      gameMoments={gameMoments}
      names={names}
      as={as}
      viewers={viewers}
      see={setAs}
      file={file}
      record={recorded}
      shared={false}
    />
  );
}

/** Plain data as a file to take along. */
function useFile(data: unknown, name: string) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address === undefined ? undefined : { address, name };
}
