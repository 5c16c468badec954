/** A table in play: seats, what is asked, the board where there is one, every answer, the log and the talk. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Game, Words } from '#kernel';
import type { Film } from '../film/film.ts';
import { HintPanel } from '../hints/HintPanel.tsx';
import { useHintInWords } from '../hints/useHintInWords.ts';
import { Announcer } from '../log/Announcer.tsx';
import { EventLog, type Moments } from '../log/EventLog.tsx';
import { Chat } from '../people/Chat.tsx';
import { MoreMenu } from '../people/MoreMenu.tsx';
import { NoticeBar } from '../people/NoticeBar.tsx';
import { Rematch } from '../people/Rematch.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { SinceButton } from '../playback/PlaybackBar.tsx';
import { Curtain } from '../prompt/Curtain.tsx';
import { RulesLink } from '../rules/RulesLink.tsx';
import type { TableStore } from '../store/tableStore.ts';
import { LegendButton } from './LegendButton.tsx';
import { TableBar } from './TableBar.tsx';
import { TableCenter } from './TableCenter.tsx';
import { useQuestionInView } from './useQuestionInView.ts';
import { useSounds } from './useSounds.ts';
import { type TableNow, useTable } from './useTable.ts';
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
  /** With the rules at hand turns are staged; without them answers are sent at once. */
  readonly game?: Game;
  /** What can be done when the game is over, besides a rematch online. */
  readonly endActs?: ReactNode;
  /** The way to the moments of the game; the same object while it stays so. */
  readonly moments?: Moments;
  /** The game as it was seen, for the curve of its points. */
  readonly film?: () => Promise<Film>;
  /** The way to the review of a game that was played to its end. */
  readonly review?: ReactNode;
}

export function TableScreen({ words, store, game, endActs, moments, film, review }: Props) {
  const table = useTable(store, words, game);
  const { shown, face, name, command, open, online, staging, takeBack } = table;
  const { tableView, curtain } = shown;
  const [highlight, setHighlight] = useState<unknown>();
  const center = useQuestionInView(table);
  useSounds(shown, table.lastRefusal);
  useTableKeys(table);
  useEffect(() => {
    document.title = `${words.title} · Skyline`;
  }, [words.title]);
  const acts = (
    <>
      {online && <Rematch tableView={tableView} command={command} />}
      {endActs}
    </>
  );

  return (
    <div
      className={`table ${open ? '' : 'covered'} ${table.hasBoard ? 'boarded' : ''}`}
      data-game={tableView.game}
    >
      <TableBar title={words.title}>
        <LegendButton game={tableView.game} />
        <RulesLink game={tableView.game} prompt={open ? face.decision?.prompt : undefined} />
        {shown.link !== 'past' && table.playing && (
          <MoreMenu tableView={tableView} command={command} online={online} />
        )}
      </TableBar>
      <NoticeBar shown={shown} name={name} command={command} dropped={open && staging.dropped} />
      {open && <SeatPanel shown={face} name={name} gains={table.stage?.gains} />}
      <main id="content" ref={center} className="center" tabIndex={-1}>
        {open ? (
          <TableCenter
            table={table}
            endActs={acts}
            moments={moments}
            film={film}
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
          <EventLog events={face.events} words={words} name={name} moments={moments} point={setHighlight}>
            <SinceButton playback={table.playback} />
          </EventLog>
          {online && <Chat shown={shown} name={name} command={command} />}
        </div>
      )}
      <TableAnnouncer table={table} />
    </div>
  );
}

/** What is read aloud: a hint where one is open, else what the staged turn does. */
function TableAnnouncer({ table }: { table: TableNow }) {
  const { shown, face, words, telling, catchingUp, effect } = table;
  const hint = useHintInWords(table.hint, words);
  const staged = effect ? [...effect.forced, ...effect.gains, effect.ahead].join(' ') : '';
  return (
    <Announcer shown={catchingUp ? shown : face} words={words} telling={telling} effect={hint ?? staged} />
  );
}
