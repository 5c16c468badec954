/** The middle of the table: the prompt or the result, the board with its answers, and the staged turn. */
import type { ReactNode } from 'react';
import { CONCEDED } from '#kernel';
import { GameEnd } from '../end/GameEnd.tsx';
import { HintButton } from '../hints/HintButton.tsx';
import type { MomentLinks } from '../log/EventLog.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import { AskTakeBack } from '../people/AskTakeBack.tsx';
import { CatchUpButton, PlaybackBar } from '../playback/PlaybackBar.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { StageTray } from '../staging/StageTray.tsx';
import { TableTop } from './TableTop.tsx';
import type { TableModel } from './useTable.ts';

interface Props {
  readonly table: TableModel;
  /** Buttons for when the game is over. */
  readonly endButtons: ReactNode;
  readonly momentLinks: MomentLinks | undefined;
  readonly loadMoments: (() => Promise<GameMoments>) | undefined;
  readonly review: ReactNode;
  /** The event being pointed at in the log. */
  readonly highlight: unknown;
}

/** The middle column. */
export function TableCenter({ table, endButtons, momentLinks, loadMoments, review, highlight }: Props) {
  const { snapshot, displayed, words, name, telling, stage, complete, question, staging, result, playback } =
    table;
  const { tableView } = snapshot;
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  return (
    <>
      {table.catchingUp && <PlaybackBar playback={playback} words={words} name={name} />}
      {!table.catchingUp && table.playing && !tableView.paused && (
        <PromptBar
          snapshot={displayed}
          words={words}
          telling={telling}
          mayTakeBack={stage !== undefined || tableView.mayTakeBack}
          takeBack={table.takeBack}
          focusOn={stage ? (complete ? 'tray' : 'answers') : 'prompt'}
          acts={<HintButton hint={table.hint} />}
        >
          <CatchUpButton playback={playback} />
        </PromptBar>
      )}
      {result && (
        <GameEnd
          tableView={tableView}
          result={result}
          words={words}
          name={name}
          acts={endButtons}
          loadMoments={loadMoments}
          momentLinks={momentLinks}
        />
      )}
      {isPlayed && tableView.outcome?.ending !== CONCEDED && review}
      <TableTop
        snapshot={displayed}
        words={words}
        name={name}
        telling={telling}
        choose={staging.choose}
        complete={complete}
        question={question}
        takesFocus={stage?.next !== undefined}
        highlight={highlight}
      />
      <TableFoot table={table} />
    </>
  );
}

/** Below the board: refusals, and the staged turn. */
function TableFoot({ table }: { table: TableModel }) {
  const { snapshot, words, refused, refuse, online, stage, effect, staging } = table;
  return (
    <div className="table-foot">
      <Refusals
        reason={refused}
        words={words}
        game={snapshot.tableView.game}
        dismiss={() => refuse(undefined)}
      >
        {online && refused && <AskTakeBack reason={refused} snapshot={snapshot} command={table.command} />}
      </Refusals>
      {stage && effect && !table.catchingUp && (
        <StageTray
          stage={stage}
          effect={effect}
          sending={staging.sending}
          confirm={staging.confirm}
          back={staging.back}
          reset={staging.reset}
        />
      )}
    </div>
  );
}
