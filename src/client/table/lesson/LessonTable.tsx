/** A lesson at the table: the board as in play, and the coach in the place of the prompt. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Title } from '#games';
import { type CourseText, type Lesson, same } from '#kernel';
import { seatsPlace } from '../../boards/boards.ts';
import { SlotsContext } from '../../boards/kit/slots.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { Spotlight } from '../guide/Spotlight.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { TableTop } from '../screen/TableTop.tsx';
import { useTable } from '../screen/useTable.ts';
import { CoachCard, ShowMe } from './CoachCard.tsx';
import { lessonStore } from './lessonStore.ts';
import { type Place, useCoach } from './useCoach.ts';
import { useLessonKeys } from './useLessonKeys.ts';
import { useOpened } from './useOpened.ts';
import '../screen/styles.ts';
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
  /** Where it was left the last time; the rules must allow what was answered. */
  readonly resume: Place | undefined;
  /** Called whenever the lesson has come further, or begins anew. */
  readonly reached: (place: Place) => void;
  /** Called once when all is done. */
  readonly done: () => void;
  /** Goes to what leads on, as Enter does. */
  readonly goOn: () => void;
  readonly leave: () => void;
}

/** After how many milliseconds at one step help is offered more clearly. */
const LONG = 20_000;

/** Begins anew whenever the learner wants. */
export function LessonTable(props: Props) {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return <Round key={round} {...props} resume={round === 0 ? props.resume : undefined} again={again} />;
}

function Round({
  title,
  lesson,
  text,
  bar,
  ways,
  onward,
  resume,
  reached,
  done,
  goOn,
  leave,
  again,
}: Props & { readonly again: () => void }) {
  const { language } = useLanguage();
  const words = title.words[language];
  const [from] = useState(resume);
  const [store] = useState(() => lessonStore(title, lesson, { answers: from?.answers ?? [] }));
  const table = useTable(store, words, title.game, 'always');
  const coach = useCoach(title.game, lesson, table, from?.readTo);
  const [shown, setShown] = useState<unknown>();
  const [names, setNames] = useState('');
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar: slot, seats: below, dock, foot }), [slot, below, dock, foot]);
  const { snapshot, displayed, name, telling, complete, stage, question, refused, refuse } = table;
  const game = snapshot.tableView.game;
  // A lone learner needs no column for seats.
  const place = snapshot.tableView.seats.length === 1 ? 'bar' : seatsPlace(game);
  const { next, isDone, wants, misses, place: at } = coach;
  useEffect(() => {
    if (isDone) done();
    else reached(at);
  }, [isDone, done, reached, at]);
  const isLong = useIsLong(coach.index);
  useOpened(coach.lit, table.playback.shown !== undefined);
  // A ghost belongs to one answer; after three misses it need not be looked at first.
  const isShown = next !== undefined && (same(shown, next) || misses > 2);
  const hinted = useMemo(() => (isShown ? [{ ...next, place: 1 }] : undefined), [isShown, next]);
  const beginAgain = () => {
    // A staged turn would be kept for the table that begins now.
    flushSync(table.staging.reset);
    again();
  };
  const showMe = () => {
    if (isShown) coach.doNext();
    else setShown(next);
  };
  const hasHelp = wants === 'answer' && next !== undefined;
  const close = refused ? () => refuse(undefined) : stage ? table.staging.reset : leave;
  useLessonKeys({
    goOn: isDone ? goOn : wants === 'reading' ? coach.read : undefined,
    showMe: hasHelp ? showMe : undefined,
    close,
  });
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
        <header className="topbar lesson-bar">
          {bar}
          {seatsPlace(game) === 'bar' ? seats : <div ref={setSlot} className="bar-slot" />}
          {ways}
        </header>
        {place === 'rail' && seats}
        <main className="play">
          <CoachCard
            coach={coach}
            text={text}
            table={table}
            names={names}
            dock={setDock}
            again={beginAgain}
            onward={onward}
            help={hasHelp && <ShowMe isShown={isShown} isWanted={misses > 1 || isLong} act={showMe} />}
          />
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
              still={table.playback.still}
              hint={{ hinted, pointed: undefined }}
            />
          </div>
          <Refusals reason={refused} words={words} game={game} dismiss={() => refuse(undefined)} />
        </main>
        <div ref={setFoot} className="foot-slot" />
        <Spotlight lit={coach.lit} dimmed={lesson.dimmed} named={setNames} />
      </div>
    </SlotsContext>
  );
}

/** Whether the learner has been at this step for long. */
function useIsLong(step: number): boolean {
  const [longAt, setLongAt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLongAt(step), LONG);
    return () => clearTimeout(timer);
  }, [step]);
  return longAt === step;
}
