/** The replay of a game on this device: while it is played from the player's view, afterwards from any seat. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord, Viewer } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { attemptAtTable } from '../../settings/daily.ts';
import { handOver } from '../../table/fair/fairLink.ts';
import { type ReplaySource, replayOfGame } from '../../table/moments/localMoments.ts';
import { ReplayTable, viewerIn } from '../../table/replay/ReplayTable.tsx';
import { ShareButton } from '../../table/share/ShareButton.tsx';
import { statusOf } from '../../table/titles/useTitle.ts';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';

/** Loads and shows the replay. */
export function LocalReplay({ id }: { id: string }) {
  const [source, setSource] = useState<ReplaySource | 'loading' | 'notFound' | 'notLoaded' | 'otherBox'>(
    'loading',
  );
  useEffect(() => {
    let active = true;
    replayOfGame(id).then(
      (found) => active && setSource(found ?? 'notFound'),
      (error) => active && setSource(statusOf(error) === 'otherBox' ? 'otherBox' : 'notLoaded'),
    );
    return () => {
      active = false;
    };
  }, [id]);
  if (source === 'otherBox') return <OtherBox />;
  if (typeof source === 'string') return <Message content={source} />;
  const mayTry = attemptAtTable(id)?.state !== 'playing';
  const whatIf = (seq: number) => `/local/${id}/whatif?at=${seq}`;
  return <SourceReplay source={source} id={id} {...(mayTry && { whatIf })} />;
}

interface SourceReplayProps {
  readonly source: ReplaySource;
  readonly id: string;
  /** The branch at a moment of a game that still goes on. */
  readonly whatIf?: (seq: number) => string;
}

/** A replay with a choice of the allowed viewers. */
export function SourceReplay({ source, id, whatIf }: SourceReplayProps) {
  const { title, names, viewers, record } = source;
  const [as, setAs] = useState<Viewer>(() => {
    const chosen = viewerIn(location.search);
    return viewers.find((viewer) => viewer === chosen) ?? viewers[0] ?? 'spectator';
  });
  const gameMoments = useMemo(() => source.momentsFor(as), [source, as]);
  const loadRecord = useMemo(() => record && (async () => record), [record]);
  const { language } = useLanguage();
  const loadMoments = useCallback(async () => gameMoments, [gameMoments]);
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
      record={loadRecord}
      shared={false}
      whatIf={as === 'spectator' ? undefined : whatIf}
      more={
        record && (
          <>
            <ShareButton game={title.game.id} title={title.words[language].title} loadMoments={loadMoments} />
            {record.proof && <CheckDeal record={record} />}
          </>
        )
      }
    />
  );
}

/** Hands the record to the page that checks its deal. */
function CheckDeal({ record }: { readonly record: GameRecord }) {
  const fair = useText('fair');
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="btn btn-line"
      onClick={() => {
        handOver(record);
        go('/fair');
      }}
    >
      {fair.open}
    </button>
  );
}

/** Data as a file to download. */
function useFile(data: unknown, name: string) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return address === undefined ? undefined : { address, name };
}
