/** A lesson at the table: the board as in play, and the coach in the place of the prompt. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Title } from '#games';
import { type CourseText, type Lesson, same } from '#kernel';
import { seatsPlace } from '../../boards/boards.ts';
import { SlotsContext } from '../../boards/kit/slots.tsx';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spotlight } from '../guide/Spotlight.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { TableTop } from '../screen/TableTop.tsx';
import { useTable } from '../screen/useTable.ts';
import { SendButton } from '../staging/SendButton.tsx';
import { lessonStore } from './lessonStore.ts';
import { type Coach, type CoachSentence, useCoach } from './useCoach.ts';
import '../screen/table.css';
import '../screen/narrow.css';
import '../screen/prompt.css';
import '../people/people.css';
import './lesson.css';

interface Props {
  readonly title: Title;
  readonly lesson: Lesson;
  readonly text: CourseText;
  /** At the top: where in the course the learner is. */
  readonly bar: ReactNode;
  /** The ways out. */
  readonly ways: ReactNode;
  /** What leads on once the lesson is done. */
  readonly onward: ReactNode;
  /** Called once when all is done. */
  readonly done: () => void;
}

/** Begins anew whenever the learner wants. */
export function LessonTable(props: Props) {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return <Round key={round} {...props} again={again} />;
}

function Round({
  title,
  lesson,
  text,
  bar,
  ways,
  onward,
  done,
  again,
}: Props & { readonly again: () => void }) {
  const { language } = useLanguage();
  const words = title.words[language];
  const [store] = useState(() => lessonStore(title, lesson));
  const table = useTable(store, words, title.game, 'always');
  const coach = useCoach(title.game, lesson, table);
  const [shown, setShown] = useState<unknown>();
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar: slot, seats: below, dock, foot }), [slot, below, dock, foot]);
  const { snapshot, displayed, name, telling, complete, stage, question, refused, refuse } = table;
  const game = snapshot.tableView.game;
  // A lone learner needs no column for seats.
  const place = snapshot.tableView.seats.length === 1 ? 'bar' : seatsPlace(game);
  useEffect(() => {
    if (coach.isDone) done();
  }, [coach.isDone, done]);
  const { next } = coach;
  // A ghost belongs to one answer.
  const isShown = next !== undefined && same(shown, next);
  const hinted = useMemo(() => (isShown ? [{ ...next, place: 1 }] : undefined), [isShown, next]);
  const seats = (
    <SeatPanel
      snapshot={displayed}
      name={name}
      words={words}
      game={title.game}
      before={stage && snapshot.tableView}
      below={setBelow}
    />
  );
  return (
    <SlotsContext value={slots}>
      <div className="table lesson" data-game={game} data-seats={place}>
        <div className="topbar lesson-bar">
          {bar}
          {seatsPlace(game) === 'bar' ? seats : <div ref={setSlot} className="bar-slot" />}
          {ways}
        </div>
        {place === 'rail' && seats}
        <main className="play">
          <CoachCard coach={coach} text={text} table={table} dock={setDock} again={again}>
            {coach.isDone
              ? onward
              : coach.wants === 'answer' &&
                next !== undefined && (
                  <ShowMe
                    isShown={isShown}
                    isUrgent={coach.misses > 1}
                    show={() => setShown(next)}
                    doIt={coach.doNext}
                  />
                )}
          </CoachCard>
          <div id="content" className="center" tabIndex={-1}>
            <TableTop
              snapshot={coach.isDone ? { ...displayed, decision: undefined } : displayed}
              words={words}
              name={name}
              telling={telling}
              choose={coach.choose}
              change={coach.change}
              staged={stage?.staged}
              sendsAtOnce={false}
              complete={complete}
              question={question}
              takesFocus={stage?.next !== undefined}
              highlight={undefined}
              happened={table.playback.shown?.happened}
              hint={{ hinted, pointed: undefined }}
            />
          </div>
          <Refusals reason={refused} words={words} game={game} dismiss={() => refuse(undefined)} />
        </main>
        <div ref={setFoot} className="foot-slot" />
        <Spotlight lit={coach.lit} dimmed={lesson.dimmed} />
      </div>
    </SlotsContext>
  );
}

interface CardProps {
  readonly coach: Coach;
  readonly text: CourseText;
  readonly table: ReturnType<typeof useTable>;
  readonly dock: (place: HTMLElement | null) => void;
  readonly again: () => void;
  readonly children: ReactNode;
}

/** What the coach says, with the buttons that belong to it. */
function CoachCard({ coach, text, table, dock, again, children }: CardProps) {
  const learn = useText('learn');
  const heading = useRef<HTMLHeadingElement>(null);
  const { sending, complete, stage } = table;
  const isReading = coach.wants === 'reading';
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReading) nextButton.current?.focus({ preventScroll: true });
  }, [isReading]);
  return (
    <section className="prompt coach" aria-label={learn.coach}>
      <div className="prompt-text">
        <Emblem />
        <h2 ref={heading} className="ask" tabIndex={-1} aria-live="polite">
          {sentenceOf(coach.says, text, learn)}
        </h2>
      </div>
      <div ref={dock} className="dock" />
      <div className="prompt-acts">
        <button type="button" className="btn btn-quiet" onClick={again}>
          <Icon name="turnLeft" />
          <span>{learn.again}</span>
        </button>
        {children}
        {isReading && (
          <button ref={nextButton} type="button" className="btn btn-primary send" onClick={coach.read}>
            {learn.next}
          </button>
        )}
        {!isReading && !coach.isDone && sending && (
          <SendButton
            sending={{ ...sending, isReady: sending.isReady && coach.wants === 'sending' }}
            last={complete && coach.wants === 'sending' ? stage?.staged.at(-1)?.action : undefined}
            showQuestion={() => heading.current?.focus()}
          />
        )}
      </div>
    </section>
  );
}

interface ShowMeProps {
  readonly isShown: boolean;
  readonly isUrgent: boolean;
  readonly show: () => void;
  readonly doIt: () => void;
}

/** Shows the answer on the board, and then offers to give it. */
function ShowMe({ isShown, isUrgent, show, doIt }: ShowMeProps) {
  const learn = useText('learn');
  return (
    <button
      type="button"
      className={isUrgent || isShown ? 'btn btn-line show-me wanted' : 'btn btn-line show-me'}
      onClick={isShown ? doIt : show}
    >
      <Icon name="hint" />
      <span>{isShown ? learn.doIt : learn.showMe}</span>
    </button>
  );
}

function sentenceOf(says: CoachSentence, { lines }: CourseText, learn: { elsewhere: string; send: string }) {
  if ('common' in says) return learn[says.common];
  const line = lines[says.line];
  return typeof line === 'function' ? line(says.values) : (line ?? '');
}
