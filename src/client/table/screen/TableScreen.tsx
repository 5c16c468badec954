/** The table screen: seats, prompt, board, answers, log and chat. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isGameId } from '#games';
import type { Game, Words } from '#kernel';
import { seatsPlace } from '../../boards/boards.ts';
import { SignLabels } from '../../boards/kit/SignLabels.tsx';
import { SlotsContext } from '../../boards/kit/slots.tsx';
import { TakenHeight } from '../../boards/kit/takenHeight.ts';
import { useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { AidButton, AidSheet } from '../guide/Aid.tsx';
import { CoachStrip } from '../guide/CoachStrip.tsx';
import { NewSignList, SignWalk } from '../guide/SignWalk.tsx';
import { Spotlight } from '../guide/Spotlight.tsx';
import { litNow, useGuide } from '../guide/useGuide.ts';
import { useNewSigns } from '../guide/useNewSigns.ts';
import { useShowBest } from '../guide/useShowBest.ts';
import { useStripHeight } from '../guide/useStripHeight.ts';
import { HintPanel } from '../hints/HintPanel.tsx';
import { useHintInWords } from '../hints/useHintInWords.ts';
import { Announcer } from '../log/Announcer.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import { AskTakeBack } from '../people/AskTakeBack.tsx';
import { MoreMenu } from '../people/MoreMenu.tsx';
import { NoticeBar } from '../people/NoticeBar.tsx';
import { PresenceToasts } from '../people/PresenceToasts.tsx';
import { Rematch } from '../people/Rematch.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { PlaybackBar } from '../playback/PlaybackBar.tsx';
import { Curtain } from '../prompt/Curtain.tsx';
import { LessonLink } from '../prompt/LessonLink.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { RulesButton } from '../rules/RulesButton.tsx';
import { RulesDrawer } from '../rules/RulesDrawer.tsx';
import { useRules } from '../rules/useRules.ts';
import { SoundIcon } from '../settings/SoundSwitch.tsx';
import { TableTools } from '../settings/TableTools.tsx';
import { usePreviewInWords } from '../staging/usePreviewInWords.ts';
import type { TableStore } from '../store/tableStore.ts';
import { BoardZoom } from './BoardZoom.tsx';
import { LogButton } from './LogButton.tsx';
import { NARROW, PromptBar } from './PromptBar.tsx';
import { TableBar } from './TableBar.tsx';
import { TableCenter } from './TableCenter.tsx';
import { TableRail } from './TableRail.tsx';
import { useLog } from './useLog.ts';
import { useQuestionInView } from './useQuestionInView.ts';
import { useSounds } from './useSounds.ts';
import { type TableModel, useTable } from './useTable.ts';
import { useTableKeys } from './useTableKeys.ts';
import './styles.ts';

interface Props {
  readonly words: Words;
  readonly store: TableStore;
  /** The rules; with them turns are staged, without them answers are sent at once. */
  readonly game?: Game;
  /** When the game is over: the button that plays again, online a rematch where there is none; and further ones. */
  readonly playAgain?: ReactNode;
  readonly endButtons?: ReactNode;
  /** Links to the moments of the game; must be a stable object. */
  readonly momentLinks?: MomentLinks;
  /** Loads the moments of the game, for the chart of points. */
  readonly loadMoments?: () => Promise<GameMoments>;
  /** More for the menu. */
  readonly menu?: ReactNode;
  /** The button that opens a review, for games that were played to the end. */
  readonly review?: ReactNode;
}

/** A stable list. */
const NONE: readonly string[] = [];

