/** The table of New York City: harbour, elevator, press track, bidding stage, hand and players. */
import { useMemo, useRef } from 'react';
import type { NewYorkCity } from '#games/newyorkcity';
import {
  ALL_DISTRICTS,
  firmName,
  previewOf,
  roundPhaseOf,
  rowsOf,
  settlementOf,
} from '#games/newyorkcity/queries';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useWidth } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import type { Shared } from './boardContext.ts';
import { useBoardText } from './boardText.ts';
import { isSlim, modeOf, textSize } from './layout.ts';
import { Desk } from './pieces/Desk.tsx';
import { Phone } from './pieces/Phone.tsx';
import { answerOf, askedOf, drawnView, isBid, usableIn } from './targets.ts';
import { usePicked } from './usePicked.ts';
import { useTab } from './useTab.ts';
import './board.css';
import './desk.css';
import './phone.css';
import './rounds.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './stage.css';
import './composer.css';
import './decision.css';
import './settlement.css';
import './settledBefore.css';
import './hints.css';
import './cards.css';
import './portraits.css';
import './characters.css';
import './elevator.css';
import './elevatorRows.css';
import './players.css';

/** The width where nothing is measured. */
const FIRST_WIDTH = 900;

export function Board(props: BoardProps<NewYorkCity>) {
  const { words, name, choose, highlight, happened, sendsAtOnce = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root, FIRST_WIDTH);
  const text = useBoardText();
  const asked = useMemo(() => askedOf(props), [props]);
  const [picked, pick] = usePicked(asked, choose, sendsAtOnce);
  const view = drawnView(props.view, asked);
  const mode = modeOf(width);
  const seen = useMemo(() => ({ view, picked }), [view, picked]);
  useSlides(root, seen);

  const settlement = useMemo(
    () => happened && settlementOf(happened.before, happened.events, props.view),
    [happened, props.view],
  );
  const { still } = props;
  const settledBefore = useMemo(
    () => still && settlementOf(still.before, still.events, still.after),
    [still],
  );
  const usable = useMemo(() => usableIn(props.staged ?? []), [props.staged]);
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
    usable,
    sendsAtOnce,
    sendBid: sendsAtOnce ? choose : props.send,
    preview,
    highlight,
    hints: { answers: props.hinted ?? [], pointed: props.pointed },
    settlement,
    settledBefore,
    earlier: happened?.before,
    mode,
    isSlim: isSlim(width),
    tab: useTab(view, asked, mode, settlement?.kind),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from part to part
    <div
      ref={root}
      className={`nyc nyc-${mode}${isSlim(width) ? ' nyc-slim' : ''}`}
      style={{ '--size': `${textSize(width)}px` }}
      onKeyDown={moveByArrows}
    >
      <BoardProvider value={shared}>
        <Notes className="nyc-table">{mode === 'phone' ? <Phone /> : <Desk />}</Notes>
      </BoardProvider>
    </div>
  );
}
