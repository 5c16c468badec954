/** The middle of the table: the result once there is one, and the board with its answers. */
import type { ReactNode } from 'react';
import { CONCEDED, same } from '#kernel';
import { useSetting } from '../../settings/settings.ts';
import { GameEnd } from '../end/GameEnd.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import { lastChoice } from '../staging/stage.ts';
import { TableTop } from './TableTop.tsx';
import type { TableModel } from './useTable.ts';

interface Props {
  readonly table: TableModel;
  /** Whether a coach looks at what is chosen before it is sent. */
  readonly isCoached: boolean;
  /** Buttons for when the game is over: the one that plays again, and further ones. */
  readonly playAgain: ReactNode;
  readonly endButtons: ReactNode;
  readonly momentLinks: MomentLinks | undefined;
  readonly loadMoments: (() => Promise<GameMoments>) | undefined;
  /** The button that opens the review. */
  readonly review: ReactNode;
  /** The event being pointed at in the log. */
  readonly highlight: unknown;
}

/** The middle column. */
export function TableCenter({
  table,
  isCoached,
  playAgain,
  endButtons,
  momentLinks,
  loadMoments,
  review,
  highlight,
}: Props) {
  const { snapshot, displayed, words, name, telling, stage, complete, question, staging, result, playback } =
    table;
  const [pointTwice] = useSetting('pointTwice');
  const { tableView } = snapshot;
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  // What has been chosen and is pointed at again is meant.
  const choose = (...actions: readonly unknown[]) => {
    // While a turn is shown the board asks nothing.
    if (playback.shown) return;
    const isMeant = pointTwice && complete && actions.length === 1 && same(actions[0], complete.action);
    if (isMeant) void staging.confirm();
    else staging.choose(...actions);
  };
  const change = (kept: number, ...actions: readonly unknown[]) => {
    const now = stage?.staged.slice(kept, kept + actions.length).map(({ action }) => action) ?? [];
    const isChosen = complete && stage && kept + actions.length > lastChoice(stage) && same(now, actions);
    if (playback.shown) return;
    if (pointTwice && isChosen) void staging.confirm();
    else staging.change(kept, ...actions);
  };
  const send = (action: unknown) => {
    if (!playback.shown) void staging.finish(action);
  };
  return (
    <>
      {result && (
        <GameEnd
          tableView={tableView}
          result={result}
          words={words}
          name={name}
          acts={
            <>
              {playAgain}
              {isPlayed && tableView.outcome?.ending !== CONCEDED && review}
              {endButtons}
            </>
          }
          loadMoments={loadMoments}
          game={table.game}
          momentLinks={momentLinks}
        />
      )}
      <TableTop
        snapshot={displayed}
        words={words}
        name={name}
        telling={telling}
        choose={choose}
        change={change}
        send={pointTwice && staging.collects && !isCoached ? send : undefined}
        staged={stage?.staged}
        complete={complete}
        question={question}
        takesFocus={stage?.next !== undefined}
        highlight={highlight}
        hint={table.hint}
        sendsAtOnce={!staging.collects}
        happened={playback.shown?.happened}
        still={playback.still}
      />
    </>
  );
}
