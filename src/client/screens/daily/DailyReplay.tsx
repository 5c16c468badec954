/** The replay of a game of a day, with its review: the record is played again on this device. */
import { useEffect, useState } from 'react';
import { type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { dailyApi } from '../../table/daily/dailyApi.ts';
import { type ReplaySource, replayOfRecord } from '../../table/moments/localMoments.ts';
import { Message } from '../frame/Message.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { SourceReplay } from '../local/LocalReplay.tsx';

interface Props {
  readonly game: string;
  readonly day: string;
  readonly id: string;
}

export function DailyReplay({ game, day, id }: Props) {
  const { online } = useText();
  const [source, setSource] = useState<ReplaySource>();
  const [reason, setReason] = useState<Reason>();
  const seatName = online.seat;
  useEffect(() => {
    let active = true;
    load().then(
      (found) => active && setSource(found),
      (error: unknown) => {
        const why = error instanceof Refused ? error : refusedAtDoor('failed');
        if (active) setReason(why.reason);
      },
    );
    return () => {
      active = false;
    };

    async function load(): Promise<ReplaySource> {
      const source = await replayOfRecord(JSON.stringify(await dailyApi.game(game, day, id)), seatName);
      // As the person who played it saw it.
      return { ...source, viewers: [0, ...source.viewers.filter((viewer) => viewer !== 0)] };
    }
  }, [game, day, id, seatName]);
  if (reason) return <RefusedPage reason={reason} />;
  if (!source) return <Message content="loading" />;
  return <SourceReplay source={source} id={id} />;
}
