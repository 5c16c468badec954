/** The button that opens a branch at a moment of a game. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Title } from '#games';
import type { GameRecord, Seat, Viewer } from '#kernel';
import type { TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { whatIfPath } from './link.ts';

interface Props {
  readonly title: Title;
  /** The moment. */
  readonly tableView: TableView;
  readonly as: Viewer;
  /** Loads the record, once the game is over. */
  readonly record: (() => Promise<GameRecord>) | undefined;
  /** The branch of a game that still goes on, where there may be one. */
  readonly running: string | undefined;
}

/** Nothing where the game is over, or may not be tried. */
export function TryItButton({ title, tableView, as, record, running }: Props) {
  const { tryIt } = useText('whatIf');
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  if (tableView.phase !== 'playing') return null;
  if (!record)
    return running === undefined ? null : (
      <Link className="btn btn-line" href={running}>
        {tryIt}
      </Link>
    );
  const open = async () => {
    setIsBusy(true);
    try {
      navigate(
        await whatIfPath(title, {
          record: await record(),
          move: tableView.plays,
          seat: seatOf(tableView, as),
        }),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-line" disabled={isBusy} onClick={open}>
      {tryIt}
    </button>
  );
}

/** Whose part is played: the viewer's, or that of who decides. */
function seatOf({ awaited }: TableView, as: Viewer): Seat {
  return as === 'spectator' ? (awaited[0] ?? 0) : as;
}
