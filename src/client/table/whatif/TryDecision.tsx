/** The link from a reviewed decision to a branch in which it can be taken otherwise. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord, Seat } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { titleFor } from '../titles/titles.ts';
import { whatIfPath } from './link.ts';

interface Props {
  readonly record: GameRecord;
  /** Which play of the record it was, and whose. */
  readonly play: number;
  readonly seat: Seat;
}

export function TryDecision({ record, play, seat }: Props) {
  const { tryIt } = useText('whatIf');
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const title = await titleFor(record.game, record);
      navigate(await whatIfPath(title, { record, move: play, seat }));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={open}>
      {tryIt}
    </button>
  );
}
