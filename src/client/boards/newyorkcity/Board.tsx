/** The table of New York City: harbour, elevator, press track, bidding stage, hand and players. */
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { NewYorkCity } from '#games/newyorkcity';
import { ALL_DISTRICTS, firmName, previewOf, roundPhaseOf, rowsOf } from '#games/newyorkcity/queries';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { InSlot } from '../kit/slots.tsx';
import { useBox } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { type Shared, useBoard } from './boardContext.ts';
import { useBoardText } from './boardText.ts';
import { harbour, modeOf, shapeOf, textSize } from './layout.ts';
import { Decision } from './pieces/Decision.tsx';
import { Decks } from './pieces/Decks.tsx';
import { Firms } from './pieces/Firms.tsx';
import { Hand } from './pieces/Hand.tsx';
import { Main } from './pieces/Main.tsx';
import { Pairs, Stacks } from './pieces/Pairs.tsx';
import { Lanes, Stations } from './pieces/Stage.tsx';
import { Standings } from './pieces/Standings.tsx';
import { RoundBar } from './pieces/Track.tsx';
import { type Asked, answerOf, askedOf, isBid, type Picked, startOf } from './targets.ts';
import './board.css';
import './rounds.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './stage.css';
import './composer.css';
import './cards.css';
import './portraits.css';
import './characters.css';
import './elevator.css';
import './players.css';

/** What is measured first where nothing is measured. */
const FIRST = { width: 900, height: 600 };

export function Board(props: BoardProps<NewYorkCity>) {
  const { view, words, name, choose, highlight } = props;
  const root = useRef<HTMLDivElement>(null);
  const { width } = useBox(root, FIRST);
  const text = useBoardText();
  const asked = useMemo(() => askedOf(props), [props]);
  const [picked, pick] = usePicked(asked);
  const mode = modeOf(width);
  const seen = useMemo(() => ({ view, picked }), [view, picked]);
  useSlides(root, seen);

  const answer = asked && answerOf(asked, picked);
  const composed = answer && isBid(answer) && view.viewer !== 'spectator' ? answer : undefined;
  const preview = composed && asked ? previewOf(asked.view, Number(view.viewer), composed) : undefined;
  const built = preview?.build && { firm: preview.firm, ...preview.build };
  const shared: Shared = {
    view,
    rows: ALL_DISTRICTS.map((district) => rowsOf(view, district, built)),
    text,
    label: (action) => words.answer(action, { view: asked?.view ?? view, name }),
    firm: (firm) => firmName(view, firm, name),
    part: words.part,
    over: roundPhaseOf(view) === 'over',
    asked,
    picked,
    pick,
    choose,
    preview,
    highlight,
    mode,
    shape: shapeOf(mode === 'narrow' ? width : FIRST.width),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from part to part
    <div
      ref={root}
      className={`nyc nyc-${mode} nyc-${shared.shape}`}
      style={sizesOf(view.firms.length + 1, width)}
      onKeyDown={moveByArrows}
    >
      <BoardProvider value={shared}>
        <Notes className="nyc-grid">
          {mode === 'narrow' && <RoundBar />}
          <section className="nyc-panel nyc-side">
            <Stations />
            <Middle />
            {mode !== 'narrow' && <Decision />}
          </section>
          {mode === 'middle' && <Hand />}
          {mode === 'narrow' && (
            <InSlot slot="dock">
              <div className={`nyc nyc-narrow nyc-${shared.shape}`}>
                <Decision />
                <Hand />
              </div>
            </InSlot>
          )}
          <Main />
          <Firms />
          <Decks />
        </Notes>
      </BoardProvider>
    </div>
  );
}

/** For the style sheet: how wide the lying harbour is for its height, and how large text is. */
function sizesOf(rows: number, room: number): CSSProperties {
  const { width, height } = harbour('lying', rows);
  return { '--ratio': width / height, '--size': `${textSize(room)}px` } as CSSProperties;
}

/** Under the stations: stacks, pairs or bids; after them what all of it is worth. */
function Middle() {
  const { view } = useBoard();
  const phase = roundPhaseOf(view);
  if (phase === 'setup') return <Stacks />;
  if (phase === 'draft') return <Pairs />;
  return phase === 'bidding' ? <Lanes /> : <Standings />;
}

/** What is picked, for this question only. */
function usePicked(asked: Asked | undefined): readonly [Picked, (picked: Picked) => void] {
  const [kept, keep] = useState<{ readonly key: string; readonly picked: Picked }>();
  const key = asked?.key ?? '';
  const start = useMemo(() => startOf(asked), [asked]);
  const picked = kept?.key === key ? kept.picked : start;
  return [picked, (next) => keep({ key, picked: next })];
}