/** One screen for all tables: on this device, online and replayed. */
export function TableScreen({
  words,
  store,
  game,
  playAgain,
  endButtons,
  momentLinks,
  loadMoments,
  review,
  menu,
}: Props) {
  const table = useTable(store, words, game);
  const { snapshot, displayed, name, command, open, online, staging, takeBack, playing, playback } = table;
  const { tableView, curtain } = snapshot;
  const [highlight, setHighlight] = useState<unknown>();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar, seats: below, dock, foot }), [bar, below, dock, foot]);
  const log = useLog(table);
  const center = useQuestionInView(table);
  const isNarrow = useMedia(NARROW);
  useSounds(playback.shown ? displayed : snapshot, table.lastRefusal);
  useTableKeys(table);
  const guide = useGuide(table);
  const showBest = useShowBest(table);
  const taken = useStripHeight(guide);
  const rules = useRules(tableView.game);
  const { aid } = useText('kit');
  const signs = useNewSigns(tableView.game, tableView.id);
  const { drawer } = useText('rules');
  const prompt = open ? displayed.decision?.prompt : undefined;
  useEffect(() => {
    document.title = `${words.title} · Skyline`;
  }, [words.title]);
  const seats = open && (
    <SeatPanel
      snapshot={displayed}
      name={name}
      words={words}
      game={game}
      before={playback.shown?.before ?? (table.stage && tableView)}
      preview={table.preview}
      below={setBelow}
    />
  );
  const place = seatsPlace(tableView.game);

  return (
    <SlotsContext value={slots}>
      <div
        className={`table ${open ? '' : 'covered'} ${log.isOpen && open ? 'logged' : ''}`}
        data-game={tableView.game}
        data-seats={place}
      >
        <TableBar
          title={words.title}
          middle={place === 'bar' ? seats : <div ref={setBar} className="bar-slot" />}
        >
          {open && <LogButton log={log} part="log" />}
          {open && online && <LogButton log={log} part="chat" />}
          <SoundIcon />
          <AidButton
            game={tableView.game}
            label={aid}
            className="bar-tool aid-button"
            fresh={guide.showsLabels ? signs.fresh : 0}
          />
          <RulesButton rules={rules} />
          <MoreMenu tableView={tableView} command={command} online={online}>
            <TableTools game={tableView.game} rules={rules} />
            {menu}
          </MoreMenu>
        </TableBar>
        <NoticeBar snapshot={snapshot} name={name} command={command} dropped={open && staging.dropped} />
        {place === 'rail' && seats}
        <main className="play">
          <div className="asking">
            {open && playback.isListed && <PlaybackBar playback={playback} words={words} name={name} />}
            {open && !playback.isListed && playing && !tableView.paused && (
              <PromptBar table={table} log={log} dock={setDock} />
            )}
            {open && <CoachStrip guide={guide} rules={rules} words={words} name={name} showBest={showBest} />}
          </div>
          <div id="content" ref={center} className="center" tabIndex={-1}>
            {open ? (
              <TakenHeight value={taken}>
                <TableCenter
                  table={table}
                  isCoached={guide.isHere}
                  playAgain={playAgain ?? (online && <Rematch tableView={tableView} command={command} />)}
                  endButtons={endButtons}
                  momentLinks={momentLinks}
                  loadMoments={loadMoments}
                  review={review}
                  highlight={highlight}
                />
              </TakenHeight>
            ) : (
              <Curtain
                seat={curtain ?? 0}
                name={name(curtain ?? 0)}
                mayTakeBack={tableView.mayTakeBack}
                takeBack={takeBack}
                lift={store.liftCurtain}
              />
            )}
          </div>
          <BoardZoom center={center} plays={tableView.plays} />
          <TableRefusals table={table} />
          {open && online && <PresenceToasts snapshot={snapshot} name={name} command={command} />}
        </main>
        <div ref={setFoot} className="foot-slot" />
        {!isNarrow && <HintPanel hint={table.hint} words={words} choose={staging.choose} />}
        {open && (
          <TableRail
            table={table}
            log={log}
            momentLinks={momentLinks}
            loadMoments={loadMoments}
            point={setHighlight}
          />
        )}
        {rules.isOpen && isGameId(tableView.game) && (
          <RulesDrawer
            game={tableView.game}
            title={words.title}
            prompt={prompt}
            asked={prompt === undefined ? undefined : words.prompt(prompt, table.telling)}
            rule={rules.rule}
            close={rules.close}
            legend={<AidButton game={tableView.game} label={drawer.icons} />}
          />
        )}
        <AidSheet
          game={tableView.game}
          signs={(close) => <NewSignList signs={signs} close={close} />}
          onToggle={signs.look}
        />
        {open && guide.showsLabels && (
          <SignLabels game={tableView.game} table={tableView.id} moment={displayed} tell={signs.tell} />
        )}
        <SignWalk signs={signs} />
        {open && guide.note && <Spotlight lit={litNow(guide)} dimmed={NONE} />}
        <TableAnnouncer table={table} />
      </div>
    </SlotsContext>
  );
}

/** Why the last attempt was refused, over the lower end of the board. */
function TableRefusals({ table }: { table: TableModel }) {
  const { snapshot, words, refused, refuse, online, command } = table;
  const { game } = snapshot.tableView;
  return (
    <Refusals reason={refused} words={words} game={game} dismiss={() => refuse(undefined)}>
      {refused && <LessonLink game={game} rule={refused.rule} />}
      {online && refused && <AskTakeBack reason={refused} snapshot={snapshot} command={command} />}
    </Refusals>
  );
}

/** Announces an open hint, or else the effect of the staged turn. */
function TableAnnouncer({ table }: { table: TableModel }) {
  const { snapshot, displayed, words, telling, effect, preview, playback } = table;
  const numbers = usePreviewInWords(preview?.[Number(snapshot.tableView.viewer)], words);
  const hint = useHintInWords(table.hint, words);
  const staged = effect ? [...effect.forced, numbers, effect.continuation].join(' ') : '';
  return (
    <Announcer
      snapshot={displayed}
      isPast={playback.shown?.place !== undefined || playback.isListed}
      words={words}
      telling={telling}
      effect={hint ?? staged}
    />
  );
}
