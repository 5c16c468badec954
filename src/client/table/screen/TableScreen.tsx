/** A table in play: seats, what is asked, the board where there is one, every answer, the log and the talk. */
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CONCEDED, type Game, type Reason, resultOf, type Words } from '#kernel';
import type { Command } from '#table';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { TheEnd } from '../end/TheEnd.tsx';
import type { Film } from '../film/film.ts';
import { HintButton } from '../hints/HintButton.tsx';
import { HintPanel } from '../hints/HintPanel.tsx';
import { useHint } from '../hints/useHint.ts';
import { useHintTold } from '../hints/useHintInWords.ts';
import { Announcer } from '../log/Announcer.tsx';
import { EventLog, type Moments } from '../log/EventLog.tsx';
import { AskBack } from '../people/AskBack.tsx';
import { Chat } from '../people/Chat.tsx';
import { MoreMenu } from '../people/MoreMenu.tsx';
import { NoticeBar } from '../people/NoticeBar.tsx';
import { Rematch } from '../people/Rematch.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { PlaybackBar, SinceButton } from '../playback/PlaybackBar.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import { Curtain } from '../prompt/Curtain.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { showQuestion, showTop } from '../prompt/showQuestion.ts';
import { RulesLink } from '../rules/RulesLink.tsx';
import { effectOf } from '../staging/effectInWords.ts';
import { StageTray } from '../staging/StageTray.tsx';
import { lastChoice } from '../staging/stage.ts';
import { shownStaged, useStage } from '../staging/useStage.ts';
import { shownAfter } from '../store/movesSince.ts';
import { usePlayerNames } from '../store/seatNames.ts';
import type { TableStore } from '../store/tableStore.ts';
import { LegendButton } from './LegendButton.tsx';
import { TableBar } from './TableBar.tsx';
import { TableTop } from './TableTop.tsx';
import { useSounds } from './useSounds.ts';
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
  const text = useText();
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const [refusal, setRefusal] = useState<{ reason: Reason; plays: number }>();
  const [highlight, setHighlight] = useState<unknown>();
  const { tableView, curtain } = shown;
  const result = useMemo(() => (tableView.phase === 'over' ? resultOf(tableView) : undefined), [tableView]);
  const name = usePlayerNames(shown);
  const online = shown.link !== 'here' && shown.link !== 'past';
  const playing = tableView.phase === 'playing';
  const open = curtain === undefined;
  const isBoarded = open && drawingsOf(tableView.game) !== undefined;

  const refuse = (reason: Reason | undefined) =>
    setRefusal(reason && { reason, plays: store.shown().tableView.plays });
  const refused = refusal?.plays === tableView.plays ? refusal.reason : undefined;
  const command = async (wanted: Command) => {
    const reason = await store.command(wanted);
    refuse(reason);
    return reason;
  };
  const play = (answered: number, action: unknown) => command({ do: 'play', answered, action });

  const staging = useStage(game, shown, { play, refuse });
  const playback = usePlayback(shown);
  const move = typeof playback.showing === 'number' ? playback.moves[playback.showing] : undefined;
  const stage = move ? undefined : staging.stage;
  const face = move ? shownAfter(shown, move) : stage ? shownStaged(shown, stage) : shown;
  const complete = stage && !stage.next ? stage.staged[lastChoice(stage)] : undefined;
  // The number of the question on the table: staged answers count as given, but for the last choice of a complete turn.
  const question = tableView.plays + (stage ? (complete ? lastChoice(stage) : stage.staged.length) : 0);
  // A complete turn still shows its last question: told as it was when it was asked.
  const asked = complete?.view ?? face.tableView.view;
  const telling = useMemo(() => ({ view: asked, name }), [asked, name]);
  const effect = stage && effectOf(stage, words, name, text);
  useSounds(shown, refusal?.reason);
  const hint = useHint(face, telling, question - tableView.plays);
  const hintTold = useHintTold(hint, words);

  useEffect(() => {
    document.title = `${words.title} · Skyline`;
  }, [words.title]);

  const isAsked = face.decision !== undefined;
  const center = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked && center.current) showQuestion(center.current);
  }, [isAsked, question]);
  const isPlayed = result !== undefined && result.kind !== 'calledOff';
  useEffect(() => {
    if (isPlayed && center.current) showTop(center.current);
  }, [isPlayed]);

  const takeBack = () => (stage ? staging.back() : void command({ do: 'takeBack' }));
  const catchingUp = playback.showing !== undefined;
  useKeys({
    Escape: catchingUp
      ? playback.stop
      : (hint.close ?? (refused ? () => refuse(undefined) : stage && staging.reset)),
    h: hint.toggle,
    u: playing && (open ? tableView.viewer !== 'spectator' : tableView.mayTakeBack) ? takeBack : undefined,
    b: catchingUp ? playback.stop : open && playback.moves.length > 0 ? playback.start : undefined,
  });
  const acts = (
    <>
      {online && <Rematch tableView={tableView} command={command} />}
      {endActs}
    </>
  );

  return (
    <div
      className={`table ${open ? '' : 'covered'} ${isBoarded ? 'boarded' : ''}`}
      data-game={tableView.game}
    >
      <TableBar title={words.title}>
        <LegendButton game={tableView.game} />
        <RulesLink game={tableView.game} prompt={open ? face.decision?.prompt : undefined} />
        {shown.link !== 'past' && playing && (
          <MoreMenu tableView={tableView} command={command} online={online} />
        )}
      </TableBar>
      <NoticeBar shown={shown} name={name} command={command} dropped={open && staging.dropped} />
      {open && <SeatPanel shown={face} name={name} gains={stage?.gains} />}
      <main id="content" ref={center} className="center" tabIndex={-1}>
        {open ? (
          <>
            {catchingUp ? (
              <PlaybackBar playback={playback} words={words} name={name} />
            ) : (
              playing &&
              !tableView.paused && (
                <PromptBar
                  shown={face}
                  words={words}
                  telling={telling}
                  mayTakeBack={stage !== undefined || tableView.mayTakeBack}
                  takeBack={takeBack}
                  leads={stage ? (complete ? 'tray' : 'answers') : 'prompt'}
                  acts={<HintButton hint={hint} />}
                >
                  <SinceButton playback={playback} />
                </PromptBar>
              )
            )}
            {result && (
              <TheEnd
                tableView={tableView}
                result={result}
                words={words}
                name={name}
                acts={acts}
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
            <div className="table-foot">
              <Refusals
                reason={refused}
                words={words}
                game={tableView.game}
                dismiss={() => setRefusal(undefined)}
              >
                {online && refused && <AskBack reason={refused} shown={shown} command={command} />}
              </Refusals>
              {stage && effect && !catchingUp && (
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
          </>
        ) : (
          <Curtain
            seat={curtain}
            name={name(curtain)}
            mayTakeBack={tableView.mayTakeBack}
            takeBack={takeBack}
            lift={store.liftCurtain}
          />
        )}
      </main>
      <HintPanel hint={hint} words={words} choose={staging.choose} />
      {open && (
        <div className="rail">
          <EventLog events={face.events} words={words} name={name} moments={moments} point={setHighlight}>
            <SinceButton playback={playback} />
          </EventLog>
          {online && <Chat shown={shown} name={name} command={command} />}
        </div>
      )}
      <Announcer
        shown={catchingUp ? shown : face}
        words={words}
        telling={telling}
        effect={hintTold ?? (effect ? [...effect.forced, ...effect.gains, effect.ahead].join(' ') : '')}
      />
    </div>
  );
}
