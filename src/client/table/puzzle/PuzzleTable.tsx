/** A puzzle at the table: the board as in play, and a card that asks, answers and explains. */
import { type ReactNode, useMemo, useState } from 'react';
import type { Title } from '#games';
import { type Puzzle, puzzleStart, same } from '#kernel';
import { seatsPlace } from '../../boards/boards.ts';
import { SlotsContext } from '../../boards/kit/slots.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useSetting } from '../../settings/settings.ts';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { Refusals } from '../prompt/Refusals.tsx';
import { TableTop } from '../screen/TableTop.tsx';
import { stagedSnapshot } from '../staging/useStage.ts';
import { laidGame, nowhere } from '../store/laidGame.ts';
import { seatsFor } from '../store/localPlan.ts';
import { localStore } from '../store/localStore.ts';
import { usePlayerNames } from '../store/seatNames.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { usePuzzle } from './usePuzzle.ts';
import '../screen/styles.ts';
import './puzzle.css';

interface Props {
  readonly title: Title;
  readonly puzzle: Puzzle;
  /** At the top: which puzzle it is, and the way out. */
  readonly bar: ReactNode;
  /** What leads on once the puzzle is over; solved at the first try, or not. */
  readonly onward: (isSolved: boolean) => ReactNode;
  /** Called once, when it is known how the first try went. */
  readonly done: (result: 'solved' | 'missed') => void;
}

export function PuzzleTable({ title, puzzle, bar, onward, done }: Props) {
  const { language } = useLanguage();
  const words = title.words[language];
  const { game } = title;
  const [{ snapshot, seat }] = useState(() => tableOf(title, puzzle));
  const model = usePuzzle(title, puzzle, seat, snapshot, done);
  const { stage, phase } = model;
  const name = usePlayerNames(snapshot);
  const [pointTwice] = useSetting('pointTwice');
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar: slot, seats: below, dock, foot }), [slot, below, dock, foot]);
  const telling = useMemo(() => ({ view: snapshot.tableView.view, name }), [snapshot, name]);
  const isOver = phase === 'solved' || phase === 'shown';
  const complete = stage?.staged[0];
  const displayed = useMemo(() => {
    const shown = stage ? stagedSnapshot(snapshot, stage) : snapshot;
    return isOver ? { ...shown, decision: undefined } : { ...shown, decision: snapshot.decision };
  }, [snapshot, stage, isOver]);
  const hinted = useMemo(
    () => (phase === 'shown' ? [{ action: puzzle.solution[0], place: 1 }] : undefined),
    [phase, puzzle],
  );
  const choose = (...actions: readonly unknown[]) => {
    if (pointTwice && complete && same(actions[0], complete.action)) model.check();
    else model.choose(...actions);
  };
  const place = seatsPlace(game.id);
  const seats = (
    <SeatPanel
      snapshot={displayed}
      name={name}
      words={words}
      game={game}
      before={stage && snapshot.tableView}
      below={setBelow}
    />
  );
  return (
    <SlotsContext value={slots}>
      <div className="table puzzle" data-game={game.id} data-seats={place}>
        <header className="topbar puzzle-bar">
          {bar}
          {place === 'bar' ? seats : <div ref={setSlot} className="bar-slot" />}
        </header>
        {place === 'rail' && seats}
        <main className="play">
          <div id="content" className="center" tabIndex={-1}>
            <TableTop
              snapshot={phase === 'shown' ? { ...displayed, decision: snapshot.decision } : displayed}
              words={words}
              name={name}
              telling={telling}
              choose={choose}
              change={(_kept, ...actions) => choose(...actions)}
              staged={stage?.staged}
              sendsAtOnce={false}
              complete={complete}
              question={0}
              takesFocus={false}
              highlight={undefined}
              happened={undefined}
              still={undefined}
              hint={{ hinted, pointed: undefined }}
            />
          </div>
          <PuzzleCard
            model={model}
            puzzle={puzzle}
            words={words}
            telling={telling}
            prompt={snapshot.decision?.prompt}
            dock={setDock}
          >
            {isOver && onward(phase === 'solved' && model.misses === 0)}
          </PuzzleCard>
          <Refusals reason={model.refused} words={words} game={game.id} dismiss={model.dismissRefusal} />
        </main>
        <div ref={setFoot} className="foot-slot" />
      </div>
    </SlotsContext>
  );
}

/** The table of a puzzle, as its seat sees it. */
function tableOf(title: Title, puzzle: Puzzle) {
  const { position, seat } = puzzleStart(title.game, puzzle);
  const seats = seatsFor([], puzzle.seats).map((one, i) => ({
    ...one,
    player: i === seat ? ('human' as const) : ('level3' as const),
  }));
  const start = { id: `puzzle ${puzzle.view}`, position, plan: { options: {}, seats }, seed: puzzle.seed };
  const store = localStore(laidGame(title, start), { repository: nowhere, think: async () => undefined });
  return { snapshot: store.snapshot(), seat };
}
