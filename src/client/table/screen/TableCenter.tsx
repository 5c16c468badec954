/** The middle of an open table: what is asked or how it ended, the board with its answers, and the turn before it is sent. */
import type { ReactNode } from 'react';
import { CONCEDED } from '#kernel';
import { TheEnd } from '../end/TheEnd.tsx';
import type { Film } from '../film/film.ts';
import { HintButton } from '../hints/HintButton.tsx';
import type { Moments } from '../log/EventLog.tsx';
import { AskBack } from '../people/AskBack.tsx';
import { PlaybackBar, SinceButton } from '../playback/PlaybackBar.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { StageTray } from '../staging/StageTray.tsx';
import { TableTop } from './TableTop.tsx';
import type { TableNow } from './useTable.ts';

interface Props {
  readonly table: TableNow;
  /** What can be done when the game is over. */
  readonly endActs: ReactNode;
  readonly moments: Moments | undefined;
  readonly film: (() => Promise<Film>) | undefined;
  readonly review: ReactNode;
  /** The event somebody points at in the log. */
  readonly highlight: unknown;
}

export function TableCenter({ table, endActs, moments, film, review, highlight }: Props) {
  const { shown, face, words, name, telling, stage, complete, question, staging, result, playback } = table;
  const { tableView } = shown;
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  return (
    <>
      {table.catchingUp && <PlaybackBar playback={playback} words={words} name={name} />}
      {!table.catchingUp && table.playing && !tableView.paused && (
        <PromptBar
          shown={face}
          words={words}
          telling={telling}
          mayTakeBack={stage !== undefined || tableView.mayTakeBack}
          takeBack={table.takeBack}
          leads={stage ? (complete ? 'tray' : 'answers') : 'prompt'}
          acts={<HintButton hint={table.hint} />}
        >
          <SinceButton playback={playback} />
        </PromptBar>
      )}
      {result && (
        <TheEnd
          tableView={tableView}
          result={result}
          words={words}
          name={name}
          acts={endActs}
          film={film}
          moments={moments}
        />
      )}
      {isPlayed && tableView.outcome?.ending !== CONCEDED && review}
      <TableTop
        shown={face}
        words={words}
        name={name}
        telling={telling}
        choose={staging.choose}
        complete={complete}
        question={question}
        leads={stage?.next !== undefined}
        highlight={highlight}
      />
      <TableFoot table={table} />
    </>
  );
}

/** Below the board: why something was refused, and the turn that is being built. */
function TableFoot({ table }: { table: TableNow }) {
  const { shown, words, refused, refuse, online, stage, effect, staging } = table;
  return (
    <div className="table-foot">
      <Refusals reason={refused} words={words} game={shown.tableView.game} dismiss={() => refuse(undefined)}>
        {online && refused && <AskBack reason={refused} shown={shown} command={table.command} />}
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
