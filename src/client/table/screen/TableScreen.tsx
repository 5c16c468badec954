/** The table screen: seats, prompt, board, answers, log and chat. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Game, Words } from '#kernel';
import { HintPanel } from '../hints/HintPanel.tsx';
import { useHintInWords } from '../hints/useHintInWords.ts';
import { Announcer } from '../log/Announcer.tsx';
import { EventLog, type MomentLinks } from '../log/EventLog.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import { Chat } from '../people/Chat.tsx';
import { MoreMenu } from '../people/MoreMenu.tsx';
import { NoticeBar } from '../people/NoticeBar.tsx';
import { Rematch } from '../people/Rematch.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { CatchUpButton } from '../playback/PlaybackBar.tsx';
import { Curtain } from '../prompt/Curtain.tsx';
import { RulesLink } from '../rules/RulesLink.tsx';
import type { TableStore } from '../store/tableStore.ts';
import { LegendButton } from './LegendButton.tsx';
import { TableBar } from './TableBar.tsx';
import { TableCenter } from './TableCenter.tsx';
import { useQuestionInView } from './useQuestionInView.ts';
import { useSounds } from './useSounds.ts';
import { type TableModel, useTable } from './useTable.ts';
import { useTableKeys } from './useTableKeys.ts';
import './table.css';
import '../end/endings.css';
import '../people/people.css';
import '../staging/stage.css';
import './narrow.css';
import './boardFirst.css';

interface Props {
  readonly words: Words;
  readonly store: TableStore;
  /** The rules; with them turns are staged, without them answers are sent at once. */
  readonly game?: Game;
  /** Buttons for when the game is over, besides a rematch online. */
  readonly endButtons?: ReactNode;
  /** Links to the moments of the game; must be a stable object. */
  readonly momentLinks?: MomentLinks;
  /** Loads the moments of the game, for the chart of points. */
  readonly loadMoments?: () => Promise<GameMoments>;
  /** The offer of a review, for games that were played to the end. */
  readonly review?: ReactNode;
}

/** One screen for all tables: on this device, online and replayed. */
export function TableScreen({ words, store, game, endButtons, momentLinks, loadMoments, review }: Props) {
  const table = useTable(store, words, game);
  const { snapshot, displayed, name, command, open, online, staging, takeBack } = table;
  const { tableView, curtain } = snapshot;
  const [highlight, setHighlight] = useState<unknown>();
  const center = useQuestionInView(table);
  useSounds(snapshot, table.lastRefusal);
  useTableKeys(table);
  useEffect(() => {
    document.title = `${words.title} · Skyline`;
  }, [words.title]);
  const buttons = (
    <>
      {online && <Rematch tableView={tableView} command={command} />}
      {endButtons}
    </>
  );

  return (
    <div
      className={`table ${open ? '' : 'covered'} ${table.hasBoard ? 'boarded' : ''}`}
      data-game={tableView.game}
    >
      <TableBar title={words.title}>
        <LegendButton game={tableView.game} />
        <RulesLink game={tableView.game} prompt={open ? displayed.decision?.prompt : undefined} />
        {snapshot.link !== 'past' && table.playing && (
          <MoreMenu tableView={tableView} command={command} online={online} />
        )}
      </TableBar>
      <NoticeBar snapshot={snapshot} name={name} command={command} dropped={open && staging.dropped} />
      {open && <SeatPanel snapshot={displayed} name={name} gains={table.stage?.gains} />}
      <main id="content" ref={center} className="center" tabIndex={-1}>
        {open ? (
          <TableCenter
            table={table}
            endButtons={buttons}
            momentLinks={momentLinks}
            loadMoments={loadMoments}
            review={review}
            highlight={highlight}
          />
        ) : (
          <Curtain
            seat={curtain ?? 0}
            name={name(curtain ?? 0)}
            mayTakeBack={tableView.mayTakeBack}
            takeBack={takeBack}
            lift={store.liftCurtain}
          />
        )}
      </main>
      <HintPanel hint={table.hint} words={words} choose={staging.choose} />
      {open && (
        <div className="rail">
          <EventLog
            events={displayed.events}
            words={words}
            name={name}
            momentLinks={momentLinks}
            point={setHighlight}
          >
            <CatchUpButton playback={table.playback} />
          </EventLog>
          {online && <Chat snapshot={snapshot} name={name} command={command} />}
        </div>
      )}
      <TableAnnouncer table={table} />
    </div>
  );
}

/** Announces an open hint, or else the effect of the staged turn. */
function TableAnnouncer({ table }: { table: TableModel }) {
  const { snapshot, displayed, words, telling, catchingUp, effect } = table;
  const hint = useHintInWords(table.hint, words);
  const staged = effect ? [...effect.forced, ...effect.gains, effect.continuation].join(' ') : '';
  return (
    <Announcer
      snapshot={catchingUp ? snapshot : displayed}
      words={words}
      telling={telling}
      effect={hint ?? staged}
    />
  );
}
