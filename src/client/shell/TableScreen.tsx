/** A table in play: seats, what is asked, the board where there is one, every answer, and the log. */
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { at, type Reason, type Seat, type Words } from '#kernel';
import { boardOf } from '../boards/boards.ts';
import { useText } from '../i18n/language.tsx';
import type { SeatPlan } from '../play/localTable.ts';
import type { TableStore } from '../play/tableStore.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { Switches } from '../ui/Switches.tsx';
import { AnswerList } from './AnswerList.tsx';
import { Curtain } from './Curtain.tsx';
import { EventLog } from './EventLog.tsx';
import { Announcer, PromptBar } from './PromptBar.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import './table.css';
import './endings.css';
import './narrow.css';

interface Props {
  /** The game's id: it finds the board and sets the colours. */
  readonly id: string;
  readonly words: Words;
  readonly seats: readonly SeatPlan[];
  readonly store: TableStore;
  readonly again: () => void;
  readonly change: () => void;
}

export function TableScreen({ id, words, seats, store, again, change }: Props) {
  const text = useText();
  const sight = useSyncExternalStore(store.subscribe, store.sight);
  const [refusal, setRefusal] = useState<{ reason: Reason; plays: number }>();
  const name = useCallback((seat: Seat) => at(seats, seat).name, [seats]);
  const telling = useMemo(() => ({ view: sight.view, name }), [sight.view, name]);
  const { decision, outcome, curtain, plays, viewer } = sight;
  const shared = seats.filter(({ player }) => player === 'human').length > 1;
  const Board = boardOf(id);

  useEffect(() => {
    document.title = `${words.title} · Skyline`;
  }, [words.title]);

  // Whoever is asked next starts at the top, wherever the last answer stood.
  const asked = decision !== undefined;
  const center = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    center.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [asked, plays]);

  const attempt = (wish: () => Reason | undefined) => {
    const reason = wish();
    setRefusal(reason && { reason, plays });
  };
  const choose = (action: unknown) => attempt(() => store.choose(action));
  const takeBack = () => attempt(store.takeBack);

  return (
    <div className={curtain === undefined ? 'table' : 'table covered'} data-game={id}>
      <a className="btn btn-primary skip" href="#content">
        {text.bar.skip}
      </a>
      <header className="topbar">
        <Link className="back" href="/" aria-label={text.toHome}>
          <Icon name="back" />
          <Emblem />
        </Link>
        <h1 className="display">{words.title}</h1>
        <Switches />
      </header>
      {curtain === undefined && (
        <SeatPanel seats={seats} scores={sight.scores} awaited={sight.awaited} viewer={viewer} />
      )}
      <main id="content" ref={center} className="center" tabIndex={-1}>
        {curtain !== undefined ? (
          <Curtain
            seat={curtain}
            name={name(curtain)}
            mayTakeBack={sight.noTakeBack === undefined}
            takeBack={takeBack}
            lift={store.liftCurtain}
          />
        ) : (
          <>
            {outcome ? (
              <ScoreSheet
                outcome={outcome}
                scores={sight.scores}
                seats={seats}
                words={words}
                again={again}
                change={change}
              />
            ) : (
              <PromptBar sight={sight} words={words} telling={telling} shared={shared} takeBack={takeBack} />
            )}
            <div role="alert">
              {refusal?.plays === plays && <Refusal reason={refusal.reason} words={words} />}
            </div>
            {Board && (
              <section className="board" aria-label={text.table.board}>
                <Suspense>
                  <Board
                    view={sight.view}
                    legal={decision?.legal ?? []}
                    choose={choose}
                    words={words}
                    name={name}
                  />
                </Suspense>
              </section>
            )}
            {decision && (
              <AnswerList
                key={plays}
                legal={decision.legal}
                words={words}
                telling={telling}
                choose={choose}
              />
            )}
          </>
        )}
      </main>
      {curtain === undefined && <EventLog events={sight.events} words={words} name={name} />}
      <Announcer sight={sight} words={words} telling={telling} />
    </div>
  );
}
